import type { Target } from '../constraint'
import { whenOf } from '../when'
import { all, type Found, has, numbersIn, type Rule } from './rule'

const kinds = ['crowds', 'queues', 'heat', 'rain', 'tourist-traps'] as const

/** Crowds, queues, weather and places for tourists: named at all, they are to be avoided. */
export const avoid: Rule = ({ items, stance }) =>
  all(items, 'avoid').flatMap((item): Found[] => {
    const what = kinds.find((each) => each === item.value)
    // "We love the heat" wishes for it; there is nothing to do about that.
    const liked = stance === 'like' && (what === 'heat' || what === 'rain' || what === 'crowds')
    return what && !liked ? [{ constraint: { is: 'avoid', what }, certainty: 0.85, items: [item] }] : []
  })

const means = ['walk', 'bike', 'transit', 'metro', 'bus', 'taxi', 'car', 'boat'] as const

/** How they like to get about, and how far they walk. */
export const ways: Rule = ({ items, stance }) => {
  const limit = walkLimit(items)
  if (limit) return [limit]
  return all(items, 'move').flatMap((item): Found[] => {
    const by = means.find((each) => each === item.value)
    if (!by) return []
    const not = stance === 'skip'
    return [
      { constraint: { is: 'move', by, ...(not && { not: true as const }) }, certainty: 0.85, items: [item] },
    ]
  })
}

const kilometresAMile = 1.6

function walkLimit(items: Parameters<Rule>[0]['items']): Found | null {
  const unit = items.find(({ is }) => is === 'km' || is === 'miles')
  const [number] = numbersIn(items)
  if (!unit || number === undefined || number > 40) return null
  const km = unit.is === 'miles' ? Math.round(number * kilometresAMile * 10) / 10 : number
  return { constraint: { is: 'walk-limit', km }, certainty: 0.9, items }
}

/** Where they stay: a name after "our hotel is near", a quarter after "we stay in". */
export const base: Rule = ({ items, piece, tokens }) => {
  const [said] = all(items, 'base')
  if (!said || piece.stance === 'seen') return []
  const named = items.find(({ is, first }) => is === 'name' && first > said.first)
  const at: Target | null =
    named?.area ?? named?.target ?? typedName(tokens, said.last, piece.items.at(-1)?.last ?? said.last)
  return at ? [{ constraint: { is: 'base', at }, certainty: 0.9, items }] : []
}

/** Words with a capital from here on, as a name: "Hotel Artemide". */
export function typedName(
  tokens: Parameters<Rule>[0]['tokens'],
  from: number,
  to: number,
): Extract<Target, { by: 'name' }> | null {
  const start = tokens.findIndex((token, index) => index >= from && index < to + 6 && token.capital)
  if (start < 0) return null
  let end = start
  while (tokens[end + 1]?.capital) end++
  const words = tokens.slice(start, end + 1).map(({ text }) => text)
  return { by: 'name', name: words.join(' ') }
}

/** Out of town for a day. */
export const dayTrip: Rule = ({ items, stance, piece, tokens }) => {
  const [said] = all(items, 'day-trip')
  if (!said || has(items, 'base')) return []
  const named = items.find(({ is }) => is === 'name')?.target
  const to = named ?? typedName(tokens, said.last, piece.items.at(-1)?.last ?? said.last) ?? undefined
  const when = whenOf(items)
  if (stance === 'skip')
    return [{ constraint: { is: 'day-trip', not: true, ...(to && { to }) }, certainty: 0.9, items }]
  return [
    { constraint: { is: 'day-trip', ...(to && { to }), ...(when && { when }) }, certainty: 0.85, items },
  ]
}
