import type { Say } from '~/domain/message'
import { type Units, unitsText } from '~/domain/units'
import { english } from './en/english'
import { type Language, speaker } from './language'
import type { LateRoom } from './rooms'

/** The product's languages by tag. */
const languages: Record<string, Language> = { en: english }

const speakers = new Map<string, Say>()

/**
 * The function that renders in a language and in a reader's units, the same one each time; English for unknown languages.
 */
export function sayIn(tag = 'en', units?: Units): Say {
  const key = units ? `${tag} ${unitsText(units)}` : tag
  const known = speakers.get(key)
  if (known) return known
  const say = speaker(languages[tag] ?? english, units)
  speakers.set(key, say)
  return say
}

/** Loads messages that are not there from the start, for everything that renders in that language from then on. */
export async function loadRoom(room: LateRoom, tag = 'en'): Promise<void> {
  const { chapters, late } = languages[tag] ?? english
  chapters[room] ??= await late[room]()
}
