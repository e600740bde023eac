import type { Constraint } from './constraint'
import type { Item } from './items'
import type { Piece, Stance } from './pieces'
import type { Found } from './rules/rule'
import { indices, type Token } from './tokens'
import { endOf } from './unread'

/** How sure a wish is that is asked back. */
export const askedBack = 0.6

/**
 * Asks back what is read beside words that the reader does not know, or that may be said by somebody else, of the past, or
 * denied twice. A wish that is not met is asked for again; one that nobody had spoils a trip.
 */
export function doubt(
  found: readonly Found[],
  piece: Piece,
  pieces: readonly Piece[],
  stance: Stance | null,
  tokens: readonly Token[],
  isUnknown: (index: number) => boolean,
): void {
  const sentence = pieces.flatMap(({ items }) => items)
  const reported = sentence.some(({ is }) => is === 'reported')
  const asks = sentence.at(-1)?.value === '?'
  for (const each of found) {
    const { constraint } = each
    if (!constraint) continue
    const allowed = unknownAllowed(constraint, stance) - (asks ? 1 : 0)
    const doubtful =
      unknownBeside(each.items, tokens, isUnknown) > allowed ||
      (reported && opinions.has(constraint.is)) ||
      (remembered.has(constraint.is) && isPast(each, piece, tokens)) ||
      (opinions.has(constraint.is) && isDeniedTwice(piece)) ||
      (constraint.is === 'day-trip' && constraint.to?.by === 'name')
    if (doubtful) each.certainty = Math.min(each.certainty, askedBack)
  }
}

const opinions = new Set<Constraint['is']>(['must', 'like', 'skip', 'seen', 'eat', 'avoid-food', 'count'])
const remembered = new Set<Constraint['is']>(['occasion', 'party'])

/**
 * How many unknown words may stand in the same part of the sentence. What has its own form (a diet, a date, an amount) says
 * the same beside any word; what hangs on a single word alone may be anything.
 */
function unknownAllowed(constraint: Constraint, stance: Stance | null): number {
  switch (constraint.is) {
    case 'like':
      return constraint.what.by === 'kind' ? 1 : 0
    case 'pin':
      return constraint.what.by === 'place' || constraint.what.by === 'area' ? Number.POSITIVE_INFINITY : 0
    case 'start':
    case 'end':
      return constraint.at === undefined ? 1 : Number.POSITIVE_INFINITY
    case 'seen':
    case 'move':
    case 'budget':
    case 'pace':
    case 'meal':
      return 0
    case 'must':
    case 'eat':
      return stance === null ? 0 : 1
    case 'occasion':
    case 'skip':
    case 'count':
    case 'avoid-food':
    case 'access':
    case 'avoid':
    case 'rest':
      return 1
    default:
      return Number.POSITIVE_INFINITY
  }
}

const partEnds = /^([^\p{L}\d'’]|and|so|und|et|y|e|but|aber|mais|pero|ma)$/u

/** The unknown words between the commas around what was read. */
function unknownBeside(
  items: readonly Item[],
  tokens: readonly Token[],
  isUnknown: (index: number) => boolean,
): number {
  let from = Math.min(...items.map(({ first }) => first))
  let to = Math.max(...items.map(({ last }) => last))
  const end = endOf(to - 1, tokens)
  while (from > 0 && !partEnds.test(tokens[from - 1]?.text ?? '')) from--
  while (to < end && !partEnds.test(tokens[to]?.text ?? '')) to++
  return indices(from, to).filter(isUnknown).length
}

const pastWords = new Set(
  'was were had used war waren hatte hatten era eran fue tenia teniamos etait avait avions avevo avevamo'.split(
    ' ',
  ),
)
const pastYear = /^(19\d\d|20[01]\d)$/

/** "Rex was our dog", "we honeymooned there in 1971". */
function isPast({ items }: Found, piece: Piece, tokens: readonly Token[]): boolean {
  const first = Math.min(...items.map((item) => item.first))
  const last = piece.items.at(-1)?.last ?? first
  const words = indices(Math.max(0, first - 3), Math.min(tokens.length, last)).map(
    (index) => tokens[index]?.text ?? '',
  )
  return (
    words.some((word) => pastYear.test(word)) ||
    words.slice(0, first - Math.max(0, first - 3)).some((word) => pastWords.has(word))
  )
}

/** "Not only to no museums": more denials than things denied. */
function isDeniedTwice({ items, stance }: Piece): boolean {
  const denials = items.filter(({ is }) => is === 'not' || is === 'few').length
  const subjects = items.filter(({ is, target }) => target !== undefined || is === 'food').length
  return stance === 'skip' && denials > 1 && denials > subjects
}
