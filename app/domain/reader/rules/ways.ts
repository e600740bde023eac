import type { Constraint, Target } from '../constraint'
import { clauseFits, clauseHas, clauseOf, isTooMuch } from '../coverage'
import { fitsPattern, isAt, isListed } from '../lexicons'
import { indices } from '../tokens'
import { textOf } from '../unread'
import { whenOf } from '../when'
import { all, type Found, has, numbersIn, type Rule } from './rule'

/** Crowds, queues, weather and places for tourists: named at all, they are to be avoided. */
export const avoid: Rule = ({ items, stance, before, tokens }) =>
  all(items, 'avoid').flatMap((item): Found[] => {
    // "Neuschwanstein is too touristy for me": of that place.
    if (items.some((each) => each.target?.by === 'place' && isTooMuch(each, tokens)))
      return [{ constraint: null, certainty: 0.9, items: [item] }]
    // "At sunset even though it is packed"; "we have seen it, it was packed".
    const [from, to] = clauseOf([item], tokens)
    const wasSo = before?.stance === 'seen' && indices(from, to).some((at) => isAt('pastWords', tokens, at))
    if (wasSo || fitsPattern('evenThough', textOf(Math.max(0, from - 2), to, tokens)))
      return [{ constraint: null, certainty: 0.9, items: [item] }]
    const what = item.value as Extract<Constraint, { is: 'avoid' }>['what']
    // "We love the heat" wishes for it; there is nothing to do about that. "If it rains we'd like …" does not.
    const liked =
      stance === 'like' &&
      item.last - item.first === 1 &&
      (what === 'heat' || what === 'rain' || what === 'crowds')
    return !liked ? [{ constraint: { is: 'avoid', what }, certainty: 0.85, items: [item] }] : []
  })

