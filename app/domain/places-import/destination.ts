import { openStreetMap } from '~/domain/catalogue/credit'
import { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import { binds } from '~/domain/catalogue/guided-kinds'
import type { Locality } from '~/domain/catalogue/locality'
import type { Coordinates, Place } from '~/domain/catalogue/place'
import { accessKey, accessNeeds, dietKey, diets } from '~/domain/catalogue/vocabulary'
import { areasOf, nearestOf } from './areas'
import { countryFacts } from './country-facts'
import { idGiver, leftBehind } from './earlier'
import { sourceOf } from './facts-of-place'
import { linesOf } from './lines'
import { type MapObject, type MapRoute, rounded } from './map-object'
import { folded, slug } from './names'
import { type Found, placeOf, stayOf } from './places'
import type { TextReader } from './text-reader'
import type { Usual } from './usual'

export interface Material {
  town: Locality
  found: readonly Found[]
  quarters: readonly MapObject[]
  /** Kinds and numbers of everything that was found, chosen or not. */
  onMap: ReadonlySet<string>
  usual: Usual
  /** Day of the data. */
  date: string
  /** Whether a rank file was given. */
  ranked: boolean
  /** What its public transport consists of, as the map shows it. */
  transit: string
  routes: readonly MapRoute[]
  earlier: Destination | undefined
  /** Public holidays by date; undefined where no calendar is known. */
  holidays: Destination['holidays']
  /** Measures how far points are apart on foot; left out where the map has no streets. */
  measure?: (points: readonly Coordinates[]) => Destination['streets']
  reader: TextReader
}

/** The id of an imported destination: that of its label, which no destination of the catalogue has. */
export function importedId(label: string, spell?: TextReader['spell']): string {
  return slug(label, spell)
}

/** Sights that have to be known this well to be what a first visitor comes for. */
const iconFame = 52
const mostIcons = 24
const mostBases = 6
const mostOthers = 6
/** With fewer areas there is no plan. */
const leastAreas = 3

/** One destination in the catalogue's own format; undefined where the map has too little of the town. */
export function destinationOf(material: Material): Destination | undefined {
  const { town, found, quarters, usual, date, ranked, earlier } = material
  const year = Number(date.slice(0, 4))
  const areas = areasOf(
    found.map(({ object: { at }, names: { name }, fame, use }) => ({ at, name, fame, use })),
    quarters,
    material.reader,
  )
  if (areas.length < leastAreas) return undefined
  const giveId = idGiver(earlier, material.reader)
  const country = { currency: town.currency, country: town.country, countryCode: town.countryCode }
  const setting = (each: Found) => {
    const area = nearestOf(areas, each.object.at) ?? areas[0]
    if (!area) throw new Error('no area')
    const id = giveId(sourceOf(each.object, year), each.names.name, each.object.at)
    return { id, area, town: town.name, usual, destination: country, year: clampYear(year) }
  }
  const others: Record<string, string[]> = {}
  const used = new Map<string, number>()
  for (const { names, use } of found)
    if (use !== 'stay') used.set(folded(names.name), (used.get(folded(names.name)) ?? 0) + 1)
  const places = found.flatMap((each): Place[] => {
    if (each.use === 'stay') return []
    const place = placeOf(each, setting(each))
    if (place && each.use === 'sight' && each.names.others.length > 0)
      others[place.id] = each.names.others.slice(0, mostOthers)
    if (!place) return []
    // Two houses of one museum, or of one family of cooks, are told apart by their quarter.
    const area = areas.find(({ id }) => id === place.area)?.name
    const shared = (used.get(folded(place.name)) ?? 0) > 1 && area !== undefined
    return [shared ? { ...place, name: `${place.name} (${area})`.slice(0, 80) } : place]
  })
  const stays = found.filter(({ use }) => use === 'stay').map((each) => stayOf(each, setting(each)))
  const sights = places.filter(isSight)
  const known = {
    sights: sights.length,
    sightsWithHours: sights.filter(({ assumed }) => !assumed?.includes('hours')).length,
    sightsWithPrice: sights.filter(({ assumed }) => !assumed?.includes('cost')).length,
    tables: places.filter(({ kind }) => kind === 'food').length,
    tablesWithHours: places.filter(({ kind, assumed }) => kind === 'food' && !assumed?.includes('hours'))
      .length,
  }
  const bases = basesOf(areas, places, usual)
  const gone = leftBehind(earlier, [...places, ...bases], date, material.onMap)
  const all = [...places, ...bases, ...gone]
  const from = 'OpenStreetMap'
  const icons = ranked ? iconsOf(sights) : []
  const streets = material.measure?.([
    ...[...places, ...bases].flatMap(({ at, line }) => (line ? [at, line.to] : [at])),
    ...stays.map(({ at }) => at),
  ])
  const lines = linesOf(
    material.routes,
    [...places, ...bases, ...stays].map(({ at }) => at),
    material.reader,
  )
  return Destination.parse({
    id: importedId(town.label, material.reader.spell),
    label: town.label,
    name: town.name,
    country: town.country,
    countryCode: town.countryCode,
    aliases: [],
    center: rounded(town.center),
    radiusKm: radiusOf(town.center, [...all, ...stays]),
    timeZone: town.timeZone,
    currency: town.currency,
    ...countryFacts(town.countryCode, usual.compatriot),
    airport:
      'We have not looked up the ways from the airport: its own site names the trains and buses into town.',
    transit: {
      name: material.transit,
      ...usual.transit,
      waitMinutes: 7,
      metersPerMinute: 280,
      year: usual.year,
    },
    climate: usual.nearest.climate,
    daily: {
      budget: usual.daily('budget'),
      moderate: usual.daily('moderate'),
      luxury: usual.daily('luxury'),
      year: usual.year,
    },
    ...(streets && { streets }),
    ...(lines && { lines }),
    areas,
    overview: overviewOf(town, known, date, from),
    tips: tipsOf(material, known, from),
    poster: town.poster,
    places: all,
    icons,
    stays,
    notServed: notServedBy(all),
    names: others,
    ...(material.holidays && { holidays: material.holidays }),
    imported: {
      from,
      date,
      ...openStreetMap,
      fame: ranked ? 'ranks' : 'map',
      usual: usual.source.slice(0, 160),
      known,
    },
    source:
      `© OpenStreetMap contributors, ODbL 1.0, data of ${date}; usual hours and estimates: ${usual.source}, ${usual.year}`.slice(
        0,
        240,
      ),
  })
}

/** The schema's years. */
function clampYear(year: number): number {
  return Math.min(2027, Math.max(2015, year))
}

function isSight({ kind }: Place): boolean {
  return kind !== 'food' && kind !== 'base' && kind !== 'nightlife' && kind !== 'show'
}

function iconsOf(sights: readonly Place[]) {
  return [...sights]
    .sort((a, b) => b.fame - a.fame)
    .filter(({ fame }, index) => fame >= iconFame || index < 5)
    .slice(0, mostIcons)
    .map(({ id, interests }) => ({ place: id, interests }))
}

function radiusOf(center: Coordinates, places: readonly { at: Coordinates }[]): number {
  const farthest = Math.max(...places.map(({ at }) => metersBetween(at, center)))
  return Math.max(2, Math.ceil(farthest / 1000))
}

/** Quarters to sleep in: those with most around. */
function basesOf(areas: ReturnType<typeof areasOf>, places: readonly Place[], usual: Usual): Place[] {
  const count = (id: string) => places.filter(({ area }) => area === id).length
  return [...areas]
    .sort((a, b) => count(b.id) - count(a.id))
    .slice(0, mostBases)
    .map(({ id, name, at }) => ({
      id: `stay-${id}`,
      name,
      kind: 'base' as const,
      area: id,
      at,
      interests: [],
      styles: [],
      nightly: {
        budget: usual.base('budget'),
        moderate: usual.base('moderate'),
        luxury: usual.base('luxury'),
        year: usual.year,
      },
      assumed: ['cost' as const],
      setting: 'indoor' as const,
      effort: 1,
      fame: 50,
      fact: 'A quarter to stay in; the price of a night is an estimate.',
      source: `${usual.source}, ${usual.year}`.slice(0, 160),
      confidence: 'low' as const,
    }))
}

function notServedBy(places: readonly Place[]) {
  return [
    ...diets.filter((diet) => !places.some((place) => place.diets?.[dietKey[diet]] === 'yes')),
    ...accessNeeds.filter(
      (need) =>
        !places.some(
          ({ kind, access }) =>
            kind !== 'food' && kind !== 'base' && binds(need, kind) && access?.[accessKey[need]] === 'yes',
        ),
    ),
  ]
}

type Known = NonNullable<Destination['imported']>['known']

function overviewOf({ name, country }: Locality, known: Known, date: string, from: string): string {
  return (
    `${name} in ${country}, planned from the map of ${from} of ${date}: ${known.sights} sights and ${known.tables} tables. ` +
    `The map knows the hours of ${known.sightsWithHours} sights and ${known.tablesWithHours} tables; for the others usual hours ` +
    'stand in, and most prices are estimates. Map data © OpenStreetMap contributors (openstreetmap.org/copyright).'
  )
}

function tipsOf({ usual, ranked }: Material, known: Known, from: string): string[] {
  return [
    `Places and hours come from ${from}: look at the page of a house before you go far for it.`,
    `Usual hours and estimates are the ${usual.source}, ${usual.year}; they are marked wherever they stand.`.slice(
      0,
      240,
    ),
    ranked
      ? 'How well known a sight is comes from how much is read about it in Wikipedia.'
      : 'How well known a sight is was guessed from the map alone, so a lesser one may stand before a greater one.',
    `Weather figures are those of ${usual.nearest.name}, ${usual.nearestKm} km away.`,
    'We do not know which sights sell out: look for tickets of the best known ones before you travel.',
    `Entry prices are known for ${known.sightsWithPrice} of ${known.sights} sights, squares and parks without a gate among them.`,
  ]
}
