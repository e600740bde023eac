import type { Constraint } from './constraint'
import type { Item } from './items'
import { fitsPattern, isAt, isListed } from './lexicons'
import { type Piece, says } from './piece'
import type { Found } from './rules/rule'
import { indices, type Token } from './tokens'
import { endOf, textOf } from './unread'

/** Signs and words between two clauses. */
const isClauseEnd = (text: string) =>
  text !== '' && (isListed('clauseEnds', text) || /^[^\p{L}\d'’=]$/u.test(text))

/** The clause in which something was read: from one comma, "and" or "but" to the next. */
export function clauseOf(items: readonly Item[], tokens: readonly Token[]): [from: number, to: number] {
  let from = Math.min(...items.map(({ first }) => first))
  let to = Math.max(...items.map(({ last }) => last))
  const end = endOf(to - 1, tokens)
  while (from > 0 && !isClauseEnd(tokens[from - 1]?.text ?? '')) from--
  while (to < end && !isClauseEnd(tokens[to]?.text ?? '')) to++
  return [from, to]
}

/** Whether a word of a list stands in the clause. */
export const clauseHas = (list: string, items: readonly Item[], tokens: readonly Token[]) =>
  indices(...clauseOf(items, tokens)).some((at) => isAt(list, tokens, at))

/** Whether the clause fits a pattern. */
export const clauseFits = (list: string, items: readonly Item[], tokens: readonly Token[]) =>
  fitsPattern(list, textOf(...clauseOf(items, tokens), tokens))

/**
 * Whether every word of the clause is accounted for: it is part of what was read, or changes nothing. What has its own form (a
 * diet, an amount, an hour with its verb) says the same beside any word; a place at its time beside any word that undoes nothing.
 */
export function isCovered(
  constraint: Constraint,
  items: readonly Item[],
  piece: Piece,
  tokens: readonly Token[],
  isStrange: (index: number) => boolean,
): boolean {
  // "The tower? I would rather …": the word that wants it may stand behind the question.
  const said = piece.items.filter(({ is }) => is === 'like' || is === 'must')
  const clause = indices(...clauseOf([...items, ...said], tokens))
  return (
    hasOwnForm(constraint) ||
    !clause.some(isStrange) ||
    (constraint.is === 'eat' && isTillOneDrops(items, clause, tokens, isStrange)) ||
    (constraint.is === 'skip' && items.some((item) => isTooMuch(item, tokens))) ||
    (constraint.is === 'skip' && isRefusedBefore(items, piece, clause, tokens, isStrange)) ||
    ((isAppointment(constraint) || isWithUs(constraint, items, tokens)) &&
      !clause.some((index) => isUndoing(tokens[index])))
  )
}

/** "Xiaolongbao till I burst", "tacos hasta reventar": how much of it, after a word for until. */
function isTillOneDrops(
  items: readonly Item[],
  clause: readonly number[],
  tokens: readonly Token[],
  isStrange: (index: number) => boolean,
): boolean {
  const end = Math.max(...items.map(({ last }) => last))
  const until = clause.find((index) => index >= end && isAt('untilWords', tokens, index))
  return until !== undefined && until - end < 3 && !clause.some((index) => index < until && isStrange(index))
}

/** "The tanneries are out because of the smell": what is strange stands after the name and its refusal. */
function isRefusedBefore(
  items: readonly Item[],
  piece: Piece,
  clause: readonly number[],
  tokens: readonly Token[],
  isStrange: (index: number) => boolean,
): boolean {
  const [name] = items
  if (items.length !== 1 || name?.is !== 'name' || name.certainty < 0.85) return false
  const said = piece.items[piece.items.indexOf(name) + 1]
  const refuses = said?.is === 'skip' || said?.is === 'not' || said?.is === 'same'
  const end = said?.last ?? 0
  return refuses && !clause.some((index) => (index < end ? isStrange(index) : isUndoing(tokens[index])))
}

/** "Delft on Tuesday for the pottery": a place that has a name, with a day or an hour. */
export function isAppointment(constraint: Constraint): boolean {
  if (constraint.is === 'day-trip') return constraint.to?.by === 'place' && constraint.when !== undefined
  return constraint.is === 'pin' && constraint.what.by === 'place'
}

/** "Arena Sunday 2 pm is booked, plan what you like around it": tickets for a place with its day or hour hang on nothing. */
export const isBooked = (constraint: Constraint) =>
  constraint.is === 'pin' &&
  constraint.booked === true &&
  constraint.what.by === 'place' &&
  (constraint.when.at !== undefined ||
    constraint.when.day !== undefined ||
    constraint.when.weekday !== undefined ||
    constraint.when.date !== undefined)

/**
 * "I must pass by City Lights, I write my thesis on Ferlinghetti": a place and a word of its own for whether it is wanted. What no
 * list knows and stands before or after both says why, or how; right beside the name it may be half of another name.
 */
export function isSaidOfAPlace(
  { constraint, items }: Found,
  piece: Piece,
  tokens: readonly Token[],
  isStrange: (index: number) => boolean,
  isWord: (index: number) => boolean,
): boolean {
  if (constraint?.is !== 'skip' && constraint?.is !== 'must' && constraint?.is !== 'like') return false
  const [name] = items
  if (items.length !== 1 || name?.is !== 'name' || name.certainty < 0.85 || 'when' in constraint) return false
  if (piece.stance !== constraint.is && !(piece.stance === 'like' && constraint.is === 'must')) return false
  const said = piece.items.filter(({ is }) => says.has(is))
  // Who never went there may be somebody else.
  if (said.some(({ is }) => is === 'not-seen' || is === 'seen')) return false
  if (
    said.length === 0 ||
    piece.items.filter(({ target, is }) => target !== undefined || is === 'food').length > 1
  )
    return false
  const from = Math.min(name.first, ...said.map(({ first }) => first))
  const to = Math.max(name.last, ...said.map(({ last }) => last))
  if (constraint.is !== 'skip' && endOf(from, tokens) < to) return false
  return indices(...clauseOf(items, tokens)).every((index) =>
    !isUndoing(tokens[index]) || !isStrange(index)
      ? !isStrange(index) ||
        (isWord(index) && (index < from || index >= to) && index !== name.last && index !== name.first - 1)
      : false,
  )
}

/** "With the kids", "our dog": who is named right after a word for coming along or belonging to us. */
function isWithUs(constraint: Constraint, items: readonly Item[], tokens: readonly Token[]): boolean {
  const first = Math.min(...items.map((item) => item.first))
  return (
    constraint.is === 'party' &&
    constraint.who !== 'couple' &&
    (isAt('travels', tokens, first - 1) ||
      (constraint.who === 'children' && isAt('theKids', tokens, first - 1)))
  )
}

/** "The bridge is too pricey", "ist uns zu hoch": a place that is too much of something is not wanted. */
export const isTooMuch = (place: Item, tokens: readonly Token[]) =>
  indices(place.last, place.last + 4).some(
    (index) => isAt('beyond', tokens, index) && isAt('copulas', tokens, place.last),
  )

/** "Closed", "sold out", "unless", "was": words that take back what is said beside them. */
export const isUndoing = (token: Token | undefined) => isListed('undoes', token?.text ?? '')

/**
 * "No Auschwitz with the little ones": a place right after the word that says what of it. What follows may be anything; after
 * a kind it may be its other half ("no walks on elephants").
 */
export function isSaidAtOnce(
  { constraint, items }: Found,
  piece: Piece,
  tokens: readonly Token[],
  isStrange: (index: number) => boolean,
): boolean {
  if (constraint?.is !== 'skip' && constraint?.is !== 'must' && constraint?.is !== 'seen') return false
  const [name] = items
  if (items.length !== 1 || name?.is !== 'name' || name.certainty < 0.85) return false
  const said = piece.items[piece.items.indexOf(name) - 1]
  if (!said || !sayings[constraint.is].has(said.is) || name.first - said.last > 3) return false
  const [from] = clauseOf(items, tokens)
  const after = tokens[name.last]?.text ?? '.'
  return (
    !indices(from, name.last).some(isStrange) &&
    (!isStrange(name.last) || !/\p{L}/u.test(after)) &&
    piece.items.filter(({ target }) => target !== undefined).length === 1
  )
}

const sayings = { skip: new Set(['skip', 'not']), must: new Set(['must']), seen: new Set(['seen']) }

function hasOwnForm(constraint: Constraint): boolean {
  switch (constraint.is) {
    case 'seen':
    case 'occasion':
    case 'diet':
    case 'allergy':
    case 'spend':
    case 'walk-limit':
    case 'base':
      return true
    case 'rest':
      return constraint.until !== undefined
    case 'arrive':
    case 'leave':
      return constraint.when.at !== undefined || constraint.when.weekday !== undefined
    case 'start':
    case 'end':
      return constraint.at !== undefined
    case 'party':
      return constraint.ages !== undefined || constraint.number !== undefined
    case 'count':
      return constraint.compare === 'most'
    case 'access':
      return constraint.need === 'wheelchair' || constraint.need === 'blind' || constraint.need === 'deaf'
    case 'mealtime':
      return true
    default:
      return false
  }
}
