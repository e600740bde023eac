import { isTelling, meaningsOf, speaksFor } from '~/domain/reader/lexicon'
import type { Lexicon } from '~/domain/reader/lexicons'
import { type Token, tokensOf } from '~/domain/reader/tokens'
import { typedPlaces } from '~/domain/request/typed-places'
import { placeWords } from './place-words'

/** A place of the trip as it can be named: its label, and its names in any language. */
export interface NamedPlace {
  destination: string
  names: readonly string[]
}

/** A place that is meant: of the trip by its label, or another one as it was typed. */
export interface Meant {
  destination: string
  known: boolean
}

/** What is asked for about the places of a trip. */
export type PlaceWish =
  | { is: 'list'; places: (Meant & { nights?: number })[] }
  /** So many nights, or so many more or fewer. */
  | { is: 'nights'; place: Meant; nights: number }
  | { is: 'more'; place: Meant; by: number }
  /** Nights move from one place to another. */
  | { is: 'shift'; place: Meant; other: Meant; nights: number }
  | { is: 'drop'; place: Meant }
  | { is: 'first' | 'last'; place: Meant }
  | { is: 'add'; place: Meant; nights?: number; before?: Meant; after?: Meant }
  | { is: 'before' | 'after' | 'swap' | 'instead'; place: Meant; other: Meant }
  | { is: 'reverse' | 'best' }
  /** The trip keeps its dates. */
  | { is: 'same' }

export interface PlacesAsked {
  wishes: PlaceWish[]
  /** The sentences that are about something else. */
  rest: string[]
}

/**
 * What a text asks for about the places of a trip, in any of the reader's languages. `isSight` tells whether a sentence names
 * something within a town: what is added then is no place of the trip.
 */
export function readPlaces(
  text: string,
  places: readonly NamedPlace[],
  isSight: (sentence: string) => boolean = () => false,
): PlacesAsked {
  const wishes: PlaceWish[] = []
  const rest: string[] = []
  for (const sentence of text.split(/(?<=[.!?;])\s+|\n+/)) {
    if (!/\p{L}/u.test(sentence)) continue
    const found = wishesIn(sentence, places)
    if (found && !(found.some(isOfAnother) && isSight(sentence))) wishes.push(...found)
    else rest.push(sentence)
  }
  return { wishes, rest }
}

/** Whether a wish names a place that the trip does not have. */
function isOfAnother(wish: PlaceWish): boolean {
  return 'place' in wish && !wish.place.known
}

function wishesIn(sentence: string, places: readonly NamedPlace[]): PlaceWish[] | null {
  const list = listIn(sentence, places)
  if (list) return [list]
  const tokens = tokensOf(sentence)
  const byLanguage = placeWords
    .map((words) => ({ words, speaks: speaksFor(tokens, words) }))
    .sort((a, b) => b.speaks - a.speaks)
  for (const { words } of byLanguage) {
    const read = readIn(tokens, words, places)
    if (read) return read
  }
  return null
}

/** A sentence without the marks at its end. */
function withoutEnd(sentence: string): string {
  let end = sentence.length
  while (end > 0 && '.!?;'.includes(sentence.charAt(end - 1))) end--
  return sentence.slice(0, end)
}

/** "Rome 4 nights, then Florence and Venice": what the trip's places shall be from now on. */
function listIn(sentence: string, places: readonly NamedPlace[]): PlaceWish | null {
  const typed = typedPlaces(withoutEnd(sentence))
  if (!typed) return null
  const named = typed.places.map(({ destination, nights }) => {
    const words = tokensOf(destination)
    const [spot] = spotsOf(words, places)
    const isWhole = spot?.first === 0 && spot.last === words.length
    const looksLikeOne = /^\p{Lu}/u.test(destination) && words.length <= 3 && words.every(isNoWord)
    if (!isWhole && !looksLikeOne) return null
    const place = isWhole ? spot.place : { destination, known: false }
    return { ...place, ...(nights !== undefined && { nights }) }
  })
  const all = named.flatMap((each) => each ?? [])
  return all.length === named.length && all.some(({ known }) => known) ? { is: 'list', places: all } : null
}

