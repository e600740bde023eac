import type { Destination, Stay } from '~/domain/catalogue/destination'
import type { Assumed, Place } from '~/domain/catalogue/place'
import { isFood, isStay } from './eat-drink-sleep'
import { accessOf, addressOf, chargeOf, sightFact, sourceOf, within } from './facts-of-place'
import { fameOf, type Ranks, wikidataOf } from './fame'
import { foodWord, tableFact, tableOf } from './food'
import { sortOf } from './kinds'
import type { MapObject, Tags } from './map-object'
import { namesOf } from './names'
import type { Sort } from './sort'
import type { TextReader } from './text-reader'
import { kitchenHours, type Usual } from './usual'

/** A place on its way into the catalogue: what it is, without its area and its id. */
export interface Found {
  object: MapObject
  names: NonNullable<ReturnType<typeof namesOf>>
  use: 'sight' | 'food' | 'night' | 'stay'
  word: string
  fame: number
  ranked: boolean
  chain: boolean
  /** Hours as the map has them, in the catalogue's words. */
  hours: string | undefined
  sort?: Sort
  table?: NonNullable<ReturnType<typeof tableOf>>
}

export type Drop =
  | 'not open to visitors'
  | 'no name'
  | 'no reason to go'
  | 'hours that serve no meal'
  | 'a branch of a chain'

/** What an object is to a traveller, or why it is none of his business. */
export function findPlace(
  object: MapObject,
  chain: boolean,
  ranks: Ranks | undefined,
  reader: TextReader,
): Found | Drop {
  const { tags } = object
  const [eats, sleeps] = [isFood(tags), isStay(tags)]
  const names = namesOf(tags, reader, { keepSign: eats || sleeps })
  if (!names) return 'no name'
  const hours = tags.opening_hours === undefined ? undefined : reader.hours(tags.opening_hours)
  const base = { object, names, hours, chain, ranked: false }
  if (sleeps) return { ...base, use: 'stay', word: 'hotel', fame: 0 }
  const sort = eats && !isSight(object) ? undefined : sortOf(object)
  if (sort && isShut(tags, sort)) return 'not open to visitors'
  if (sort && sort.kind !== 'nightlife') {
    if (chain && sort.kind === 'shop') return 'a branch of a chain'
    return {
      ...base,
      ...fameOf(object, sort, ranks),
      use: sort.kind === 'show' ? 'night' : 'sight',
      word: sort.word,
      sort,
    }
  }
  if (eats) {
    const table = tableOf(object, hours, chain)
    if (!table) return 'hours that serve no meal'
    const value = ranks?.values.get(wikidataOf(object) ?? '')
    return {
      ...base,
      use: 'food',
      word: foodWord(tags),
      fame: table.fame,
      ranked: value !== undefined && !chain,
      table,
    }
  }
  if (!sort) return 'no reason to go'
  if (chain) return 'a branch of a chain'
  return { ...base, ...fameOf(object, sort, undefined), use: 'night', word: sort.word, sort }
}

/** Gardens of residents, roofs of offices: what has nothing to be seen from the street. */
function isShut({ access = '' }: Tags, { kind, setting }: Sort): boolean {
  return ['private', 'no', 'members', 'permit'].includes(access) && (kind !== 'sight' || setting === 'indoor')
}

/** A market hall or a famous café that visitors come to see. */
function isSight({ tags }: MapObject): boolean {
  return tags.tourism === 'museum' || tags.amenity === 'marketplace' || tags.historic === 'castle'
}

interface Setting {
  id: string
  area: { id: string; name: string }
  /** Name of the town. */
  town: string
  usual: Usual
  destination: Pick<Destination, 'currency' | 'country'> & { countryCode: string }
  year: number
}

