import {
  type Lexicon,
  lexicons,
  lexiconsPath,
  provideLexicons,
  provideRequestLexicons,
  requestLexicons,
  requestLexiconsPath,
} from '~/domain/reader/lexicons'
import { readAnswer } from './read-answer'

/** Loads the words with which a text is read, once. Throws when they cannot be loaded; the next text tries again. */
export function loadLexicons(): Promise<void> {
  return load(lexiconsPath, lexicons(), provideLexicons)
}

/** Loads the words of requests to the assistant as well, in the same way. */
export async function loadRequestLexicons(): Promise<void> {
  await Promise.all([loadLexicons(), load(requestLexiconsPath, requestLexicons(), provideRequestLexicons)])
}

async function load(
  path: string,
  known: readonly Lexicon[],
  take: (words: Lexicon[]) => void,
): Promise<void> {
  if (known.length > 0) return
  const response = await fetch(path)
  if (!response.ok) throw new Error(`no words to read a text with: ${response.status}`)
  take(await readAnswer(response, 'lexicons'))
}
