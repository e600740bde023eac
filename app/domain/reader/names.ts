import type { Destination } from '~/domain/catalogue/destination'
import type { Target } from './constraint'
import { isListed } from './lexicons'
import { type Token, tokensOf } from './tokens'
import { byFirstLetter, isMistyped, longEnough } from './typing'

/** A name that the text holds: tokens from `first` up to, but not including, `last`. */
export interface Named {
  target: Target
  /** The quarter of the same name, where the target is a place. */
  area?: Target
  /** The sight of the same name, where the target is a quarter. */
  sight?: Target
  /** Of a place. */
  kind?: string
  first: number
  last: number
  certainty: number
}

interface Entry {
  words: string[]
  target: Target
  area?: Target
  sight?: Target
  kind?: string
  /** The name that the catalogue gives it, and not one that travellers use. */
  own?: boolean
  certainty: number
  fame: number
}

/** Words that stand in many names: they do not make a name by themselves, and names are known without them. */
const isCommon = (word: string) => isListed('common', word)

const known = new WeakMap<Destination, Map<string, Entry[]>>()

/** How sure a part of a quarter's name is: the first before the sights that the others are often named for. */
const areaCertainty = { whole: 0.97, first: 0.93, other: 0.8 }

/** Letters of an id that may stand for a quarter's name. */
const enoughOfArea = 4

/** "Marais" for "Le Marais"; "Ginza" and "Tsukiji" of "Ginza & Tsukiji". */
function areaVariants(name: string): { words: string[]; certainty: number }[] {
  const plain = (text: string) =>
    tokensOf(text)
      .map((token) => token.text)
      .filter((word) => !isArticle(word) && /[\p{L}\p{N}]/u.test(word))
  const [first = '', ...others] = name.split(separators)
  // "Aix" of "Aix-en-Provence".
  const [head = ''] = name.split(/[- ](?:en|sur|am|an der|upon)[- ]/)
  const found = [
    { words: plain(name), certainty: areaCertainty.whole },
    { words: plain(first), certainty: others.length > 0 ? areaCertainty.first : areaCertainty.whole },
    ...(head === name ? [] : [{ words: plain(head), certainty: areaCertainty.first }]),
    ...others.map((other) => ({ words: plain(other), certainty: areaCertainty.other })),
  ]
  return found.filter(({ words }) => words.join('').length > 2)
}

const isArticle = (word: string) => isListed('articles', word)

/** The names of a destination by their first word. */
function namesOf(destination: Destination): Map<string, Entry[]> {
  const done = known.get(destination)
  if (done) return done
  const about = new Map<string, Pick<Entry, 'target' | 'fame' | 'kind' | 'area'>>([
    ...destination.areas.map(({ id }) => [id, { target: { by: 'area', id }, fame: 40 }] as const),
    ...destination.dayTrips.map(({ id }) => [id, { target: { by: 'place', id }, fame: 50 }] as const),
    ...destination.places.map(
      ({ id, kind, fame, area }) =>
        [id, { target: { by: 'place', id }, kind, fame, ...quarterOf(kind, area) }] as const,
    ),
  ])
  const town = new Set(tokensOf(destination.name).map(({ text }) => text))
  const entries: Entry[] = [
    ...destination.places.flatMap(({ id, kind, name, localName, fame, area }) => {
      if (kind === 'base') return []
      const target: Target = { by: 'place', id }
      return variants([name, ...(localName ? [localName] : [])], town).map((variant) => ({
        ...variant,
        target,
        kind,
        fame,
        own: true,
        ...quarterOf(kind, area),
      }))
    }),
    ...destination.dayTrips.flatMap(({ id, name }) =>
      variants([name]).map((variant) => ({ ...variant, target: { by: 'place', id } as Target, fame: 50 })),
    ),
    ...destination.areas.flatMap(({ id, name }) =>
      areaVariants(name).map((variant) => ({
        ...variant,
        target: { by: 'area', id } as Target,
        fame: 40,
        own: true,
      })),
    ),
    ...Object.entries(destination.names ?? {}).flatMap(([id, names]) => {
      const known = about.get(id)
      return known ? variants(names, town).map((variant) => ({ ...variant, ...known })) : []
    }),
  ]
  const byWords = new Map<string, Entry>()
  for (const entry of entries) {
    if (entry.certainty === ofCore && (entry.kind === 'food' || entry.kind === 'nightlife')) continue
    const key = entry.words.join(' ')
    const other = byWords.get(key)
    const wins = !other || better(entry, other) ? entry : other
    const area = [entry, other].find((each) => each?.target.by === 'area')?.target ?? wins.area ?? other?.area
    const sight = [entry, other].find((each) => isSight(each, destination))?.target ?? other?.sight
    const isArea = wins.target.by === 'area'
    byWords.set(key, { ...wins, ...(isArea ? sight && { sight } : area && { area }) })
  }
  // "Eixample" of "Eixample Dreta" and "Eixample Esquerra": the one that is called after it.
  for (const { id, name } of destination.areas)
    if (
      id.length >= enoughOfArea &&
      tokensOf(name).some(({ text }) => text === id) &&
      !isCommon(id) &&
      !byWords.has(id)
    )
      byWords.set(id, { words: [id], certainty: areaCertainty.first, target: { by: 'area', id }, fame: 40 })
  for (const entry of headsOf(entries)) {
    const key = entry.words.join(' ')
    if (!byWords.has(key)) byWords.set(key, entry)
  }
  const names = new Map<string, Entry[]>()
  for (const entry of byWords.values()) {
    const [first = ''] = entry.words
    names.set(first, [...(names.get(first) ?? []), entry])
  }
  known.set(destination, names)
  return names
}

