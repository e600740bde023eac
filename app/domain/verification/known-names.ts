import type { Destination } from '~/domain/catalogue/destination'
import { accessNeeds, diets, interests, travelStyles } from '~/domain/catalogue/vocabulary'
import { bareWords, plainLetters } from './letters'

/** Marks the start and end of a known name in a text. A private use character, which is not in any language. */
export const knownMark = '\uE000'

/** Names that texts about a destination may contain. */
export interface KnownNames {
  /** Marks every known name that is written as a name. */
  mark(text: string): string
  /** Whether these words are somewhere in the destination's file, in this order. */
  inCatalogue(words: string): boolean
}

/** Names of places, areas and the destination, the request, and every phrase of the destination's file. */
export function knownNames(destination: Destination, asked: string[]): KnownNames {
  const names = [
    ...destination.places.flatMap(({ name, localName }) => (localName ? [name, localName] : [name])),
    ...destination.areas.map(({ name }) => name),
    ...destination.dayTrips.map(({ name }) => name),
    ...Object.values(destination.holidays ?? {}),
    destination.label,
    destination.name,
    destination.country,
    ...destination.aliases,
    ...destination.languages,
    ...[interests, travelStyles, accessNeeds, diets, asked].flat(),
  ]
  const longestFirst = [...new Set(names.map(plainLetters))].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const corpus = ` ${factsOf(destination).map(bareWords).join(' | ')} `
  return {
    mark: (text) =>
      text.replace(pattern, (name) => (isLowerCase(name) ? name : knownMark + name + knownMark)),
    inCatalogue: (words) => {
      const bare = bareWords(words)
      return corpus.includes(/\p{Lu}/u.test(words) ? ` ${bare} ` : bare)
    },
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** "museums" in a sentence is a word; "Museums" may be a name. In scripts without capitals there is no difference. */
function isLowerCase(text: string): boolean {
  return /\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text)
}

function factsOf(destination: Destination): string[] {
  const { places, areas, dayTrips, tips, overview, tipping, airport, transit, emergency, localMoney, plug } =
    destination
  return [
    ...[overview, tipping, airport, transit.name, emergency, localMoney, plug, destination.label],
    ...tips,
    ...dayTrips.flatMap(({ name, by, fact }) => [name, by, fact]),
    ...areas.flatMap(({ name, fact }) => [name, fact]),
    ...places.flatMap(({ name, localName, fact }) => [name, localName ?? '', fact]),
  ]
}
