import { lexicons, lexiconsPath, provideLexicons } from '~/domain/reader/lexicons'
import { readAnswer } from './read-answer'

/** Loads the words with which a text is read, once. Throws when they cannot be loaded; the next text tries again. */
export async function loadLexicons(): Promise<void> {
  if (lexicons().length > 0) return
  const response = await fetch(lexiconsPath)
  if (!response.ok) throw new Error(`no words to read a text with: ${response.status}`)
  provideLexicons(await readAnswer(response, 'lexicons'))
}
