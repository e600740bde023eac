import { type Lexicon, speaksFor } from './lexicon'
import { german } from './lexicons/de'
import { english } from './lexicons/en'
import { spanish } from './lexicons/es'
import { french } from './lexicons/fr'
import { italian } from './lexicons/it'
import type { Token } from './tokens'

const lexicons: readonly Lexicon[] = [english, german, french, spanish, italian]

/** Words that are enough to tell a language. */
const enough = 60

/** The language for which most of the words speak. */
export function languageOf(tokens: readonly Token[]): Lexicon {
  let best: { lexicon: Lexicon; words: number } | undefined
  for (const lexicon of lexicons) {
    const words = speaksFor(tokens.slice(0, enough), lexicon)
    if (!best || words > best.words) best = { lexicon, words }
  }
  return best?.lexicon ?? english
}