/** The place of the catalogue, with what is usual standing in for what is not known. */
export function placeOf(found: Found, setting: Setting): Place | undefined {
  const { object, names, table, sort, fame, word } = found
  const { id, area, town, usual, destination, year } = setting
  const { tags, at } = object
  const hours = hoursOf(found, setting)
  if (hours.text === undefined) return undefined
  const cost = table
    ? { cents: usual.meal(table.tier, isBreakfastOnly(table.meals)), assumed: true }
    : costOf(found, setting)
  const assumed: Assumed = [
    ...(hours.assumed ? (['hours'] as const) : []),
    ...(cost.assumed ? (['cost'] as const) : []),
    ...(found.ranked ? [] : (['fame'] as const)),
  ]
  const address = addressOf({ ...tags, 'addr:country': destination.countryCode })
  const access = accessOf(tags)
  const children = sort && childrenOf(sort)
  return {
    id,
    name: names.name,
    ...(names.localName && { localName: names.localName }),
    kind: table ? 'food' : (sort?.kind ?? 'sight'),
    area: area.id,
    at,
    ...(address && { address }),
    interests: table ? ['Food & Dining'] : (sort?.interests ?? []),
    styles: table ? ['Urban'] : (sort?.styles ?? []),
    visit: table
      ? table.tier === 1
        ? [20, 35, 60]
        : table.tier === 2
          ? [40, 60, 90]
          : [60, 90, 120]
      : (sort?.visit ?? [15, 25, 45]),
    hours: hours.text,
    cost: { cents: cost.cents, year: cost.assumed ? usual.year : year },
    ...(assumed.length > 0 && { assumed }),
    setting: table ? 'indoor' : (sort?.setting ?? 'outdoor'),
    effort: sort?.effort ?? 1,
    ...(children && { children }),
    ...(access && { access }),
    ...(table && {
      meals: table.meals,
      tier: table.tier,
      ...(table.cuisine && { cuisine: table.cuisine }),
      ...(table.diets && { diets: table.diets }),
      ...(table.chain && { chain: table.chain }),
      ...(table.everyday && { everyday: table.everyday }),
    }),
    fame,
    fact: table
      ? tableFact(word, table.cuisine, { area: area.name, town }, tags)
      : sightFact(word, area.name, town, tags),
    source: sourceOf(object, year),
    confidence: found.ranked && !hours.assumed ? 'medium' : 'low',
  }
}

function isBreakfastOnly(meals: readonly string[]): boolean {
  return meals.every((meal) => meal === 'breakfast') || (meals[0] === 'breakfast' && meals.length === 2)
}

function hoursOf({ hours, sort, table, object: { tags } }: Found, { usual, destination }: Setting) {
  if (hours !== undefined) return { text: hours, assumed: false }
  // A map with hours that nobody can read says that there are some: a square has none.
  if (sort?.open && !tags.opening_hours) return { text: '24/7', assumed: false }
  if (table)
    return {
      text: table.meals.includes('breakfast') ? usual.cafeHours : kitchenHours(destination),
      assumed: true,
    }
  const kind = usualKind(sort)
  const text = usual.hours(kind) ?? (kind === 'nightlife' ? '18:00-24:00' : '10:00-17:00')
  return { text, assumed: true }
}

/** What stands outside is seen from outside; what has a door is open, and paid for, like a museum. */
function usualKind(sort: Sort | undefined): Place['kind'] {
  return sort?.kind === 'sight' && sort.setting !== 'outdoor' ? 'museum' : (sort?.kind ?? 'sight')
}

function costOf({ sort, object: { tags } }: Found, { usual, destination }: Setting) {
  const charge = chargeOf(tags, destination.currency, destination.countryCode)
  if (charge !== undefined) return { cents: charge, assumed: false }
  if (sort?.open && tags.fee !== 'yes') return { cents: 0, assumed: false }
  return { cents: usual.price(usualKind(sort), tags.fee === 'yes'), assumed: true }
}

/** Only where the sort leaves no doubt. */
function childrenOf({ word, kind }: Sort): 'yes' | 'no' | undefined {
  if (kind === 'nightlife') return 'no'
  return ['zoo', 'aquarium', 'theme park', 'park', 'beach', 'square', 'fountain', 'market'].includes(word)
    ? 'yes'
    : undefined
}

/** A house to sleep in, with the usual price of its level. */
export function stayOf(found: Found, { id, area, usual, destination, year }: Setting): Stay {
  const { object, names } = found
  const { tags, at } = object
  const kind = stayKind(tags.tourism)
  const level = levelOf(object)
  const address = addressOf({ ...tags, 'addr:country': destination.countryCode })
  const stars = /^[1-7]/.exec(tags.stars ?? '')?.[0]
  return {
    id,
    name: names.name,
    kind,
    level,
    area: area.id,
    at,
    ...(address && { address }),
    night: { cents: usual.night(level, kind === 'hostel'), year: usual.year },
    assumed: ['cost'],
    fact: `A ${kind}${stars ? ` with ${stars} ${stars === '1' ? 'star' : 'stars'}` : ''} ${within(area.name)}; its price is what is usual.`.slice(
      0,
      200,
    ),
    source: sourceOf(object, year),
    confidence: 'low',
  }
}

function stayKind(tourism = ''): Stay['kind'] {
  const kinds: Record<string, Stay['kind']> = {
    hostel: 'hostel',
    guest_house: 'guest house',
    apartment: 'apartment',
    motel: 'lodge',
  }
  return kinds[tourism] ?? 'hotel'
}

function levelOf({ tags }: MapObject): Stay['level'] {
  const stars = Number.parseInt(tags.stars ?? '', 10)
  if (stars >= 5) return 'luxury'
  if (stars >= 3) return 'moderate'
  if (stars >= 1 || tags.tourism === 'hostel' || tags.tourism === 'guest_house' || tags.tourism === 'motel')
    return 'budget'
  return 'moderate'
}
