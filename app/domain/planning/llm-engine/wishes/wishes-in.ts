import type { Read, Reading } from '~/domain/reader/constraint'
import { ordersIn } from '~/domain/reader/orders'
import { constraintOf, type WishedTrip } from './constraint-of'
import { quotationIn } from './quotation'
import { WishAnswer, WrittenWish } from './wish-form'

/** How sure a wish is that a model alone has read, its words and its values tried. */
const readByModel = 0.8
/** Most wishes that are taken from one answer. */
const mostWishes = 40

/**
 * What a model has read in a text, held against the text itself: words that do not stand there cite nothing, and their wish
 * is left out; a wish whose values are none of this trip is asked back; no wish is taken from orders to a machine. Undefined
 * for what is no answer.
 */
export function wishesIn(
  value: unknown,
  text: string,
  trip: WishedTrip,
): Pick<Reading, 'read' | 'unread'> | undefined {
  const answer = WishAnswer.safeParse(value)
  if (!answer.success) return undefined
  const read: Read[] = []
  const unread: Reading['unread'] = []
  const orders = ordersIn(text)
  const cited = (words: unknown) => {
    const span = typeof words === 'string' ? quotationIn(text, words) : undefined
    return span && !orders.some(([from, to]) => span[0] < to && from < span[1]) ? span : undefined
  }
  for (const each of answer.data.wishes.slice(0, mostWishes)) {
    const wish = WrittenWish.safeParse(each)
    const span = cited(wish.success ? wish.data.words : wordsOf(each))
    if (!span) continue
    const constraint = wish.success ? constraintOf(wish.data, trip) : undefined
    if (constraint) read.push({ constraint, words: [span], certainty: readByModel })
    else unread.push(span)
  }
  for (const words of answer.data.other.slice(0, mostWishes)) {
    const span = cited(words)
    if (span) unread.push(span)
  }
  return { read, unread }
}

function wordsOf(wish: unknown): unknown {
  return typeof wish === 'object' && wish !== null && 'words' in wish ? wish.words : undefined
}
