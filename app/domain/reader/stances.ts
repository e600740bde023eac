import type { Item } from './items'
import { listed } from './lexicons'
import { fillers, isNamed, type Piece, type Stance, says } from './piece'

/** What the words of a piece say, negation included. */
export function stanceOf(items: readonly Item[]): Stance | null {
  const has = (is: string) => items.some((item) => item.is === is)
  const negated = has('not')
  if (has('not-seen')) return 'like'
  if (has('same')) return null
  if (items.at(-1)?.is === 'yes' || items[0]?.is === 'yes') return 'must'
  if (has('skip')) return deniedBefore(items, 'skip') ? 'must' : 'skip'
  // "Tickets hab ich schon": it is the tickets that one has already.
  if (has('booked') && has('seen')) return null
  if (has('seen')) return negated ? 'like' : 'seen'
  if (negated) return 'skip'
  if (has('must')) return 'must'
  return has('like') ? 'like' : null
}

/** "Don't skip": a "not" right before. "Not a fan of heights, no decks" denies twice and is no wish. */
function deniedBefore(items: readonly Item[], is: string): boolean {
  return items.some((item, index) => item.is === is && items[index - 1]?.is === 'not')
}

/** The stance of each piece with targets: its own, or that of the list it belongs to. */
export function stancesOf(
  pieces: readonly Piece[],
  speaks: (piece: Piece) => boolean,
  isClear: (piece: Piece) => boolean,
  goesOnAfter: (item: Item) => boolean,
): (Stance | null)[] {
  const stances = pieces.map(({ stance }) => stance)
  let last: Stance | null = null
  pieces.forEach((piece, index) => {
    const own = stances[index] ?? null
    // "The Colosseum we have seen, the Vatican not": that has not been seen.
    if (own === 'skip' && last === 'seen' && piece.items.at(-1)?.is === 'not') stances[index] = last = 'like'
    else if (own !== null) last = own
    else if (piece.joint === 'but') stances[index] = last = opposite(last)
    else stances[index] = speaks(piece) && continues(piece, last) ? last : null
  })
  // The head of a list before its verb: "Pizza and markets we love." But "the Louvre, no museums": "no" is for what follows it.
  let head: number | null = null
  for (let index = pieces.length - 2; index >= 0; index--) {
    const [piece, next] = [pieces[index], pieces[index + 1]]
    if (stances[index] !== null || next?.joint !== 'list') continue
    if (piece && !continues(piece, stances[index + 1] ?? null)) continue
    // What is not wanted reaches no further back: "tapas, ham, snails no".
    const goesOn = head === index + 1 && stances[head] !== 'skip' && piece?.items.every(isNamed)
    // "Snails and frogs I don't eat": one verb for both.
    const both =
      next.isAfterAnd === true &&
      next.stance === 'skip' &&
      piece?.items.length === 1 &&
      next.items.slice(0, -1).every(isNamed) &&
      next.items.slice(-1).every((item) => item.is === 'not' && goesOnAfter(item))
    if (!goesOn && !both && (next.stance === null || !isClear(next) || !isPostfix(next))) continue
    stances[index] = stances[index + 1] ?? null
    head = index
  }
  return stances
}

/** Whether what a piece says stands after what it says it of. "Louvre no" is of the Louvre alone. */
function isPostfix({ items }: Piece): boolean {
  const said = items.findIndex(({ is }) => says.has(is))
  const target = items.findIndex((item) => item.target !== undefined || item.is === 'food')
  const particle = items[said]?.is === 'not' && said === items.length - 1
  // "The churches, very little for us": the piece is about what stands before it.
  if (target < 0) return items.every(({ is }) => says.has(is) || fillers.has(is))
  return said > target && !particle
}

const quantities = listed('amounts')

/** "No chains, one Michelin dinner": what has its own number or time is not part of a list of what is not wanted. */
function continues(piece: Piece, last: Stance | null): boolean {
  return (last !== 'skip' && last !== 'seen') || !piece.items.some(({ is }) => quantities.has(is))
}

function opposite(stance: Stance | null): Stance | null {
  return stance === 'skip' ? 'like' : stance === 'like' || stance === 'must' ? 'skip' : stance
}
