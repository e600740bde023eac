import { hash } from '~/domain/seeded-random'
import type { Subject } from './gate-words/gate-words'

/** A word of a sentence as its sense is judged. */
export interface SaidWord {
  lower: string
  /** Of what kinds it is (gate-words/kinds.ts). */
  kinds: readonly string[]
  /** Given to the model, or inside a known name: it may speak for the sentence and never against it. */
  given: boolean
}

export interface Sentence {
  words: readonly SaidWord[]
  /** The subjects that it touches, each as often as it does. */
  touched: readonly Subject[]
}

/** Weights of signs, in fortieths; a sign's place is its hash. Learned by scripts/gate-sense.ts. */
export type SenseWeights = Int8Array
export const senseSize = 1 << 17

/** Above this a sentence is not shown. */
export const mostSuspicion = 0

function placeOf(sign: string): number {
  const value = hash(sign)
  return (value ^ (value >>> 15)) & (senseSize - 1)
}

/**
 * The signs of a sentence, by their places, and whether each comes from given words alone: its words, their parts of four and five letters,
 * two words in a row, a word beside a kind, how it begins, the subjects that it touches, the kinds of its words, and two kinds together.
 */
export function signsOf({ words, touched }: Sentence): Map<number, boolean> {
  const signs = new Map<number, boolean>()
  const add = (sign: string, given = false) => {
    const place = placeOf(sign)
    signs.set(place, given && signs.get(place) !== false)
  }
  add('')
  for (const [index, { lower, kinds, given }] of words.entries()) {
    const edged = `<${lower}>`
    add(edged, given)
    for (let size = 4; size < 6 && lower.length > 3; size++)
      for (let at = 0; at + size <= edged.length; at++) add(edged.slice(at, at + size), given)
    const before = words[index - 1]
    if (before) {
      const both = given && before.given
      add(`${before.lower} ${lower}`, both)
      for (const kind of kinds) add(`${before.lower} ?${kind}`, both)
      for (const kind of before.kinds) add(`?${kind} ${lower}`, both)
    } else {
      add(`^${lower}`, given)
      for (const kind of kinds) add(`^?${kind}`, given)
    }
  }
  const seen = [
    ...touched.map((subject) => `${subject}!`),
    ...words.flatMap(({ kinds, given }) => (given ? [] : kinds)),
  ].sort()
  const once = [...new Set(seen)]
  for (const [index, kind] of once.entries()) {
    add(`?${kind}`)
    if (seen.lastIndexOf(kind) > seen.indexOf(kind)) add(`2${kind}`)
    for (const other of once.slice(index + 1)) add(`${kind}+${other}`)
  }
  return signs
}

/**
 * How much a sentence reads like those that no plan has, in fortieths of log odds: above nought more than like those of a plan. Without
 * weights every sentence does.
 */
export function suspicionOf(sentence: Sentence, weights: SenseWeights): number {
  const signs = signsOf(sentence)
  let sum = 0
  for (const [place, given] of signs) {
    const weight = weights[place] ?? 127
    sum += given ? Math.min(0, weight) : weight
  }
  return sum / Math.sqrt(signs.size)
}
