import type { JourneyMode } from '~/domain/itinerary/journey'
import { isTelling, meaningsOf, speaksFor } from '~/domain/reader/lexicon'
import type { Lexicon } from '~/domain/reader/lexicons'
import { type Token, tokensOf } from '~/domain/reader/tokens'
import { journeyWords } from './journey-words'
import { type NamedPlace, spotsOf } from './read-places'
import type { JourneyAspect } from './sentences'

/** What a sentence asks about journeys, and which of them it means; what is left out was not said. */
export interface JourneyQuestion {
  asks: JourneyAspect[]
  mode?: JourneyMode
  /** Labels of the trip's places. */
  from?: string
  to?: string
  /** One end, without saying which: "the Paris train". */
  at?: string
  day?: number
}

const aspects: readonly JourneyAspect[] = ['times', 'length', 'station', 'often', 'price', 'missed']

/**
 * The question of a sentence about journeys between the places of a trip, in any of the reader's languages. Null where a word of it
 * has nothing to do with journeys, or nothing tells that one is meant; `before` is what was asked about one just before it.
 */
export function readJourneyQuestion(
  sentence: string,
  places: readonly NamedPlace[],
  before: JourneyQuestion | null,
): JourneyQuestion | null {
  const tokens = tokensOf(sentence)
  const byLanguage = journeyWords
    .map((words) => ({ words, speaks: speaksFor(tokens, words) }))
    .sort((a, b) => b.speaks - a.speaks)
  for (const { words } of byLanguage) {
    const read = readIn(tokens, words, places, before)
    if (read) return read
  }
  return null
}

/** A word that counts: what a phrase means, a town, or a number. */
interface Word {
  is: string
  place?: string
}

function readIn(
  tokens: readonly Token[],
  lexicon: Lexicon,
  places: readonly NamedPlace[],
  before: JourneyQuestion | null,
): JourneyQuestion | null {
  const words = wordsIn(tokens, lexicon, places)
  if (!words) return null
  const says = (is: string) => words.some((word) => word.is === is)
  const asked = aspects.filter((aspect) => says(`asks:${aspect}`))
  const asks = says('asks:way') ? [...new Set<JourneyAspect>(['times', 'length', ...asked])] : asked
  const mode = words.find(({ is }) => is.startsWith('mode:'))?.is.slice('mode:'.length) as
    | JourneyMode
    | undefined
  const ends = endsIn(words)
  const isNamed =
    mode !== undefined ||
    says('any') ||
    (Object.keys(ends).length > 0 && ['to', 'from', 'leave', 'arrive'].some(says))
  const day = dayIn(words)
  const about = { ...(mode && { mode }), ...ends, ...(day !== undefined && { day }) }
  // A bare "train tickets" asks where they are sold.
  if (isNamed && asks.length === 0 && mode && !says('ticket') && !says('if'))
    return { asks: ['times'], ...about }
  if (asks.length === 0) return null
  if (isNamed) return { asks, ...about }
  if (Object.keys(ends).length > 0) return null
  if (before) return { ...before, asks }
  // "Which station?" and "what if we miss it?" are about nothing else.
  return asks.includes('missed') || says('asks:station') ? { asks, ...about } : null
}

/** The words that count, in order; null where one is of something else. */
function wordsIn(tokens: readonly Token[], lexicon: Lexicon, places: readonly NamedPlace[]): Word[] | null {
  const spots = spotsOf(tokens, places)
  const said = meaningsOf(tokens, lexicon)
  const words: Word[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const spot = spots.find(({ first }) => first === at)
    const meant = said.find(({ first }) => first === at)
    if (spot) words.push({ is: 'place', place: spot.place.destination })
    else if (meant) words.push({ is: meant.meaning })
    else if (token && /^\d{1,2}$/.test(token.text)) words.push({ is: token.text })
    else if (token && /[\p{L}\d]/u.test(token.text) && !isTelling(token.text, lexicon)) return null
    at = spot?.last ?? meant?.last ?? at + 1
  }
  return words
}

/** The towns that are named, and which end of the journey each is. */
function endsIn(words: readonly Word[]): Pick<JourneyQuestion, 'from' | 'to' | 'at'> {
  const ends: Pick<JourneyQuestion, 'from' | 'to' | 'at'> = {}
  words.forEach(({ place }, index) => {
    if (!place) return
    const near = words[index - 1]?.is
    if (near === 'to') ends.to = place
    else if (near === 'from' || near === 'leave') ends.from = place
    else if (words.some(({ is }) => is === 'arrive')) ends.to = place
    else if (ends.at === undefined) ends.at = place
    else ends.to = place
  })
  return ends
}

function dayIn(words: readonly Word[]): number | undefined {
  const at = words.findIndex(({ is }) => is === 'day')
  const near = [words[at + 1]?.is, words[at - 1]?.is].find((word) => at >= 0 && /^\d+$/.test(word ?? ''))
  return near === undefined ? undefined : Number(near)
}
