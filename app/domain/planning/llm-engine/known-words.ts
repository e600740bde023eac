import { z } from 'zod'
import { plainLetters } from '~/domain/verification/letters'
import type { SenseWeights } from './gate-sense'

/** "zählen" and "zahlen" are two words. */
const pairs: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  Œ: 'Oe',
  Æ: 'Ae',
}

/** A word as the filters hold it: letters without accents, two for an umlaut. A capital at its start stays, since German nouns have one. */
export function wordKey(word: string): string {
  const plain = plainLetters(
    word.normalize('NFC').replace(/[äöüßœæÄÖÜŒÆ]/gu, (letter) => pairs[letter] ?? letter),
  )
  return plain.charAt(0) + plain.slice(1).toLowerCase()
}

/** Bits of a filter for each word, and how many of them a word sets: about one unknown word in thirty is taken for a known one. */
const bitsPerWord = 7.2
const marks = 5

/** A Bloom filter of words, a quarter of a megabyte for 300,000 of them. */
export function filterOf(words: ReadonlySet<string>): Uint8Array {
  const filter = new Uint8Array(Math.ceil((words.size * bitsPerWord) / 8))
  for (const word of words)
    for (const bit of bitsOf(word, filter.length * 8))
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
  return filter
}

function isIn(filter: Uint8Array, word: string): boolean {
  return bitsOf(word, filter.length * 8).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
}

/** Two hashes of FNV-1a with other beginnings, of which the others are made. */
function bitsOf(word: string, size: number): number[] {
  let [one, two] = [0x811c9dc5, 0x9747b28c]
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ code, 0x85ebca6b)
    two ^= two >>> 13
  }
  const step = (two | 1) >>> 0
  return Array.from({ length: marks }, (_, mark) => ((one >>> 0) + mark * step) % size)
}

/** The words of several languages, and what was learned of them. */
export interface KnownWords {
  has: ReadonlyMap<string, (word: string) => boolean>
  weights: SenseWeights
}

const Index = z.array(z.object({ language: z.string(), bytes: z.int() }))

/** Reads the file of filters: a line of JSON that says how long each is, then the filters, then the weights of signs. */
export function readKnownWords(file: Uint8Array): KnownWords {
  const end = file.indexOf(10)
  const index = Index.parse(JSON.parse(new TextDecoder().decode(file.subarray(0, end))))
  let at = end + 1
  const has = new Map(
    index.map(({ language, bytes }) => {
      const filter = file.subarray(at, at + bytes)
      at += bytes
      return [language, (word: string) => isIn(filter, wordKey(word))] as const
    }),
  )
  return { has, weights: new Int8Array(file.subarray(at)) }
}
