import { Meal } from '~/domain/catalogue/place'
import type { Item } from '~/domain/reader/items'
import { isListed } from '~/domain/reader/lexicons'
import { type Clause, says } from './clause'
import type { Change } from './intent'

export function mealOf({ items }: Clause): Meal | undefined {
  return Meal.safeParse(items.find(({ is }) => is === 'meal')?.value).data
}

export const shiftOf = (clause: Clause): { shift?: 'later' | 'earlier' } =>
  says(clause, 'later') ? { shift: 'later' } : says(clause, 'earlier') ? { shift: 'earlier' } : {}

const numberIn = (items: readonly Item[]) =>
  items.find(({ is, number }) => (is === 'number' || is === 'ordinal') && number !== undefined)?.number

/** "One day longer", "two days shorter". */
export function length(clause: Clause): Change[] | null {
  const more = says(clause, 'do:longer')
  if (!more && !says(clause, 'do:shorter')) {
    const total = daysInAll(clause)
    return total === undefined ? null : [{ is: 'length', total }]
  }
  if (clause.names.length > 0 || mealOf(clause)) return null
  // "Shorten day 2" is about that day.
  if (typeof clause.when?.day === 'number') return [{ is: more ? 'faster' : 'slower', when: clause.when }]
  // "Less of a rush on the first day".
  if (clause.items.some(({ is }) => is === 'ordinal')) return null
  // "Extend it to five days" says how many there are to be.
  const counted = clause.items.find(
    ({ is }, index) => is === 'number' && clause.items[index + 1]?.is === 'day',
  )
  if (counted?.number && isListed('totals', clause.tokens[counted.first - 1]?.text ?? ''))
    return [{ is: 'length', total: counted.number }]
  const by = (numberIn(clause.items) ?? 1) * (says(clause, 'week') ? 7 : 1)
  return by >= 1 && by <= 60 ? [{ is: 'length', by: more ? by : -by }] : null
}

/** "Make it four days", "we only have three days". */
function daysInAll(clause: Clause): number | undefined {
  if (!says(clause, 'do:length') || clause.names.length > 0 || mealOf(clause)) return undefined
  const { items } = clause
  const number = items.find(({ is }, index) => is === 'number' && items[index + 1]?.is === 'day')?.number
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= 60 ? number : undefined
}

/** "A week later", "other dates", "move the trip to 3 May". */
export function dates(clause: Clause): Change[] | null {
  const { shift } = shiftOf(clause)
  const number = numberIn(clause.items) ?? 1
  if (says(clause, 'week') && shift) return [{ is: 'dates', by: (shift === 'later' ? 7 : -7) * number }]
  const wholeTrip = clause.names.length === 0 && !mealOf(clause) && !says(clause, 'start')
  const counted = clause.items.find(
    (item, index) => item.is === 'day' && clause.items[index - 1]?.is === 'number',
  )
  if (counted && shift && wholeTrip) return [{ is: 'dates', by: shift === 'later' ? number : -number }]
  if (wholeTrip && clause.when?.date && says(clause, 'do:travel'))
    return [{ is: 'dates', when: { date: clause.when.date } }]
  if (!says(clause, 'do:dates')) return null
  return [{ is: 'dates', ...(clause.when?.date && { when: { date: clause.when.date } }) }]
}

/** "Drop the last day", "remove day 2". */
export function isDropOfDay(clause: Clause): boolean {
  const { items, names, kinds, when: said } = clause
  const other = items.some(({ is }) => ['part', 'food', 'meal', 'diet', 'clock', 'move'].includes(is))
  const all = names.length + kinds.length === 0 && said?.day !== undefined && !other
  return says(clause, 'do:remove') && all && !namesMore(clause)
}

/** "Add a day", "add two days to the trip": how many, and undefined where the day is for something. */
export function daysMore(clause: Clause): number | undefined {
  const { items, when: said } = clause
  const days = items.findIndex(({ is, value }) => (is === 'per' && value === 'day') || is === 'day')
  const other = items.some(({ is }) =>
    ['part', 'food', 'meal', 'diet', 'clock', 'move', 'rest', 'free', 'day-trip'].includes(is),
  )
  if (days < 0 || other || said || namesMore(clause, 'tripWords')) return undefined
  const by = items[days]?.is === 'day' ? items[days - 1]?.number : (numberIn(items) ?? 1)
  return by !== undefined && Number.isInteger(by) && by >= 1 && by <= 60 ? by : undefined
}

/** Whether a word of the clause means nothing to the reader: it may name what is to go. */
function namesMore({ items, said, tokens, first, text }: Clause, besides = 'wholes'): boolean {
  const known = [...items, ...said]
  const to = tokens[first]?.from ?? 0
  return tokens.some(
    (token, index) =>
      index >= first &&
      token.from < to + text.length &&
      token.text.length > 3 &&
      !isListed(besides, token.text) &&
      !known.some((each) => each.first <= index && each.last > index),
  )
}

export function dropDay({ when: said }: Clause): Change[] | null {
  if (said?.day === 'last') return [{ is: 'length', by: -1 }]
  return typeof said?.day === 'number' ? [{ is: 'free', when: { day: said.day } }] : null
}