/** How sure the first two words of a long name are. */
const ofHead = 0.87

/** "King Tut's" of "King Tut's Wah Wah Hut", "Fábrica de Arte" of its full name: the first words that one place alone has. */
function headsOf(entries: readonly Entry[]): Entry[] {
  const heads = new Map<string, Entry | null>()
  for (const entry of entries) {
    if (entry.certainty < ofHeads || entry.target.by !== 'place') continue
    const told = entry.words.flatMap((word, at) => (isListed('joins', word) || word === 's' ? [] : [at]))
    const [, second = 0, third] = told
    const last = entry.words[second] ?? ''
    if (third === undefined || told[0] !== 0 || last.length < 3 || isCommon(last) || isListed('joints', last))
      continue
    const words = entry.words.slice(0, second + 1)
    const key = words.join(' ')
    const other = heads.get(key)
    const isOther = other === null || (other && JSON.stringify(other.target) !== JSON.stringify(entry.target))
    heads.set(key, isOther ? null : { ...entry, words, certainty: ofHead })
  }
  return [...heads.values()].filter((entry) => entry !== null)
}

/** Whole names have heads. */
const ofHeads = 0.96

/** Who stays or eats in "the old quarter" means the quarter of the walk that has its name. */
const quarterOf = (kind: string, id: string): Pick<Entry, 'area'> =>
  kind === 'walk' ? { area: { by: 'area', id } } : {}

/** What the name of a quarter means where one thing of it must be meant. "The Vatican" is more than its museums. */
function isSight(entry: Entry | undefined, { places }: Destination): boolean {
  if (entry?.target.by !== 'place' || entry.kind === 'walk') return false
  const { id } = entry.target
  const area = places.find((place) => place.id === id)?.area
  return !places.some((place) => place.area === area && place.id !== id && place.fame >= famousFrom)
}

/** A sight from this fame on is meant by its short name before a quarter is. */
const famousFrom = 93

/** A full name wins over a part of one, and what is better known over what is less. */
function better(a: Entry, b: Entry): boolean {
  // The name of a quarter is the quarter, though a walk there be called the same; a sight of that very name is the sight.
  const [quarter, other] = [a, b].map(
    ({ target, certainty }) => target.by === 'area' && certainty >= areaCertainty.first,
  )
  if (quarter !== other) {
    const place = quarter ? b : a
    const wholly = place.certainty >= 0.98 && (place.own === true || place.kind !== 'walk')
    // "Trevi" is the fountain; but "the Vatican" is more than its museums.
    const famous =
      place.own === true && place.fame >= famousFrom && place.kind !== 'museum' && place.kind !== 'walk'
    if (famous) return !quarter
    return quarter ? !wholly : wholly
  }
  return a.certainty === b.certainty ? a.fame > b.fame : a.certainty > b.certainty
}

/** Before where a thing is: "Moon Bar at Vertigo" is the Moon Bar. */
const places = / at | in the /

const separators = /[(),&/:]| and | e | und | et | y | [–-] /

