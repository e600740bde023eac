import type { Item } from './items'

/** What a piece of a sentence says of what it names. */
export type Stance = 'must' | 'like' | 'skip' | 'seen'

/** How a piece is joined to the one before it. */
type Joint = 'start' | 'list' | 'but' | 'except' | 'than'

/** A piece of a sentence: from one comma, "and" or "but" to the next. */
export interface Piece {
  items: Item[]
  joint: Joint
  /** What the piece itself says; null where it says nothing, as the items of a list after the first. */
  stance: Stance | null
}

const sentenceEnds = new Set(['.', '!', '?', ';', '\n'])
const commas = new Set([',', ':', '-', '–', '—', '(', ')', '/', '•', '*', '"'])

/** The sentences of a text, each as its pieces. A question keeps its sign. */
export function sentencesOf(items: readonly Item[]): Piece[][] {
  const sentences: Item[][] = [[]]
  for (const item of items) {
    if (item.is === 'sign' && sentenceEnds.has(item.value)) {
      if (item.value === '?') sentences.at(-1)?.push(item)
      sentences.push([])
    } else sentences.at(-1)?.push(item)
  }
  return sentences.filter((sentence) => sentence.length > 0).map(piecesOf)
}

function piecesOf(items: readonly Item[]): Piece[] {
  const pieces: Piece[] = []
  let open: Item[] = []
  let joint: Joint = 'start'
  const close = (next: Joint) => {
    if (open.length > 0) {
      pieces.push({ items: open, joint, stance: stanceOf(open) })
      joint = next
    } else if (next !== 'list') joint = next
    open = []
  }
  items.forEach((item, index) => {
    const numbers = isNumber(items[index - 1]) && isNumber(items[index + 1])
    if (item.is === 'but') close('but')
    else if (item.is === 'except') close('except')
    else if (item.is === 'than') close('than')
    else if (item.is === 'and' || item.is === 'or' || (item.is === 'sign' && commas.has(item.value))) {
      // "4, 7 and 9" are the ages of three children, not three pieces.
      if (!numbers) close('list')
    } else open.push(item)
  })
  close('list')
  // "Taxis rather than buses" says nothing against buses but that taxis are better.
  return withAges(pieces.filter((piece) => piece.joint !== 'than'))
}

/** "Two children, 6 and 10 years old": ages that stand alone belong to the children before them. */
function withAges(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const children = last?.items.some(({ is, value }) => is === 'party' && value === 'children')
    const ages = piece.items.every(({ is }) => is === 'number' || is === 'years' || is === 'age')
    if (last && children && ages)
      joined[joined.length - 1] = { ...last, items: [...last.items, ...piece.items] }
    else joined.push(piece)
  }
  return joined
}

function isNumber(item: Item | undefined): boolean {
  return item?.is === 'number' || item?.is === 'ordinal'
}

/** What the words of a piece say, negation included. */
function stanceOf(items: readonly Item[]): Stance | null {
  const has = (is: string) => items.some((item) => item.is === is)
  const negated = has('not')
  if (has('not-seen')) return 'like'
  if (has('skip')) return negated ? 'must' : 'skip'
  if (has('seen')) return negated ? 'like' : 'seen'
  if (negated) return 'skip'
  if (has('must')) return 'must'
  return has('like') ? 'like' : null
}

/** The stance of each piece with targets: its own, or that of the list it belongs to. */
export function stancesOf(pieces: readonly Piece[], speaks: (piece: Piece) => boolean): (Stance | null)[] {
  const stances = pieces.map(({ stance }) => stance)
  let last: Stance | null = null
  pieces.forEach((piece, index) => {
    const own = stances[index] ?? null
    if (own !== null) last = own
    else if (piece.joint === 'but') stances[index] = last = opposite(last)
    else stances[index] = speaks(piece) ? last : null
  })
  // The head of a list before its verb: "Pizza and markets we love."
  for (let index = pieces.length - 2; index >= 0; index--) {
    const next = pieces[index + 1]
    if (stances[index] === null && next?.joint === 'list' && next.stance !== null)
      stances[index] = stances[index + 1] ?? null
  }
  return stances
}

function opposite(stance: Stance | null): Stance | null {
  return stance === 'skip' ? 'like' : stance === 'like' || stance === 'must' ? 'skip' : stance
}

/** Whether a sentence asks for an answer and not for a change: "Is the Pantheon open on Monday?" */
export function isQuestion(pieces: readonly Piece[]): boolean {
  const items = pieces.flatMap((piece) => piece.items)
  const last = items.at(-1)
  const asked = items.some(({ is }) => is === 'question') && pieces.every(({ stance }) => stance === null)
  return (items[0]?.is === 'question' || asked) && last?.is === 'sign' && last.value === '?'
}
