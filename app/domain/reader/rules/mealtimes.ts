import { Meal } from '~/domain/catalogue/place'
import type { Constraint } from '../constraint'
import type { Item } from '../items'
import { isListed, listed } from '../lexicons'
import { isHour, isTime } from '../piece'
import type { Token } from '../tokens'
import { clockOf, whenOf } from '../when'
import { all, type Found, has, type Rule } from './rule'

/** When a meal may be had at all, minutes of the day: "dinner at three" is asked back. */
const possible: Record<Meal, [from: number, to: number]> = {
  breakfast: [330, 690],
  lunch: [660, 960],
  dinner: [1020, 1380],
}

/** "Dinner at eight", "lunch no later than one", "no dinner before nine". */
export const mealtimes: Rule = ({ items, tokens, before: earlier }) => {
  // "We dine late, never before nine".
  const goesOn =
    earlier && clockOf(earlier.items) === undefined && !earlier.items.some(isOther) && items.every(isHourOnly)
  const meal = mealIn(items, tokens) ?? (goesOn ? mealIn(earlier.items, tokens) : undefined)
  const at = clockOf(items)
  if (!meal || at === undefined || items.some(isOther)) return []
  const hour = inHalfOf(meal, at)
  const before = has(items, 'before')
  const late = has(items, 'after')
  // "No dinner after half past six".
  const by = before || (late && (has(items, 'not') || has(items, 'skip')))
  const from =
    (late && !by) || (before && has(items, 'not')) || items.some((item) => isNotBefore(item, tokens))
  const limit = from ? 'from' : by ? 'by' : undefined
  const constraint: Constraint = { is: 'mealtime', meal, at: hour, ...(limit && { limit }) }
  const { day, weekday, date } = whenOf(items) ?? {}
  // The hours of the meals are those of every day.
  const one = (day !== undefined && day !== 'every') || weekday !== undefined || date !== undefined
  const [first, last] = possible[meal]
  const certainty = one || hour < first || hour > last ? 0.5 : 0.85
  return [{ constraint, certainty, items } satisfies Found]
}

const isHourOnly = (item: Item) => isTime(item) || isHour(item) || isListed('hourWords', item.is)

/** "Not before nine", "a partir de las nueve". */
const isNotBefore = ({ is, first, last }: Item, tokens: readonly Token[]) =>
  (is === 'late' || is === 'at') && tokens.slice(first, last).some(({ text }) => isListed('notBefore', text))

/** The only meal that is named; "an early dinner" says when as well. */
function mealIn(items: readonly Item[], tokens: readonly Token[]): Meal | undefined {
  const named = [...new Set(all(items, 'meal').map(({ value }) => value))]
  if (named.length > 1) return undefined
  const early = all(items, 'early-night').some(({ first, last }) =>
    tokens.slice(first, last).some(({ text }) => isListed('dinners', text)),
  )
  return Meal.safeParse(named[0] ?? (early ? 'dinner' : undefined)).data
}

const isOther = ({ is, target }: Item) => target !== undefined || others.has(is)
const others = listed('noMeal')

const noon = 720

/** The hour in the half of the day in which the meal is. */
function inHalfOf(meal: Meal, at: number): number {
  if (meal === 'dinner') return at < noon ? at + noon : at
  return meal === 'breakfast' && at >= noon ? at - noon : at
}