/** A name as people type it: whole, without what is in brackets, and without its small and common words. */
function variants(names: string[], town?: ReadonlySet<string>): { words: string[]; certainty: number }[] {
  const found: { words: string[]; certainty: number }[] = []
  for (const name of names) {
    const [head = ''] = name.split(places)
    for (const part of [
      name,
      ...(head !== name && head.includes(' ') ? [head] : []),
      ...name.split(separators),
    ]) {
      const words = tokensOf(part)
        .map(({ text }) => text)
        .filter((text) => /[\p{L}\p{N}]/u.test(text))
      const whole = part === name
      // "Peters" for "Peter's".
      const joined = words.flatMap((word, index) =>
        word === 's' && index > 0 ? [] : [words[index + 1] === 's' ? `${word}s` : word],
      )
      if (joined.length < words.length && joined.length > 1) found.push({ words: joined, certainty: 0.97 })
      const proper = words.filter((word) => !isCommon(word))
      // "Skytree" is the whole name of the Tokyo Skytree.
      const inTown = trimmed(words.filter((word) => !town?.has(word)))
      if (
        whole &&
        inTown.length > 0 &&
        inTown.length < words.length &&
        inTown.some((word) => !isCommon(word))
      )
        found.push({ words: inTown, certainty: 0.98 })
      // "Central Park: Bethesda Terrace and the Mall" is known by what stands before the colon, common words or not.
      const heads = words.length > 1 && /^[:,]/.test(name.slice(part.length)) && name.startsWith(part)
      if (words.length === 0 || (proper.length === 0 && !whole && !heads)) continue
      // "The National Art Center, Tokyo" is not known as Tokyo.
      if (!whole && town && words.every((word) => town.has(word))) continue
      if (words.length > 1 || (words[0]?.length ?? 0) > 2)
        found.push({ words, certainty: whole ? 1 : part === head ? 0.88 : 0.9 })
      // "Bluebird Café" of "The Bluebird Café".
      if (whole && words.length > 2 && isArticle(words[0] ?? ''))
        found.push({ words: words.slice(1), certainty: 0.96 })
      // "El Met": the article is another one.
      const [article = '', short = ''] = words
      if (whole && words.length === 2 && isArticle(article) && /^\p{L}{3,4}$/u.test(short))
        found.push({ words: [short], certainty: 0.9 })
      // "San Zeno" of its basilica, "Cottesloe" of its beach.
      const core = coreOf(words, town)
      if (core.length < words.length && core.join('').length > 5)
        found.push({ words: core, certainty: ofCore })
      // The name of the town is not its cathedral.
      const ofTown = town !== undefined && proper.every((word) => isTown(word, town))
      // "L'Acropole" is the hill, and not the museum of it.
      const begins = proper.findIndex((word) => word.length > 1)
      if (proper.length < words.length && proper.join('').length > 4 && !ofTown)
        found.push({ words: proper.slice(begins), certainty: 0.85 })
    }
  }
  return found
}

/** How sure the core of a name is; houses are not known by it: "ramen" is a dish. */
const ofCore = 0.86

/** A name without the words at its ends that say what it is, and without the town. */
function coreOf(words: readonly string[], town: ReadonlySet<string> = new Set()): string[] {
  const tells = (word: string) =>
    (!isCommon(word) || /^(san|santa|st|saint|sant)$/.test(word)) && !isTown(word, town)
  // Not from the "L" of "L'Acropole" on.
  const first = words.findIndex((word) => word.length > 1 && tells(word))
  return first < 0 ? [] : words.slice(first, words.findLastIndex(tells) + 1)
}

/** Without small words at the end: "Arena di" of "Arena di Verona". */
function trimmed(words: readonly string[]): string[] {
  const last = words.findLastIndex((word) => !isListed('joins', word))
  return words.slice(0, last + 1)
}

/** The name of the town, in another language too: "Florenz", "Florencia". */
function isTown(word: string, town: ReadonlySet<string>): boolean {
  return [...town].some((own) => own === word || (own.length > 3 && own.slice(0, 3) === word.slice(0, 3)))
}

/** Whether a word stands as a name does: with a capital, or after an article. */
function isProper(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]
  return word?.capital === true || isArticle(tokens[index - 1]?.text ?? '')
}

function isOrdinary(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]
  return word !== undefined && !word.capital && isListed('ordinary', word.text)
}

const knownParts = new WeakMap<Destination, Map<string, Entry[]>>()

