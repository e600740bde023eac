import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { mostSuggestions, shortestQuery, tooShort } from './destination-search'
import { fold } from './fold'
import { firstRow, type Gazetteer, type GazetteerPlace, namedAt, placeAt, shardOf } from './gazetteer'
import type { Directory, Shard } from './gazetteer-file'
import { oneEdit } from './one-edit'
import { liesWithin, type Reading, readingsOf } from './readings'
import { type SightMatch, townsOfSight } from './sight-search'

/**
 * Bonus for the kind of match, in units of fame: one unit is ten times the inhabitants. A full name counts as much as
 * three hundred times the fame; a typo is a penalty.
 */
const worth = {
  whole: 2.5,
  beginning: 0,
  code: 2,
  member: -1,
  inside: -2.5,
  typo: -2.5,
  looseTypo: -4,
  otherTown: -9,
}
/** Penalty for a name in another language, complete or not. */
const foreign = { whole: 1.5, beginning: 2.5 }
/** Extra penalty for a typo in the first letter. */
const firstLetter = 1
/** Longer queries are cut: no place with its country is longer. */
const longestQuery = 100
/** Shortest query for which typos are searched. */
const shortestTypo = 4
/** From this score on, there is no doubt which place is meant, and typos are not searched. */
const noDoubt = 13
/** A town of that fame is meant by its whole name; one unit is ten times the inhabitants. */
const townFame = 4
/** The fame of a catalogue destination: it is above that of every other place. */
const catalogueFame = 14

/** The score of a destination whose sight is typed; its name counts for more than the beginning of a small town's. */
const sightWorth: Record<SightMatch, number> = { whole: 11, beginning: 6, typo: 6 }
/** From this score on, a place is meant and not the sight whose name begins so: "Venice", not Venice Beach. */
const noSight = 10
/** A sight of this fame, 0 to 100, is meant although a town has its name: Tivoli is Copenhagen's, and Giverny is a village. */
const famousSight = 60

/** Scores by label. */
type Scores = Map<string, number>

/**
 * The labels that match a query, best first, at most ten: destinations of the catalogue, the best known places of the
 * world, every town, and destinations by their sights. Reads the directory and at most two shards, a third
 * for a sight beside its town.
 */
export async function searchPlaces(
  query: string,
  cards: readonly DestinationCard[],
  gazetteer: Gazetteer,
): Promise<string[]> {
  // Some letters fold to many: U+FDFA to eighteen.
  if (tooShort(query) || Math.max(query.length, fold(query).length) > longestQuery) return []
  const directory = await gazetteer.directory()
  const scores: Scores = new Map()
  const readings = readingsOf(query, directory)
  let isTown = false
  for (const reading of readings) {
    if (reading.name.length < shortestQuery) continue
    const index = shardOf(directory.starts, reading.name)
    const shards = index === null ? [directory] : [directory, await gazetteer.shard(index)]
    for (const shard of shards) if (scoreNames(shard, reading, directory, scores)) isTown = true
  }
  const name = fold(query)
  scoreCards(cards, name, isTown, scores)
  scoreWords(directory, name, scores)
  scoreMembers(directory, name, scores)
  const code = directory.codes[name]
  if (code !== undefined) raise(scores, placeAt(directory, code), worth.code)
  for (const { label, match, fame } of await townsOfSight(query, cards, gazetteer)) {
    const off = isTown && fame < famousSight ? worth.otherTown : 0
    if (match === 'whole' || Math.max(0, ...scores.values()) < noSight)
      raise(scores, { label, fame: fame / 100 }, sightWorth[match] + off)
  }
  const best = Math.max(0, ...scores.values())
  if (best < noDoubt) {
    for (const reading of readings) {
      const index = shardOf(directory.starts, reading.name)
      scoreTypos(directory, reading, directory, scores)
      if (index !== null) scoreTypos(await gazetteer.shard(index), reading, directory, scores)
    }
  }
  const labels = [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2 * mostSuggestions)
    .map(([label]) => label)
  const named = new Map(cards.map((card) => [fold(card.name), card]))
  return [...new Set(labels.map((label) => catalogueLabel(label, named, directory)))].slice(
    0,
    mostSuggestions,
  )
}

/**
 * The label of the catalogue's destination if the gazetteer has the same place; "Türkiye" and "Turkey" are one country.
 */