/** Whether no language knows the word as one about places. */
function isNoWord(token: Token): boolean {
  return placeWords.every((words) => meaningsOf([token], words).length === 0)
}

/** The labels of the trip's places that a text names. */
export function placesNamed(text: string, places: readonly NamedPlace[]): string[] {
  return spotsOf(tokensOf(text), places).map(({ place }) => place.destination)
}

interface Spot {
  first: number
  last: number
  place: Meant
}

/** Where places of the trip are named. */
export function spotsOf(tokens: readonly Token[], places: readonly NamedPlace[]): Spot[] {
  const found: Spot[] = []
  const names = places
    .flatMap(({ destination, names: own }) =>
      own.map((name) => ({ destination, words: tokensOf(name).map(({ text }) => text) })),
    )
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length)
  for (let first = 0; first < tokens.length; ) {
    const named = names.find(({ words }) => words.every((word, at) => tokens[first + at]?.text === word))
    if (named)
      found.push({
        first,
        last: first + named.words.length,
        place: { destination: named.destination, known: true },
      })
    first += named?.words.length ?? 1
  }
  return found
}

/** A word that counts in a sentence about places. */
type Word = { is: 'place'; place: Meant } | { is: 'number'; number: number } | { is: 'word'; word: string }

const joints = new Set(', and then but und dann aber et puis mais y luego pero e ed poi ma'.split(' '))

/** The wishes of a sentence in one language; null where a word of it is none of that language's, or nothing is asked for. */
function readIn(tokens: readonly Token[], words: Lexicon, places: readonly NamedPlace[]): PlaceWish[] | null {
  const spots = spotsOf(tokens, places)
  const said = meaningsOf(tokens, words)
  const parts: Word[][] = [[]]
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const spot = spots.find(({ first }) => first === at)
    const meant = said.find(({ first }) => first === at)
    if (spot) parts.at(-1)?.push({ is: 'place', place: spot.place })
    else if (meant) {
      const number = /^n:(\d+)$/.exec(meant.meaning)?.[1]
      parts
        .at(-1)
        ?.push(number ? { is: 'number', number: Number(number) } : { is: 'word', word: meant.meaning })
    } else if (/^\d{1,2}$/.test(token.text)) parts.at(-1)?.push({ is: 'number', number: Number(token.text) })
    else if (joints.has(token.text)) parts.push([])
    else if (!isTelling(token.text, words) && /[\p{L}\d]/u.test(token.text)) {
      const name = typedName(tokens, at, words, spots)
      if (!name) return null
      parts.at(-1)?.push({ is: 'place', place: { destination: name.text, known: false } })
      at = name.last
      continue
    }
    at = spot?.last ?? meant?.last ?? at + 1
  }
  return wishesOf(parts.filter((part) => part.length > 0))
}

