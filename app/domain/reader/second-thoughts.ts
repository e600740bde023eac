import type { Constraint } from './constraint'
import type { Item } from './items'
import { opinions } from './kinds'
import { fitsPattern, isListed } from './lexicons'
import type { Piece } from './piece'
import type { Found } from './rules/rule'
import { indices, type Token } from './tokens'

const ofTheBody = new Set<Constraint['is']>(['diet', 'allergy', 'access'])
/** "No longer" says of these that they were, and of what somebody can do that it is so. */
const maybePast = new Set<Constraint['is']>(['diet', 'allergy'])

/** Where the same sentence says that a thing was, is of somebody who stays at home, or is a pity. */
export function isNotSaidOfThisTrip(
  { constraint, items }: Found,
  { items: own }: Piece,
  sentence: readonly Item[],
  tokens: readonly Token[],
): boolean {
  const [first] = items
  if (!constraint || !first) return false
  const word = (index: number) => tokens[index]?.text ?? ''
  const words = wordsAround(first, tokens)
  const has = (is: string) => sentence.some((item) => item.is === is)
  // "Used to be vegetarian but eats meat again", "my brother is vegan but does not come".
  if (ofTheBody.has(constraint.is))
    return (maybePast.has(constraint.is) && fitsPattern('former', words)) || fitsPattern('staysAtHome', words)
  // "Sunrise at the church would be nice, a pity that we sleep".
  if (opinions.has(constraint.is) && fitsPattern('pities', words)) return true
  switch (constraint.is) {
    case 'spend':
      // "25 € a head in the evening": for one person, or for one thing, and not for the trip.
      return constraint.per === 'trip' && !own.some(({ is }) => is === 'per') && isForOne(own, words)
    case 'arrive':
    case 'leave':
      // "We are there from 28 March to 4 April".
      return own.filter(({ is }) => is === 'month' || is === 'date').length > 1
    case 'eat':
      // "Allergic to seafood (prawns, mussels)".
      return has('allergic') && !own.some(({ is }) => is === 'like' || is === 'must')
    case 'rest':
      // "Thursday is completely free": for sights.
      return own.some(
        ({ is, first: at }) =>
          is === 'free' && indices(Math.max(0, at - 3), at).some((index) => isListed('copulas', word(index))),
      )
    case 'start':
      // Nobody begins every day in the afternoon.
      return (constraint.at ?? 0) >= afternoon
    case 'end':
      // "Back at the hotel at 13:30 for a nap".
      return own.some(({ is, number = 24 * 60 }) => is === 'clock' && number < early)
    case 'day-trip':
      return (
        own.some(({ is, value }) => is === 'party' && value === 'children') && constraint.when !== undefined
      )
    default:
      return false
  }
}

/** Minutes after midnight. */
const afternoon = 13 * 60
const early = 17 * 60

function isForOne(own: readonly Item[], words: string): boolean {
  return (
    own.some(({ is }) => is === 'part' || is === 'splurge' || is === 'food') || fitsPattern('aHead', words)
  )
}

/** The words of the sentence in which an item stands. */
function wordsAround({ first, last }: Item, tokens: readonly Token[]): string {
  const ends = (index: number) => /^[.!?;\n]$/.test(tokens[index]?.text ?? '')
  let from = first
  while (from > 0 && !ends(from - 1)) from--
  let to = last
  while (to < tokens.length && !ends(to)) to++
  return indices(from, to)
    .map((index) => tokens[index]?.text ?? '')
    .join(' ')
}