function catalogueLabel(
  label: string,
  named: ReadonlyMap<string, DestinationCard>,
  { countries }: Directory,
): string {
  const [name = '', country = name, ...more] = label.split(', ').map(fold)
  const card = named.get(name)
  if (!card || more.length > 0) return label
  const ours = fold(card.country)
  const same =
    ours === country || Object.values(countries).some((all) => all.includes(ours) && all.includes(country))
  return same ? card.label : label
}

function raise(scores: Scores, place: { label: string; fame: number } | null | undefined, by: number): void {
  if (!place) return
  const score = place.fame + by
  if (score > (scores.get(place.label) ?? Number.NEGATIVE_INFINITY)) scores.set(place.label, score)
}

/** Names that equal the reading's name or begin with it. Says whether it is the own name of a place of some fame. */
function scoreNames(shard: Shard, reading: Reading, directory: Directory, scores: Scores): boolean {
  let isTown = false
  for (let at = firstRow(shard.names, reading.name); ; at++) {
    const name = shard.names[at]
    if (!name?.startsWith(reading.name)) return isTown
    const whole = name === reading.name
    if (reading.whole && !whole) return isTown
    const named = namedAt(shard, at)
    if (!named || !fits(named.place, reading, directory)) continue
    if (whole && named.own && named.place.fame >= townFame) isTown = true
    raise(scores, named.place, worthOf(reading.name, name, named.own))
  }
}

/** The score of a name that begins with the query; the fewer letters are missing, the higher. */
function worthOf(typed: string, name: string, own: boolean): number {
  if (typed === name) return worth.whole - (own ? 0 : foreign.whole)
  return worth.beginning + typed.length / name.length - (own ? 0 : foreign.beginning)
}

function fits(place: GazetteerPlace, { within, whole }: Reading, directory: Directory): boolean {
  return within === null || liesWithin(place, within, directory, !whole)
}

/**
 * The catalogue's destinations. Who has typed the whole name of a town does not mean one whose other name only begins with it:
 * "Monaco" is not Munich, which Italians call Monaco di Baviera.
 */
function scoreCards(cards: readonly DestinationCard[], typed: string, isTown: boolean, scores: Scores): void {
  for (const [index, card] of cards.entries()) {
    const place = { label: card.label, fame: catalogueFame - index / 100 }
    const own = [card.name, card.label].map(fold)
    for (const name of [...own, ...card.aliases.map(fold)]) {
      const isOwn = own.includes(name)
      const off = isTown && !isOwn && name !== typed ? worth.otherTown : 0
      if (name.startsWith(typed)) raise(scores, place, worthOf(typed, name, isOwn) + off)
      else if (` ${name}`.includes(` ${typed}`)) raise(scores, place, worth.inside)
    }
  }
}

/** Well known names with the query at the start of a later word: "janeiro", "angeles". */
function scoreWords(directory: Directory, typed: string, scores: Scores): void {
  const word = ` ${typed}`
  for (const [at, name] of directory.names.entries()) {
    if (name.includes(word)) raise(scores, namedAt(directory, at)?.place, worth.inside)
  }
}

/** The best known places of a country or region whose full name is the query. */
function scoreMembers(directory: Directory, typed: string, scores: Scores): void {
  const named = (names: string[]) => names.some((name) => name === typed && name.length > 2)
  const countries = new Set(
    Object.entries(directory.countries).flatMap(([code, names]) => (named(names) ? code : [])),
  )
  const regions = new Set(directory.regions.flatMap((names, index) => (named(names) ? index : [])))
  if (countries.size + regions.size === 0) return
  for (const row of directory.places.label.keys()) {
    const place = placeAt(directory, row)
    if (place && (countries.has(place.country) || regions.has(place.region)))
      raise(scores, place, worth.member)
  }
}

function scoreTypos(shard: Shard, reading: Reading, directory: Directory, scores: Scores): void {
  if (reading.name.length < shortestTypo) return
  for (const [at, name] of shard.names.entries()) {
    if (name.length < reading.name.length - 1) continue
    const match = oneEdit(reading.name, name)
    if (!match || (match === 'beginning' && (reading.whole || reading.name.length <= shortestTypo))) continue
    const named = namedAt(shard, at)
    if (!named || !fits(named.place, reading, directory)) continue
    const cost = (name[0] === reading.name[0] ? 0 : firstLetter) + (named.own ? 0 : foreign[match])
    raise(scores, named.place, (match === 'whole' ? worth.typo : worth.looseTypo) - cost)
  }
}
