import type { Destination } from '~/domain/catalogue/destination'
import { speaksFor } from './lexicon'
import { type Lexicon, lexicons } from './lexicons'
import { namesIn } from './names'
import type { Token } from './tokens'

/** Words that are enough to tell a language. */
const enough = 40
/** Names of which one is so sure tell no language. */
const clearName = 0.9
/** How much the words count where those of names are among them. */
const ofNames = 0.2

/**
 * The language for which most of the words speak; null where no lexicon was provided. Names of places are in the language of the
 * place: "Musée d'Orsay: imperdibile" is Italian.
 */
export function languageOf(tokens: readonly Token[], destination?: Destination): Lexicon | null {
  const told = tokens.slice(0, enough)
  const named = destination
    ? namesIn(told, destination).filter(({ certainty }) => certainty >= clearName)
    : []
  const other = told.filter(
    (_token, index) => !named.some(({ first, last }) => first <= index && last > index),
  )
  let best: { lexicon: Lexicon; words: number } | undefined
  for (const lexicon of lexicons()) {
    const all = speaksFor(told, lexicon)
    const words = named.length > 0 ? speaksFor(other, lexicon) + ofNames * all : all
    if (!best || words > best.words) best = { lexicon, words }
  }
  return best?.lexicon ?? null
}