/** A name with capitals that the trip does not know. */
function typedName(tokens: readonly Token[], first: number, words: Lexicon, spots: readonly Spot[]) {
  let last = first
  const isOfName = (at: number) => {
    const token = tokens[at]
    return (
      token?.capital &&
      !joints.has(token.text) &&
      !spots.some((spot) => spot.first === at) &&
      meaningsOf([token], words).length === 0
    )
  }
  while (last - first < 3 && isOfName(last)) last++
  if (last === first) return null
  const text = tokens
    .slice(first, last)
    .map(({ text: word }) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return { text, last }
}

function wishesOf(all: readonly Word[][]): PlaceWish[] | null {
  const parts = all
    .map((part) => part.filter((each) => !has([each], 'same')))
    .filter((part) => part.length > 0)
  const wishes: PlaceWish[] = []
  /** What the part before was about: "skip Florence and Venice", "one night more in Venice and one less in Rome". */
  let open: Word[] = []
  for (const part of parts) {
    const isBare = part.every(({ is }) => is === 'place')
    const goesOn = has(open, 'swap') || has(open, 'between')
    if (isBare && goesOn) {
      wishes.pop()
      const found = wishOf([...open, ...part])
      if (!found) return null
      wishes.push(found)
      open = []
      continue
    }
    const verbs = open.filter(({ is }) => is === 'word')
    const told = isBare
      ? [...verbs, ...part]
      : has(open, 'night') && !has(part, 'night')
        ? [...part, night]
        : part
    open = told
    const found = wishOf(told)
    // "Swap Rome and Venice" is whole with the next part.
    if (!found && (has(told, 'swap') || has(told, 'between'))) {
      wishes.push({ is: 'best' })
      continue
    }
    if (!found) return null
    wishes.push(found)
  }
  return wishes.length > 0 && !has(open, 'between') && !(has(open, 'swap') && placesIn(open).length < 2)
    ? [...wishes, ...(all.some((part) => has(part, 'same')) ? [{ is: 'same' } as const] : [])]
    : null
}

const night: Word = { is: 'word', word: 'night' }

function has(words: readonly Word[], ...any: string[]): boolean {
  return words.some((each) => each.is === 'word' && any.includes(each.word))
}

const placesIn = (words: readonly Word[]) =>
  words.flatMap((each) => (each.is === 'place' ? [each.place] : []))

/** What one part of a sentence asks for. */
function wishOf(words: readonly Word[]): PlaceWish | null {
  const [place, other, third] = placesIn(words)
  const number = words.find((each) => each.is === 'number')?.number
  if (has(words, 'best')) return { is: 'best' }
  if (has(words, 'reverse') && !place) return { is: 'reverse' }
  if (!place) return null
  const nights = number !== undefined && has(words, 'night') ? { nights: number } : {}
  if (has(words, 'add') || (!place.known && (other?.known || nights.nights)))
    return addition(words, { place, other, third }, nights)
  if (!place.known && !(has(words, 'instead') && other?.known)) return null
  if (other) return pairOf(words, place, other, number)
  if (has(words, 'more')) return { is: 'more', place, by: number ?? 1 }
  if (has(words, 'less')) return { is: 'more', place, by: -(number ?? 1) }
  if (has(words, 'drop') && !has(words, 'night')) return { is: 'drop', place }
  if (nights.nights) return { is: 'nights', place, nights: nights.nights }
  if (has(words, 'begin', 'first')) return { is: 'first', place }
  if (has(words, 'finish', 'last')) return { is: 'last', place }
  return null
}

function addition(
  words: readonly Word[],
  { place, other, third }: { place: Meant; other: Meant | undefined; third: Meant | undefined },
  nights: { nights?: number },
): PlaceWish | null {
  if (place.known) return null
  const added = { is: 'add', place, ...nights } as const
  if (!other) return has(words, 'between', 'before', 'after', 'drop') ? null : added
  if (has(words, 'instead')) return { is: 'instead', place, other }
  if (!other.known) return null
  if (has(words, 'between')) return third?.known ? { ...added, after: other, before: third } : null
  if (has(words, 'before')) return { ...added, before: other }
  return has(words, 'after') ? { ...added, after: other } : null
}

function pairOf(
  words: readonly Word[],
  place: Meant,
  other: Meant,
  number: number | undefined,
): PlaceWish | null {
  if (!other.known) return null
  if (has(words, 'swap')) return { is: 'swap', place, other }
  const nights = number ?? 1
  if (has(words, 'instead'))
    // "A night more in Venice instead of Rome", and "Bologna instead of Florence".
    return has(words, 'night', 'more')
      ? { is: 'shift', place: other, other: place, nights }
      : { is: 'instead', place, other }
  if (has(words, 'night') && has(words, 'move', 'from')) return { is: 'shift', place, other, nights }
  if (has(words, 'before')) return { is: 'before', place, other }
  return has(words, 'after') ? { is: 'after', place, other } : null
}
