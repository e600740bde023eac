import { z } from 'zod'
import type { Driver, InputAction } from './driver'

/** What a person sees of a page: kinds of things by what they are called. */
const kinds = {
  button: 'button, [role=button], input[type=submit], [role=menuitem], [role=option], [role=tab]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4, h5, h6',
  field: 'input, textarea, select',
  text: 'p, span, li, h1, h2, h3, h4, h5, h6, td, th, summary, figcaption, label, button, a',
}
export type Kind = keyof typeof kinds

const Spot = z.object({ x: z.number(), y: z.number(), text: z.string(), disabled: z.boolean() }).nullable()

/** Runs in the page: the nth visible thing of that kind and name, rolled into the middle; null where there is none. */
const find = `async (selector, pattern, nth, roll) => {
  const name = (element) => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.innerText ?? '').join(' ')
    const label = element.labels?.[0]?.innerText
    return (element.getAttribute('aria-label') ?? (labelled.trim() || label || element.placeholder || element.innerText || element.value || '')).trim()
  }
  const wanted = new RegExp(pattern)
  const seen = [...document.querySelectorAll(selector)].filter((element) => {
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    return box.width > 0 && box.height > 0 && style.visibility !== 'hidden' && style.opacity !== '0' && wanted.test(name(element))
  })
  const element = seen.at(nth)
  if (!element) return null
  if (roll) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2), text: name(element), disabled: element.disabled === true || element.getAttribute('aria-disabled') === 'true' }
}`

/** How long something may take to appear, milliseconds. */
const patience = 30_000

/** Somebody who looks and presses, in a real browser. A name is the source of a regular expression. */
export class Person {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.open(new URL(path, this.site).href)
  }

  run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.driver.run(script, ...args)
  }

  /** Waits until it is there, and gives its name. */
  async sees(kind: Kind, name: string, nth = 0): Promise<string> {
    return (await this.spot(kind, name, nth, false)).text
  }

  /** Forgets every cookie, as another person's browser. */
  forgets(): Promise<void> {
    return this.driver.forget()
  }

  /** Waits until a condition in the page holds. */
  async until(what: string, script: string, ...args: unknown[]): Promise<void> {
    await this.patiently(what, async () => (await this.run(script, ...args)) === true || undefined)
  }

  async presses(kind: Kind, name: string, nth = 0): Promise<void> {
    const { x, y } = await this.resting(kind, name, nth)
    await this.pointer('mouse', [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  async writes(name: string, text: string): Promise<void> {
    await this.presses('field', name)
    // A page that has just come may still move the focus.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await this.driver.write(text)
    await this.until(`${text} in ${name}`, '(text) => document.activeElement?.value === text', text)
  }

  /** Drags from one thing to another: by a finger after a long press, by a mouse at once. */
  async drags(by: 'mouse' | 'touch', from: string, to: string): Promise<void> {
    const start = await this.resting('button', from, 0)
    const goal = await this.spot('button', to, 0, false)
    await this.pointer(by, [
      { type: 'pointerMove', x: start.x, y: start.y },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 700 },
      { type: 'pointerMove', x: start.x, y: start.y - 12, duration: 150 },
      { type: 'pointerMove', x: goal.x, y: goal.y - 6, duration: 600 },
      { type: 'pause', duration: 400 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  private pointer(pointerType: 'mouse' | 'touch', actions: InputAction[]): Promise<void> {
    return this.driver.act({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions })
  }

  /** Where it is in the middle of the window, once it stays there: what loads late moves the page. */
  private async resting(kind: Kind, name: string, nth: number) {
    for (let before = await this.spot(kind, name, nth, true); ; ) {
      await new Promise((resolve) => setTimeout(resolve, 300))
      const spot = await this.spot(kind, name, nth, true)
      if (spot.x === before.x && spot.y === before.y) return spot
      before = spot
    }
  }

  private spot(kind: Kind, name: string, nth: number, roll: boolean) {
    return this.patiently(`${kind} ${name}`, async () => {
      const spot = Spot.parse(await this.run(find, kinds[kind], name, nth, roll))
      return spot === null || (roll && spot.disabled) ? undefined : spot
    })
  }

  private async patiently<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    const end = Date.now() + patience
    for (;;) {
      // A page that is just left cannot answer.
      const seen = await look().catch(() => undefined)
      if (seen !== undefined) return seen
      if (Date.now() > end) throw new Error(`not on the page: ${what}`)
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  }
}
