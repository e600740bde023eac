import type { Item } from './items'
import { type Piece, type Stance, stancesOf } from './pieces'
import { money } from './rules/money'
import { access, diets, party } from './rules/people'
import type { Found, Rule, Seen } from './rules/rule'
import { arrival, hours, occasion, pace, rest } from './rules/times'
import { food, visits } from './rules/visits'
import { avoid, base, dayTrip, ways } from './rules/ways'
import { indices, type Token } from './tokens'
import { endOf } from './unread'
import { whenOf } from './when'

/** In this order: each leaves to the next what it did not use. */
const rules: readonly Rule[] = [
  diets,
  access,
  party,
  occasion,
  money,
  rest,
  arrival,
  base,
  dayTrip,
  hours,
  pace,
  ways,
  avoid,
  food,
  visits,
]

/** What a piece must hold to continue the list before it. */
const speaks = (piece: Piece) => piece.items.some(({ is, target }) => target !== undefined || is === 'food')

/** What a sentence says, and its pieces that want or do not want something that was not found. */
export function sentence(
  pieces: readonly Piece[],
  tokens: readonly Token[],
  isUnknown: Seen['isUnknown'],
): { found: Found[]; missed: Piece[] } {
  const stances = stancesOf(pieces, speaks, ({ items }) => {
    const first = items[0]?.first ?? 0
    return !indices(first, Math.max(items.at(-1)?.last ?? 0, first + 3)).some(isUnknown)
  })
  const found: Found[] = []
  const missed: Piece[] = []
  let before: Seen | null = null
  for (const [index, piece] of pieces.entries()) {
    const seen: Seen = {
      piece,
      items: piece.items,
      stance: stances[index] ?? null,
      tokens,
      before,
      isUnknown,
    }
    const here = readPiece(seen)
    const own = piece.joint === 'except' ? withExceptions(found, here) : null
    found.push(...(own ?? here))
    if (here.length === 0) ofTheSame(found, seen)
    const end = pieces[index + 1]?.items[0]?.first ?? endOf(piece.items.at(-1)?.last ?? 0, tokens)
    const unknown = piece.stance !== null && indices(piece.items[0]?.first ?? 0, end).some(isUnknown)
    if (here.length === 0 && (unknown || wantsSomething(piece, seen.stance))) missed.push(piece)
    before = seen
  }
  return { found, missed }
}

/** "Have seen the …", "tickets for the …": of whatever is named, nothing was found. */
function wantsSomething({ items, joint }: Piece, stance: Stance | null): boolean {
  if (items.some(({ is }) => is === 'unplanned')) return true
  // "The Forum, but not on Sunday".
  if (joint === 'except') return true
  // A meal with nothing to eat and no place cannot be planned.
  const named = items.some(
    ({ is }) => is === 'booked' || is === 'meal' || is === 'seen' || is === 'must' || is === 'skip',
  )
  return named || (stance !== null && items.some(isSubject))
}

/** What a wish may be about. */
const isSubject = ({ is, target }: Item) => target !== undefined || subjects.has(is)
const subjects = new Set([
  'that-museum',
  'unplanned',
  'food',
  'diet',
  'allergen',
  'meal',
  'base',
  'day-trip',
  'move',
  'weekday',
  'part',
  'day',
  'clock',
])

function readPiece(seen: Seen): Found[] {
  const found: Found[] = []
  let left: readonly Item[] = seen.items
  for (const rule of rules) {
    const here = rule({ ...seen, items: left })
    found.push(...here)
    const used = new Set(here.flatMap(({ items }) => items))
    if (used.size > 0) left = left.filter((item) => !used.has(item))
  }
  return found
}

/** "… we would rather see it at sunrise", "… but my husband insists on it": said of the place before. */
function ofTheSame(found: Found[], { piece, items, stance, before }: Seen): void {
  const last = found.at(-1)
  const said = last?.constraint
  if (!last || !said || items.some(isTarget)) return
  if (piece.joint === 'except' && said.is !== 'skip') return
  const when = whenOf(items)
  const wanted = stance === 'like' || stance === 'must' || stance === null
  if ((said.is === 'must' || said.is === 'like') && said.what.by !== 'name' && when && wanted && before) {
    const { day, part, weekday, at, date } = when
    if (day ?? part ?? weekday ?? at ?? date) last.constraint = { is: 'pin', what: said.what, when }
  } else if (
    said.is === 'skip' &&
    piece.joint === 'but' &&
    stance !== null &&
    stance !== 'skip' &&
    stance !== 'seen'
  )
    last.constraint = { is: 'must', what: said.what }
  else if (said.is === 'skip' && piece.joint === 'except') last.certainty = askedBack
}

const isTarget = ({ target, is }: Item) => target !== undefined || is === 'food' || is === 'meal'

/** How sure a wish is of which an exception was not understood. */
export const askedBack = 0.6

/** Joins "except the Borghese" to "no museums"; gives what is a wish of its own, or null where there is nothing to join. */
function withExceptions(found: readonly Found[], exceptions: readonly Found[]): Found[] | null {
  const last = found.findLast(({ constraint }) => constraint?.is === 'skip')
  if (last?.constraint?.is !== 'skip') return null
  const except = exceptions.flatMap(({ constraint }) =>
    constraint?.is === 'like' || constraint?.is === 'pin' ? [constraint.what] : [],
  )
  if (except.length === 0) return null
  last.constraint = { ...last.constraint, except: [...(last.constraint.except ?? []), ...except] }
  return exceptions.filter(({ constraint }) => constraint?.is !== 'like')
}
