import type { Item } from './items'
import { fitsPattern, isAt, listed } from './lexicons'
import { fillers, isNamed, type Piece } from './piece'
import type { Token } from './tokens'
import { startOf, textOf } from './unread'

const answers = listed('answers')

/**
 * "Everyone tells us to see the bazaar, but we'd rather not": what others say of a place, and then what we say of it. Gives the
 * pieces with our word in the place of theirs, and those that it was put into; the same pieces where there is none.
 */
export function withOwnWord(
  pieces: readonly Piece[],
  tokens: readonly Token[],
  isStrange: (index: number) => boolean,
): { own: readonly Piece[]; sure: ReadonlySet<Piece> } {
  const none = { own: pieces, sure: new Set<Piece>() }
  const at = pieces.findLastIndex(({ items }) => items.some(isNamed))
  const [about, after] = [pieces[at], pieces.slice(at + 1)]
  const last = after.at(-1)
  if (!about || !last || pieces.slice(0, at).some(({ items }) => items.some(isNamed))) return none
  const said = after.findLast(({ stance }) => stance !== null)
  if (
    !said?.stance ||
    !after.every(({ items }) => items.every(({ is }) => answers.has(is) || fillers.has(is)))
  )
    return none
  const from = after[0]?.items[0]?.first ?? 0
  const to = said.items.at(-1)?.last ?? 0
  const before = textOf(startOf(about.items[0]?.first ?? 0, tokens), from, tokens)
  const own = said.items[0]?.first ?? to
  // "My daughter wanted to see it but does not come, so we leave it out".
  const gone =
    fitsPattern('staysAtHome', textOf(from, own, tokens)) &&
    !fitsPattern('staysAtHome', textOf(own, to + 2, tokens))
  // "We saw it years ago but would love to go again".
  const again =
    about.stance === 'seen' &&
    said.joint === 'but' &&
    said.items.some(({ is, first }) => (is === 'like' || is === 'must') && !isAt('pleases', tokens, first))
  if (!gone && !again && !fitsPattern('saidByOthers', before)) return none
  const unknown = tokens.slice(from, to).some((_, index) => isStrange(from + index))
  if (unknown || fitsPattern('unsure', textOf(from, to + 3, tokens))) return none
  const word: Item = { is: said.stance, value: '', certainty: 1, first: own, last: to }
  const isPlace = about.items.some(({ is }) => is === 'name')
  const items = [
    ...about.items.filter(({ is, target }) => !theirs.has(is) && !(isPlace && target && is !== 'name')),
    word,
  ]
  const mine: Piece = { ...about, items, stance: said.stance }
  return { own: [...pieces.slice(0, at), mine], sure: new Set([mine]) }
}

const theirs = listed('theirs')
