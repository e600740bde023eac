import type { Destination } from '~/domain/catalogue/destination'
import type { Constraint, Read, Target } from './constraint'
import { inShort } from './in-short'
import { askedBack } from './sentence'

/** Who wants to see Versailles wants a day trip; a "trip to the Vatican" is none. */
export function withDayTrip(constraint: Constraint, { dayTrips }: Destination): Constraint {
  const isTrip = (target: Target) => target.by === 'place' && dayTrips.some(({ id }) => id === target.id)
  switch (constraint.is) {
    case 'must':
    case 'like':
    case 'pin': {
      if (!isTrip(constraint.what)) return constraint
      const when = constraint.is === 'pin' ? { when: constraint.when } : {}
      return { is: 'day-trip', to: constraint.what, ...when }
    }
    case 'day-trip': {
      const { to, not, when } = constraint
      if (to === undefined || to.by === 'name' || isTrip(to)) return constraint
      if (not) return { is: 'skip', what: to }
      return when ? { is: 'pin', what: to, when } : { is: 'must', what: to }
    }
    default:
      return constraint
  }
}

/** "Art, but not modern art": what is liked and refused in one breath was not understood. */
function isContradicted({ constraint }: Read, all: readonly Read[]): boolean {
  if (constraint.is !== 'skip' || constraint.when || constraint.except) return false
  const what = JSON.stringify(constraint.what)
  return all.some(
    ({ constraint: other }) =>
      (other.is === 'like' || other.is === 'must') && JSON.stringify(other.what) === what,
  )
}

/** From so many on people are a group, children or not. */
const groupFrom = 7

/** The same thing said twice counts once, with the greater certainty. */
export function withoutRepeats(found: readonly Read[]): Read[] {
  const byMeaning = new Map<string, Read>()
  for (const each of found) {
    const key = inShort(each.constraint)
    const other = byMeaning.get(key)
    if (!other || other.certainty < each.certainty) byMeaning.set(key, each)
  }
  const all = [...byMeaning.values()].map((each) =>
    isContradicted(each, [...byMeaning.values()]) ? { ...each, certainty: askedBack } : each,
  )
  const is = (who: string) =>
    all.some(({ constraint }) => constraint.is === 'party' && constraint.who === who)
  // "Five of us, two kids" are a family; twins in a pram are babies; "siesta, nothing in the afternoon" is one break.
  const isSaid = ({ constraint }: Read) =>
    !(
      constraint.is === 'party' &&
      constraint.who === 'group' &&
      (constraint.number ?? 9) < groupFrom &&
      is('children')
    ) && !(constraint.is === 'rest' && Object.keys(constraint.when).length === 0 && rests > 1)
  const rests = all.filter(({ constraint }) => constraint.is === 'rest').length
  // An hour says more than "late starts".
  return all
    .filter(isSaid)
    .filter(
      ({ constraint: { is, ...rest } }) =>
        (is !== 'start' && is !== 'end') ||
        'at' in rest ||
        !all.some(({ constraint: other }) => other.is === is && 'at' in other),
    )
}
