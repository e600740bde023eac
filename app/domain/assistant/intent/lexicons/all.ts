import type { Lexicon } from '~/domain/reader/lexicons'
import { german } from './de'
import { english } from './en'
import { spanish } from './es'
import { everydayRequests } from './everyday'
import { french } from './fr'
import { requestsInPassing } from './in-passing'
import { italian } from './it'

/** The words of requests in all languages, as the build writes them. */
export const allRequestLexicons: readonly Lexicon[] = [english, german, french, spanish, italian].map(whole)

/** A lexicon with its everyday phrases. What has a meaning already keeps it. */
function whole(lexicon: Lexicon): Lexicon {
  const meanings = { ...lexicon.meanings }
  for (const [meaning, phrases] of [everydayRequests, requestsInPassing].flatMap((more) =>
    Object.entries(more[lexicon.language] ?? {}),
  ))
    meanings[meaning] = meanings[meaning] ? `${meanings[meaning]} | ${phrases}` : phrases
  return { ...lexicon, meanings }
}
