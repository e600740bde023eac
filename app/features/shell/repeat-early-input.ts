import { type EarlyInput, earlyInputKey } from './before-hydration'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A part of a page whose code comes later is hydrated later; this long is waited for it, in steps of 50 ms. */
const mostSteps = 600

const isTicked = (field: Element): field is HTMLInputElement => field.matches('[type=checkbox], [type=radio]')
/** React has hydrated the field: it keeps what it knows of an element on the element. */
const isReacts = (field: Element) => Object.keys(field).some((key) => key.startsWith('__reactProps'))

/** Says to the page, and so to React, that the field holds the text. React notices only a change, so it is emptied first. */
function tell(field: Field, text: string) {
  field.value = ''
  // Not through the field's own property, which is React's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Repeats what was done to a field. False where React did not hear of it: it is still at work on that part of the page. */
function repeat(field: Element, value: string | boolean): boolean {
  if (field.matches('details')) field.dispatchEvent(new Event('toggle'))
  else if (isTicked(field)) {
    field.checked = !value
    field.click()
  } else {
    const input = field as Field & { defaultValue?: string; _valueTracker?: { getValue(): string } }
    const text = input.value === input.defaultValue ? String(value) : input.value
    tell(input, text)
    return !input._valueTracker || input._valueTracker.getValue() === text
  }
  return true
}

async function repeatLater(field: Element, value: string | boolean) {
  for (let step = 0; step < mostSteps && field.isConnected; step++) {
    if (isReacts(field) && repeat(field, value)) return
    await new Promise((go) => setTimeout(go, 50))
  }
}

/** The field that stands for one that React has drawn anew: the only one of the same name, label or placeholder. */
function replacementOf(old: Element): Element | null {
  const name = ['name', 'aria-label', 'placeholder'].find((attribute) => old.hasAttribute(attribute))
  const same = (field: Element, attribute: string) =>
    field.getAttribute(attribute) === old.getAttribute(attribute)
  const [alike, ...more] = [...document.querySelectorAll(old.localName)].filter(
    (field) => name && same(field, name) && same(field, 'type') && (!isTicked(field) || same(field, 'value')),
  )
  return more.length === 0 ? (alike ?? null) : null
}

/**
 * Repeats for React what was typed, ticked, opened and pressed before it had hydrated the page (`before-hydration.ts`). A part that was
 * updated before it was hydrated has new fields: the one of the same name takes what was typed into the old one. While React works
 * on a part, events there are lost: text is repeated until React has it. Fields of a later part hold up only the button of
 * their own form.
 */
export async function repeatEarlyInput(): Promise<void> {
  const early = (window as { [earlyInputKey]?: EarlyInput })[earlyInputKey]
  if (!early) return
  early.end()
  const { typed, pressed } = early
  const later: [Element, string | boolean][] = []
  for (const [old, value] of typed) {
    const field = old.isConnected ? old : replacementOf(old)
    if (!field) continue
    if (!isReacts(field) || !repeat(field, value)) later.push([field, value])
    await null
  }
  const waits = later.map(([field, value]) => repeatLater(field, value))
  if (later.some(([field]) => 'form' in field && field.form && field.form === pressed?.form))
    await Promise.all(waits)
  if (pressed?.isConnected) pressed.click()
}
