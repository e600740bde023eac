import { z } from 'zod'
import type { Said } from '~/domain/message'
import { phraseIds, tell } from './sentences'

/** A phrase in the local language, and its pronunciation for English speakers. */
export interface Phrase<Text extends Said = Said> {
  meaning: Text
  local: string
  say: string
}

/** Phrases of a language, in the order of `phraseIds`: spelling, pronunciation. */
export const PhraseBooks = z.record(
  z.string(),
  z.array(z.tuple([z.string(), z.string()])).length(phraseIds.length),
)
export type PhraseBooks = z.infer<typeof PhraseBooks>

/** Where they are, beside the catalogue. */
export const phrasesPath = '/catalogue/words/phrases.json'

let books: PhraseBooks | null = null

/** The phrases that were provided; none until then, and a guide is without them. */
export const phraseBooks = (): PhraseBooks | null => books

/** Provides the phrases of all languages: data, which the Worker loads as a file with the first catalogue of a destination. */
export function providePhraseBooks(read: PhraseBooks): void {
  books = read
}

const sameBook: Record<string, string> = { Chinese: 'Mandarin', 'Mandarin Chinese': 'Mandarin' }

/** Six phrases in the first local language that is not English and is in this list. */
export function phraseBook(
  languages: readonly string[],
): { language: string; list: readonly Phrase[] } | null {
  if (languages[0] === 'English') return null
  for (const language of languages) {
    const book = books?.[sameBook[language] ?? language]
    if (!book) continue
    const list = phraseIds.flatMap((phrase, index) => {
      const [local, say] = book[index] ?? []
      return local && say ? [{ meaning: tell('guide.phrase', { phrase }), local, say }] : []
    })
    return { language, list }
  }
  return null
}