/** Letters and fame from which one word of a place's name is enough to mean it. */
const enoughLetters = 5
const enoughFame = 70

/** Words that stand in the name of one place alone: "Disney", "Marmottan", "the bamboo". */
function partsOf(destination: Destination): Map<string, Entry[]> {
  const done = knownParts.get(destination)
  if (done) return done
  const places = [
    ...destination.places
      .filter(({ kind }) => kind !== 'base')
      .map(({ id, kind, name, localName = '', fame }) => ({
        id,
        kind,
        names: [name, localName],
        fame,
      })),
    ...destination.dayTrips.map(({ id, name }) => ({ id, kind: undefined, names: [name], fame: 75 })),
    ...destination.areas.map(({ id, name }) => ({
      id: undefined,
      kind: undefined,
      names: [name, id],
      fame: 0,
    })),
  ]
  const town = new Set(tokensOf(destination.name).map(({ text }) => text))
  const holders = new Map<string, Set<(typeof places)[number]>>()
  for (const place of places)
    for (const { text, capital, from } of place.names.flatMap((name) => tokensOf(name))) {
      const short = place.kind === 'food' ? from === 0 : place.fame >= enoughFame
      const tells = capital && text.length >= (short ? 4 : enoughLetters)
      if (tells && !isCommon(text) && !isTown(text, town))
        holders.set(text, (holders.get(text) ?? new Set()).add(place))
    }
  // "Disney" for Disneyland.
  for (const [word, places] of [...holders])
    if (word.length > 8 && word.endsWith('land') && !holders.has(word.slice(0, -4)))
      holders.set(word.slice(0, -4), places)
  const parts = new Map<string, Entry[]>()
  for (const [word, [place, ...others]] of holders) {
    if (!place?.id || others.length > 0) continue
    const { id, kind, fame } = place
    const begins = place.names.some((name) => tokensOf(name)[0]?.text === word)
    const certainty = fame >= enoughFame || begins ? 0.85 : 0.76
    parts.set(word, [{ words: [word], target: { by: 'place', id }, ...(kind && { kind }), certainty, fame }])
  }
  knownParts.set(destination, parts)
  return parts
}

/**
 * One word of a name: with a capital, after an article, or, as on a phone, in small letters where the word means nothing else.
 */
function part(
  tokens: readonly Token[],
  first: number,
  entries: readonly Entry[] = [],
  isKnown: (index: number) => boolean,
): Named | undefined {
  // "Lampredotto" is a dish, and no house that has its name from it.
  const word = tokens[first]
  if (word && word.text.length < enoughLetters && !word.capital) return undefined
  const stands = isProper(tokens, first) || (!isKnown(first) && entries[0]?.kind !== 'food')
  return stands ? longest(tokens, first, entries, 1) : undefined
}

/** "Catamarano" for "Catamaran": a long word that differs in its ending from one word of one name. */
function formsOf(word: string, parts: ReadonlyMap<string, Entry[]>): Entry[] | undefined {
  if (word.length < longForm) return undefined
  return parts.get(word.slice(0, -1)) ?? undefined
}

/** Letters from which an ending may be added. */
const longForm = 9

/** The names of places, areas and day trips in a text, the longest first at each word; one wrong letter is allowed in long words. */
export function namesIn(
  tokens: readonly Token[],
  destination: Destination,
  isKnown: (index: number) => boolean = () => true,
): Named[] {
  const names = namesOf(destination)
  const parts = partsOf(destination)
  const found: Named[] = []
  for (let first = 0; first < tokens.length; ) {
    const word = tokens[first]?.text ?? ''
    let named =
      (isOrdinary(tokens, first)
        ? undefined
        : withoutShortWord(tokens, longest(tokens, first, names.get(word) ?? [], 1), isKnown)) ??
      mistyped(tokens, first, names) ??
      (isOrdinary(tokens, first)
        ? undefined
        : part(tokens, first, parts.get(word) ?? formsOf(word, parts), isKnown))
    // "Le Jardin Majorelle" is not the house that is called "Le Jardin".
    const inner =
      named?.last === first + 2 && isArticle(word)
        ? longest(tokens, first + 1, names.get(tokens[first + 1]?.text ?? '') ?? [], 1)
        : undefined
    if (inner && inner.last > first + 2) named = inner
    if (named) found.push(named)
    first = named ? named.last : first + 1
  }
  return found.filter(
    (named, index) =>
      !isInside(named, found[index + 1], tokens) && !isWhereItGoes(found[index - 1], named, tokens),
  )
}