/** How they like to get about, and how far they walk. */
export const ways: Rule = ({ items, stance, piece, before, tokens }) => {
  const limit = walkLimit(items)
  if (limit) return [limit]
  return all(items, 'move').flatMap((item): Found[] => {
    const by = item.value as Extract<Constraint, { is: 'move' }>['by']
    // "As little by metro as possible".
    // "The wind scares us, the boat too".
    const too = stance === null && before?.stance === 'skip' && clauseHas('alsos', [item], tokens)
    const not = stance === 'skip' || too || (by !== 'walk' && has(items, 'few'))
    // "No metro stairs" is about the stairs.
    if (not && piece.items.some(({ is, first }) => is === 'access' && first === item.last)) return []
    // "Central Park by bike" is of one visit.
    const certainty = has(items, 'name') ? 0.5 : 0.85
    return [{ constraint: { is: 'move', by, ...(not && { not: true as const }) }, certainty, items: [item] }]
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
export const base: Rule = ({ items, piece, tokens, before, isUnknown }) => {
  // "We're sleeping in Manly" is no late morning.
  const asleep = items.find(
    ({ is, last }, index) =>
      is === 'late' &&
      items[index + 1]?.is === 'name' &&
      items[index + 1]?.first === last &&
      tokens[last - 1]?.text === 'in',
  )
  const said = all(items, 'base')[0] ?? asleep
  const [alone] = items
  // "Hotel Gracery, Shinjuku".
  const isQuarter = items.length === 1 && (alone?.target?.by === 'area' || alone?.area !== undefined)
  const goesOn = (has(items, 'near') || isQuarter) && before?.items.some(({ is }) => is === 'base')
  if (goesOn && !said) {
    const beside = items.find(({ is }) => is === 'name')
    const at = beside?.area ?? beside?.target
    return at ? [{ constraint: { is: 'base', at }, certainty: 0.85, items }] : []
  }
  if (!said || piece.stance === 'seen') return []
  // "My brother-in-law has a hotel in Side".
  if (piece.stance === null && clauseFits('othersHouse', [said], tokens))
    return [{ constraint: null, certainty: 0.9, items }]
  // "We've booked the Douro trip" tells where nobody sleeps.
  const end = piece.items.at(-1)?.last ?? said.last
  if (tokens.slice(said.last, end + 2).some(({ text }) => isListed('notSlept', text))) return []
  const named = items.find(({ is, first }) => is === 'name' && first > said.first)
  // "Next to the Vondelpark" is beside the park; a quarter that is called after it is larger.
  const beside = items.some(
    ({ is, last }) => is === 'near' && named !== undefined && last <= named.first && named.first - last < 3,
  )
  const at: Target | null =
    (beside && named?.target?.by === 'place' && isListed('smallKinds', named.kind ?? '')
      ? named.target
      : named?.area) ??
    named?.target ??
    typedName(tokens, said.last, piece.items.at(-1)?.last ?? said.last, isUnknown) ??
    (has(items, 'near') || fitsPattern('houses', tokens[said.first]?.text ?? '')
      ? unknownName(tokens, items.find(({ is }) => is === 'near')?.last ?? said.last, isUnknown)
      : null)
  return at ? [{ constraint: { is: 'base', at }, certainty: 0.9, items }] : []
}

/** Houses that have names: "hotel artemide"; a "flat white" has none. */

/** Words with a capital from here on, as a name: "Hotel Artemide". */
export function typedName(
  tokens: Parameters<Rule>[0]['tokens'],
  from: number,
  to: number,
  isUnknown: (index: number) => boolean = () => true,
): Extract<Target, { by: 'name' }> | null {
  // German nouns have capitals too: what means something is no name.
  const start = tokens.findIndex(
    (token, index) => index >= from && index < to + 6 && token.capital && isUnknown(index),
  )
  if (start < 0) return null
  let end = start
  // "Gare de Lyon".
  while (tokens[end + 1]?.capital || (isAt('joins', tokens, end + 1) && tokens[end + 2]?.capital)) end++
  const words = tokens.slice(start, end + 1).map(({ text }) => text)
  return { by: 'name', name: words.join(' ') }
}

/** Words right here that mean nothing to the reader, as a name: "hotel artemide", "next to gare du nord". */
function unknownName(
  tokens: Parameters<Rule>[0]['tokens'],
  from: number,
  isUnknown: (index: number) => boolean,
): Target | null {
  if (!isUnknown(from)) return null
  let end = from
  for (let index = from; index < from + 4; index++) if (isUnknown(index)) end = index
  const words = tokens.slice(from, end + 1).map(({ text }) => text)
  return words.every((word) => /^[\p{L}\d]+$/u.test(word)) ? { by: 'name', name: words.join(' ') } : null
}

/** Out of town for a day. */
export const dayTrip: Rule = ({ items, stance, piece, tokens, isUnknown }) => {
  const [said] = all(items, 'day-trip')
  if (!said || has(items, 'base')) return []
  const named = items.find(({ is }) => is === 'name')?.target
  const end = tokens.findIndex(({ text }, index) => index >= said.last && /^[^\p{L}\d]/u.test(text))
  const here = end < 0 ? tokens : tokens.slice(0, end)
  const to =
    named ?? typedName(here, said.last, piece.items.at(-1)?.last ?? said.last, isUnknown) ?? undefined
  const when = whenOf(items)
  // "Two years ago we did the trip to Tigre".
  if (stance === 'seen' && named?.by === 'place')
    return [{ constraint: { is: 'seen', what: named }, certainty: 0.9, items }]
  // "One full day in Greenwich" is a day in town.
  if (to?.by === 'area' && stance !== 'skip')
    return [{ constraint: { is: 'days', what: to, number: 1 }, certainty: when ? 0.5 : 0.85, items }]
  if (stance === 'skip')
    return [{ constraint: { is: 'day-trip', not: true, ...(to && { to }) }, certainty: 0.9, items }]
  return [
    { constraint: { is: 'day-trip', ...(to && { to }), ...(when && { when }) }, certainty: 0.85, items },
  ]
}
