import type { Constraint } from '../constraint'
import type { Item } from '../items'
import type { Piece, Stance } from '../piece'
import type { Token } from '../tokens'

/** What a rule sees: a piece with what it stands for, and the words of the text. */
export interface Seen {
  piece: Piece
  items: readonly Item[]
  stance: Stance | null
  tokens: readonly Token[]
  /** The piece before it in the sentence, and what was read of it. */
  before: Seen | null
  /** Whether a token is a word that means nothing to the reader. */
  isUnknown: (index: number) => boolean
  /** Whether words that mean nothing to the reader stand beside what was understood of the sentence. */
  obscure: boolean
}

export interface Found {
  /** Null for what was understood and asks for nothing: "we are not vegetarian". */
  constraint: Constraint | null
  certainty: number
  items: readonly Item[]
}

/** Reads what it knows out of a piece. What one rule has used another does not read again. */
export type Rule = (seen: Seen) => Found[]

export function all(items: readonly Item[], is: string): Item[] {
  return items.filter((item) => item.is === is)
}

export function has(items: readonly Item[], is: string, value?: string): boolean {
  return items.some((item) => item.is === is && (value === undefined || item.value === value))
}

export function numbersIn(items: readonly Item[]): number[] {
  return items.flatMap((item) => (item.is === 'number' && item.number !== undefined ? [item.number] : []))
}

/** Whether a "not" stands before an item, without another thing between them. */
export function negated(items: readonly Item[], item: Item): boolean {
  const index = items.indexOf(item)
  const before = items.slice(Math.max(0, index - 3), index)
  return before.some(({ is }) => is === 'not' || is === 'skip')
}