/** "The water lilies of Monet in the Orangerie": one word of a name, right before the house that it is in. */
function isInside(named: Named, next: Named | undefined, tokens: readonly Token[]): boolean {
  const between = next ? tokens.slice(named.last, next.first).map(({ text }) => text) : []
  return (
    next !== undefined &&
    named.certainty < ofCore &&
    named.kind !== 'experience' &&
    next.certainty >= 0.95 &&
    next.target.by === 'place' &&
    between.length > 0 &&
    between.length < 3 &&
    isListed('inside', between[0] ?? '') &&
    between.slice(1).every(isArticle)
  )
}

/** "A kayak tour around Marjan": where it goes. */
const isWhereItGoes = (before: Named | undefined, { first }: Named, tokens: readonly Token[]) =>
  before?.kind === 'experience' &&
  first - before.last < 4 &&
  tokens.slice(before.last, first).some(({ text }) => isListed('arounds', text))

/** "Oia" is a name of three letters; "the" and "sol" mean something else, in small letters. */
function withoutShortWord(
  tokens: readonly Token[],
  named: Named | undefined,
  isKnown: (index: number) => boolean,
): Named | undefined {
  if (named?.last !== (named?.first ?? 0) + 1) return named
  const token = tokens[named.first]
  const isWord = (token?.text.length ?? 0) < 4 && isKnown(named.first) && !token?.capital
  return isWord ? undefined : named
}

function longest(
  tokens: readonly Token[],
  first: number,
  entries: readonly Entry[],
  trust: number,
): Named | undefined {
  let best: Entry | undefined
  for (const entry of entries) {
    if (best && entry.words.length <= best.words.length) continue
    if (entry.words.every((word, index) => sameWord(tokens[first + index]?.text, word))) best = entry
  }
  return (
    best && {
      target: best.target,
      ...(best.area && { area: best.area }),
      ...(best.sight && { sight: best.sight }),
      ...(best.kind && { kind: best.kind }),
      first,
      last: first + best.words.length,
      certainty: best.certainty * trust,
    }
  )
}

function sameWord(typed: string | undefined, word: string): boolean {
  if (typed === undefined) return false
  return (
    typed === word ||
    isPlural(typed, word) ||
    isPlural(word, typed) ||
    isMistyped(typed, word) ||
    isListed('shortened', `${typed}=${word}`)
  )
}

/** "Mule rides" of the "Mule Ride on the Rim". */
const isPlural = (many: string, one: string) =>
  one.length > 3 && many.length === one.length + 1 && many === `${one}s`

function mistyped(
  tokens: readonly Token[],
  first: number,
  names: ReadonlyMap<string, Entry[]>,
): Named | undefined {
  const word = tokens[first]?.text ?? ''
  if (word.length < longEnough) return undefined
  for (const start of meantBy(word, names)) {
    const entries = names.get(start) ?? []
    const named = longest(tokens, first, entries, 0.9)
    // "Robbed" is not Robben Island.
    const isWord = named?.last === first + 1 && word.length === longEnough && !tokens[first]?.capital
    if (named && !isWord) return named
  }
  return undefined
}

/** What was typed, and the name it was found to be; null where it is none. */
const corrected = new WeakMap<ReadonlyMap<string, Entry[]>, Map<string, string[]>>()
const mostCorrected = 2000

/** The first words of names that a word may have been meant to be. */
function meantBy(word: string, names: ReadonlyMap<string, Entry[]>): string[] {
  const done = corrected.get(names) ?? new Map<string, string[]>()
  corrected.set(names, done)
  const before = done.get(word)
  if (before) return before
  const meant = (firstWords(names).get(word[0] ?? '') ?? []).filter((start) => isMistyped(word, start))
  if (done.size < mostCorrected) done.set(word, meant)
  return meant
}

const byLetter = new WeakMap<ReadonlyMap<string, Entry[]>, Map<string, string[]>>()

/** First words of names that may be mistyped, by their first letter. */
function firstWords(names: ReadonlyMap<string, Entry[]>): Map<string, string[]> {
  const done = byLetter.get(names)
  if (done) return done
  const words = byFirstLetter([...names.keys()].filter((word) => word.length >= longEnough))
  byLetter.set(names, words)
  return words
}
