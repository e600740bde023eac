import { clauseOf } from './coverage'
import type { Item } from './items'
import { fitsPattern, isAt, isListed, listed } from './lexicons'
import type { Piece, Stance } from './piece'
import type { Found } from './rules/rule'
import { indices, type Token } from './tokens'

/**
 * "Nothing too late", "we can do stairs", "rather a beach day than another church", "a car for that": what is read is a word, and
 * beside it stands how much, for what, or instead of what.
 */
export function isMatterOfDegree(
  { constraint, items }: Found,
  piece: Piece,
  stance: Stance | null,
  tokens: readonly Token[],
): boolean {
  if (!constraint) return false
  const [from, to] = clauseOf(items, tokens)
  const word = (index: number) => tokens[index]?.text ?? ''
  const words = indices(from, to).map(word)
  const opens = (pattern: string) =>
    words.some((_, at) => fitsPattern(pattern, words.slice(at, at + 3).join(' ')))
  const first = Math.min(...items.map((item) => item.first))
  switch (constraint.is) {
    case 'start':
      return (
        constraint.at === undefined &&
        items.some((item) => item.is === 'late' && isListed('tooMuch', word(item.first - 1)))
      )
    case 'access':
      return constraint.need === 'no-stairs' && opens('able')
    case 'count':
      return constraint.compare === 'exactly' && words.some((each) => isListed('tooMuch', each))
    case 'move':
      return opens('forThat') || isPreferred(words, piece, tokens)
    case 'like':
    case 'must':
      return (
        (words.some((each) => isListed('thans', each)) && words.some((each) => isListed('betters', each))) ||
        isPreferred(words, piece, tokens) ||
        isWhereItIsEaten(items, piece, tokens)
      )
    case 'skip':
      return (
        (stance === 'skip' &&
          indices(Math.max(from, first - 2), first).some((index) => isListed('much', word(index)))) ||
        (constraint.what.by === 'interest' && !isOfItsOwnName(items, tokens))
      )
    default:
      return false
  }
}

/** "Parks to museums": one thing before another, with a verb of preferring. */
const isPreferred = (words: readonly string[], { items }: Piece, tokens: readonly Token[]) =>
  words.some((word) => isListed('prefers', word)) &&
  items.some(
    ({ target, is, first }, index) =>
      (target !== undefined || is === 'move') &&
      items[index - 1]?.is === is &&
      indices(first - 2, first).some((at) => isAt('priors', tokens, at)),
  )

/** "Chowder at the wharf": the place is where something is to be eaten. */
function isWhereItIsEaten([name]: readonly Item[], { items }: Piece, tokens: readonly Token[]): boolean {
  if (
    (name?.is !== 'name' && name?.is !== 'kind') ||
    ofHouses.has(name.kind ?? '') ||
    name.value === 'market'
  )
    return false
  const before = items.slice(0, items.indexOf(name)).findLast(({ is }) => is !== 'at')
  return before?.is === 'food' && name.first - before.last <= 2 && isAt('atPlaces', tokens, before.last)
}

/** Kinds of places that a dish right before them is a visit of. */
const ofHouses = listed('ofHouses')

/** Whether an interest is named as such: who wants no zoo may like all other nature. */
export function isOfItsOwnName(items: readonly Item[], tokens: readonly Token[]): boolean {
  return items.some(
    ({ first, last, target }) =>
      target?.by === 'interest' &&
      indices(first, last).some((index) => isAt('ownNames', tokens, index)) &&
      !indices(first - 1, last + 1).some((index) => isAt('partOfArt', tokens, index)),
  )
}
