import type { Destination } from '~/domain/catalogue/destination'
import { accessNeeds, diets, interests, travelStyles } from '~/domain/catalogue/vocabulary'
import { bareWords, plainLetters } from './letters'
import { PhraseIndex, tokensOf } from './phrase-index'

/** Marks the start and end of a known name in a text. A private use character, which is not in any language. */
export const knownMark = '\uE000'

/** Names that texts about a destination may contain. */
export interface KnownNames {
  /** Marks every known name that is written as a name. */
  mark(text: string): string
  /** Whether these words are somewhere in the destination's file, in this order. */
  inCatalogue(words: string): boolean
  /** Whether each of some bare words is in the destination's file, wherever. */
  hasWords(bare: string): boolean
  /** Whether a text is, letter by letter, one of the destination's file. */
  isFact(text: string): boolean
}

/** Names of places, areas and the destination, the request, and every phrase of the destination's file. */
export function knownNames(destination: Destination, asked: string[]): KnownNames {
  const known = readOnce(destination)
  const extra = new PhraseIndex(asked.map(plainLetters))
  return {
    mark: (text) => marked(text.replaceAll(knownMark, ' '), [known.names, extra]),
    inCatalogue: (words) => isPhrase(words, known),
    hasWords: (bare) => bare.split(' ').every((word) => known.pairs.has(word)),
    isFact: (text) => known.facts.has(text),
  }
}

/** Most phrases of the catalogue are shorter, and no name is longer, characters. */
const longestPhrase = 200

/** Whether words stand side by side in the corpus. Reading all of it is left out where two of them never meet. */
function isPhrase(phrase: string, { corpus, pairs }: ReadDestination): boolean {
  if (phrase.length > longestPhrase) return false
  const bare = bareWords(phrase)
  if (!/\p{Lu}/u.test(phrase)) return corpus.includes(bare)
  const words = bare.split(' ')
  if (words.length === 1) return pairs.has(bare)
  const meet = words.slice(1).every((word, index) => pairs.has(`${words[index]} ${word}`))
  return meet && (words.length === 2 || corpus.includes(` ${bare} `))
}

interface ReadDestination {
  names: PhraseIndex
  facts: ReadonlySet<string>
  corpus: string
  /** Every word of the corpus, and every two that stand side by side. */
  pairs: ReadonlySet<string>
}

/** What a destination's file gives is read once: it is the same for every trip. */
const read = new WeakMap<Destination, ReadDestination>()

function readOnce(destination: Destination): ReadDestination {
  const before = read.get(destination)
  if (before) return before
  const facts = factsOf(destination)
  const corpus = ` ${facts.map(bareWords).join(' | ')} `
  const words = corpus.trim().split(' ')
  const pairs = new Set(words)
  for (const [index, word] of words.entries()) if (index > 0) pairs.add(`${words[index - 1]} ${word}`)
  const names = new PhraseIndex(namesOf(destination).map(plainLetters))
  const made = { names, facts: new Set(facts), corpus, pairs }
  read.set(destination, made)
  return made
}

function namesOf(destination: Destination): string[] {
  return [
    ...destination.places.flatMap(({ name, localName }) =>
      localName ? [name, ...inCases(localName)] : [name],
    ),
    ...destination.areas.map(({ name }) => name),
    ...destination.dayTrips.map(({ name }) => name),
    ...destination.stays.map(({ name }) => name),
    ...Object.values(destination.holidays ?? {}),
    ...travellersNames(destination),
    destination.label,
    destination.name,
    destination.country,
    ...destination.aliases,
    ...destination.languages,
    ...[interests, travelStyles, accessNeeds, diets].flat(),
  ]
}

/** German adjectives in a name change with the case: "Englischer Garten", "im Englischen Garten". */
const germanCases = /^(\p{Lu}\p{Ll}{3,})e[rs]?(?= \p{Lu})/u

function inCases(name: string): string[] {
  return germanCases.test(name)
    ? [name, ...['e', 'en', 'em'].map((end) => name.replace(germanCases, `$1${end}`))]
    : [name]
}

/** What travellers call places in their own languages: "Città Proibita". */
const travellersNames = ({ names }: Destination): string[] =>
  Object.values(names ?? {})
    .flat()
    .flatMap(inCases)

/** The text with the mark around every known name; of names that begin at the same place the longest counts. */
function marked(text: string, indexes: readonly PhraseIndex[]): string {
  const tokens = tokensOf(text)
  const lower = tokens.map((token) => token.toLowerCase())
  let made = ''
  /** Where what is not in `made` yet begins, and where the token at hand does. */
  let from = 0
  let place = 0
  let at = 0
  while (at < tokens.length) {
    let length = 0
    for (const index of indexes) length = Math.max(length, index.longestAt(lower, at))
    const start = place
    const next = at + Math.max(1, length)
    for (; at < next; at++) place += tokens[at]?.length ?? 0
    if (length === 0) continue
    const name = text.slice(start, place)
    if (isLowerCase(name)) continue
    made += text.slice(from, start) + knownMark + name + knownMark
    from = place
  }
  return made + text.slice(from)
}

/** "museums" in a sentence is a word; "Museums" may be a name. In scripts without capitals there is no difference. */
function isLowerCase(text: string): boolean {
  return /\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text)
}

function factsOf(destination: Destination): string[] {
  const { places, stays, areas, dayTrips, tips, overview, companions } = destination
  const { tipping, airport, transit, emergency, localMoney, plug } = destination
  return [
    ...[overview, tipping, airport, transit.name, emergency, localMoney, plug, destination.label],
    ...tips,
    ...companions.map(({ why }) => why),
    ...dayTrips.flatMap(({ name, by, fact }) => [name, by, fact]),
    ...[...areas, ...stays].flatMap(({ name, fact }) => [name, fact]),
    ...places.flatMap(({ name, localName, fact }) => [name, localName ?? '', fact]),
    ...travellersNames(destination),
  ]
}
