// Runs before the Worker: its clock can be set ahead.
const Real = Date
const ahead = { milliseconds: 0 }

/** @param {number} milliseconds */
export function setAhead(milliseconds) {
  ahead.milliseconds = milliseconds
}

const now = () => Real.now() + ahead.milliseconds

globalThis.Date = new Proxy(Real, {
  construct: (target, args) => (args.length === 0 ? new target(now()) : Reflect.construct(target, args)),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
