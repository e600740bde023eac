import type { Say } from '~/domain/message'
import { english } from './en/english'
import { type Language, speaker } from './language'

/** The product's languages by tag. */
const languages: Record<string, Language> = { en: english }

const speakers = new Map<string, Say>()

/** The function that renders in a language, the same one each time; English for unknown languages. */
export function sayIn(tag = 'en'): Say {
  const known = speakers.get(tag)
  if (known) return known
  const say = speaker(languages[tag] ?? english)
  speakers.set(tag, say)
  return say
}
