import { speaksFor } from './lexicon'
import { type Lexicon, lexicons } from './lexicons'
import type { Token } from './tokens'

/** Words that are enough to tell a language. */
const enough = 40

/** The language for which most of the words speak; null where no lexicon was provided. */
export function languageOf(tokens: readonly Token[]): Lexicon | null {
  let best: { lexicon: Lexicon; words: number } | undefined
  for (const lexicon of lexicons()) {
    const words = speaksFor(tokens.slice(0, enough), lexicon)
    if (!best || words > best.words) best = { lexicon, words }
  }
  return best?.lexicon ?? null
}
