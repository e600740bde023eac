import { Meal } from '~/domain/catalogue/place'
import type { Constraint, When } from '../constraint'
import type { Item } from '../items'
import type { Stance } from '../pieces'
import { whenOf } from '../when'
import { all, type Found, has, numbersIn, type Rule } from './rule'
import { typedName } from './ways'

/** What is to be seen, left out, or has been seen; how many; and when. */
export const visits: Rule = ({ items, stance, piece, tokens, before }) => {
  const targets = items.filter(({ target }) => target !== undefined)
  const when = whenOf(items)
  if (piece.joint === 'except' && before) return exceptions(targets, before.stance, when)
  if (targets.length === 0) return unknownName({ items, stance, piece, tokens, before })
  const counted = targets.length === 1 ? countOf(items, targets[0], stance) : null
  if (counted) return [counted]
  const booked = has(items, 'booked')
  return targets.flatMap((item): Found[] => {
    const what = item.target
    if (!what) return []
    // A meal in a quarter is not a visit of it, and cannot be planned yet.
    const certainty = (has(items, 'meal') ? 0.5 : 0.9) * item.certainty
    if (stance === 'skip' || stance === 'seen')
      return [
        {
          constraint: { is: stance, what, ...(when && stance === 'skip' && { when }) },
          certainty,
          items: [item],
        },
      ]
    if (when && (booked || what.by === 'place' || what.by === 'area' || when.day !== 'every'))
      return [
        {
          constraint: { is: 'pin', what, when, ...(booked && { booked: true as const }) },
          certainty,
          items: [item],
        },
      ]
    if (booked && what.by === 'place') return [{ constraint: { is: 'must', what }, certainty, items: [item] }]
    const must = stance === 'must' || (stance === null && what.by === 'place')
    return [{ constraint: { is: must ? 'must' : 'like', what }, certainty, items: [item] }]
  })
}

/** "No museums except the Borghese": the exception is joined to what it excepts in read.ts; with a time it is a wish too. */
function exceptions(targets: readonly Item[], stance: Stance | null, when: When | null): Found[] {
  return targets.flatMap((item): Found[] => {
    const what = item.target
    if (!what) return []
    const constraint: Constraint =
      stance !== 'skip' ? { is: 'skip', what } : when ? { is: 'pin', what, when } : { is: 'like', what }
    return [{ constraint, certainty: 0.9, items: [item] }]
  })
}

/** "At most two museums a day", "one day for shopping", "a beach every day". */
function countOf(items: readonly Item[], target: Item | undefined, stance: string | null): Found | null {
  const what = target?.target
  if (!target || !what || what.by === 'place' || stance === 'seen') return null
  const [number] = numbersIn(items)
  const most = has(items, 'most')
  const least = has(items, 'least')
  const perDay = has(items, 'every') || has(items, 'per', 'day')
  if (number === undefined && has(items, 'few') && stance !== 'must')
    return {
      constraint: { is: 'count', what, compare: 'most', number: 1, per: 'day' },
      certainty: 0.75,
      items,
    }
  const aDay = items.findIndex(({ is, value }) => is === 'per' && value === 'day')
  if (number === undefined && aDay >= 0 && aDay < items.indexOf(target) && stance !== 'skip')
    return { constraint: { is: 'days', what, number: 1 }, certainty: 0.8, items }
  const days = all(items, 'day').find((day) => items[items.indexOf(day) - 1]?.is === 'number')
  if (days && number !== undefined && !perDay && number <= 60)
    return { constraint: { is: 'days', what, number }, certainty: 0.85, items }
  const per = perDay ? 'day' : 'trip'
  const compare = most || has(items, 'only') ? 'most' : least ? 'least' : 'exactly'
  if (number !== undefined && number <= 60 && Number.isInteger(number))
    return { constraint: { is: 'count', what, compare, number, per }, certainty: 0.85, items }
  if (perDay && stance !== 'skip' && !has(items, 'part'))
    return {
      constraint: { is: 'count', what, compare: 'least', number: 1, per: 'day' },
      certainty: 0.8,
      items,
    }
  return null
}

/** A name that the catalogue does not have: words with a capital after "see" or "skip". */
function unknownName({ items, stance, piece, tokens }: Parameters<Rule>[0]): Found[] {
  if (stance === null || items.some(({ is }) => used.has(is))) return []
  const verb = items.find(({ is }) => is === 'must' || is === 'like' || is === 'skip' || is === 'seen')
  if (!verb) return []
  const name = typedName(tokens.slice(0, endOf(piece.items, tokens)), verb.last, verb.last)
  return name ? [{ constraint: { is: stance, what: name }, certainty: 0.6, items: piece.items }] : []
}

/** Meanings that say what a piece is about, so that a capital in it names no place. */
const used = new Set([
  'food',
  'diet',
  'party',
  'access',
  'pace',
  'base',
  'move',
  'avoid',
  'occasion',
  'budget',
])

function endOf(items: readonly Item[], tokens: Parameters<Rule>[0]['tokens']): number {
  const last = items.at(-1)?.last ?? 0
  let end = last
  while (end < tokens.length && /[\p{L}\p{N}]/u.test(tokens[end]?.text ?? '')) end++
  return end
}

/** Dishes, drinks and kitchens. */
export const food: Rule = ({ items, stance }) =>
  all(items, 'food').map((item): Found => {
    const when = whenOf(items)
    const meal = Meal.safeParse(items.find(({ is }) => is === 'meal')?.value)
    const not = stance === 'skip'
    const constraint: Constraint = {
      is: not ? 'avoid-food' : 'eat',
      food: item.value,
      ...(meal.success && { meal: meal.data }),
      ...(when && { when }),
    }
    return { constraint, certainty: stance === 'seen' ? 0.4 : 0.85, items: [item] }
  })
