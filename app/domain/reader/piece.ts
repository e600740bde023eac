import type { Item } from './items'
import { listed } from './lexicons'

/** What a piece of a sentence says of what it names. */
export type Stance = 'must' | 'like' | 'skip' | 'seen'

/** How a piece is joined to the one before it. */
export type Joint = 'start' | 'list' | 'but' | 'except' | 'than'

/** A piece of a sentence: from one comma, "and" or "but" to the next. */
export interface Piece {
  items: Item[]
  joint: Joint
  /** Joined by "and" alone, with no comma. */
  isAfterAnd?: boolean
  /** What the piece itself says; null where it says nothing, as the items of a list after the first. */
  stance: Stance | null
}

/** Whether an item names what one may wish for. */
export const isNamed = (item: Item | undefined) => item?.target !== undefined || item?.is === 'food'

const times = listed('times')
export const isTime = ({ is }: Item) => times.has(is)
export const isDay = ({ is }: Item) => is === 'date' || is === 'month' || is === 'weekday' || is === 'day'

export const isHour = (item: Item | undefined) =>
  isNumber(item) || ['clock', 'clock-word', 'am', 'pm'].includes(item?.is ?? '')

export function isNumber(item: Item | undefined): boolean {
  return item?.is === 'number' || item?.is === 'ordinal'
}

/** Meanings that want or refuse. */
export const says = new Set(['must', 'like', 'skip', 'seen', 'not', 'not-seen'])

/** Meanings that say nothing by themselves. */
export const fillers = listed('fillers')
