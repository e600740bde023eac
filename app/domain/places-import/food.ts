import { fromClock } from '~/domain/calendar/clock-time'
import { cuisines } from '~/domain/catalogue/cuisines'
import { type Cuisine, type Meal, Place } from '~/domain/catalogue/place'
import { capital, dietsOf, fitting, within } from './facts-of-place'
import { importLists } from './lists/import-lists'
import type { MapObject, Tags } from './map-object'
import { folded } from './names'

const known = new Set<string>(cuisines)

/** Cuisines of the town's own country make a table worth more to a visitor than one found everywhere. */
const local = /regional|local|traditional/

function cuisinesOf({ cuisine = '', amenity, shop }: Tags): Cuisine[] | undefined {
  const { kitchens } = importLists()
  const list = cuisine
    .toLowerCase()
    .split(/[;,]/)
    .map((each) => each.trim())
    .flatMap((each) => {
      const plain = each.replaceAll('_', ' ')
      const found = kitchens[each] ?? (known.has(plain) ? plain : undefined)
      return found ? [found] : []
    })
  if (list.length === 0 && amenity === 'biergarten') list.push('beer hall')
  if (list.length === 0 && (shop === 'bakery' || shop === 'pastry')) list.push('bakery')
  if (list.length === 0 && amenity === 'cafe') list.push('cafe')
  const parsed = Place.shape.cuisine.safeParse([...new Set(list)].slice(0, 3))
  return parsed.success ? parsed.data : undefined
}

/** The meals of a table, by its sort and by when it is open. */
function mealsOf(tags: Tags, hours: string | undefined): Meal[] {
  const { amenity, shop } = tags
  const times = [...(hours ?? '').matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)].map(([, from = '', to = '']) => {
    const [opens, closes] = [fromClock(from), fromClock(to)]
    return { from: opens, to: closes <= opens ? closes + 1440 : closes }
  })
  const always = hours === '24/7'
  const during = (from: number, to: number) =>
    always || times.some((each) => each.from <= from && each.to >= to)
  if (hours === undefined) {
    if (amenity === 'cafe') return ['breakfast', 'lunch']
    if (shop) return ['breakfast']
    if (amenity === 'fast_food' || amenity === 'food_court') return ['lunch', 'dinner']
    return amenity === 'pub' || amenity === 'bar' ? ['dinner'] : ['lunch', 'dinner']
  }
  const serves = tags.breakfast === 'yes' || amenity === 'cafe' || shop !== undefined
  const meals: Meal[] = []
  if (serves && during(9 * 60, 10 * 60)) meals.push('breakfast')
  if (!shop && during(12.5 * 60, 13.75 * 60)) meals.push('lunch')
  if (!shop && amenity !== 'cafe' && during(19 * 60, 20.5 * 60)) meals.push('dinner')
  if (amenity === 'cafe' && tags.cuisine && during(18.5 * 60, 21 * 60)) meals.push('dinner')
  return meals
}

function tierOf(tags: Tags): 1 | 2 | 3 | 4 {
  const { amenity, shop, cuisine = '' } = tags
  if (tags['award:michelin'] || tags['stars:michelin'] || tags.michelin) return 4
  if (shop || ['fast_food', 'food_court', 'cafe'].includes(amenity ?? '')) return 1
  if (/kebab|pizza|burger|sandwich|falafel|noodle|hot_dog/.test(cuisine)) return 1
  if (/fine_dining/.test(cuisine) || tags.reservation === 'required') return 3
  return /steak|sushi|seafood|french/.test(cuisine) ? 3 : 2
}

let chainNames: ReadonlySet<string> | undefined

/** Names of chains found in many countries, for files in which their branches have no brand. */
function chains(): ReadonlySet<string> {
  chainNames ??= new Set(importLists().chains.map(folded))
  return chainNames
}

/** "McDonald’s Express" is one too. */
function isListed(name: string): boolean {
  return chains().has(name) || [...chains()].some((chain) => chain.length > 6 && name.startsWith(chain))
}

/** Whether a table or a house is one of a chain: it says its brand, or the file has its name often. */
export function isChain({ tags }: MapObject, branches: ReadonlyMap<string, number>): boolean {
  if (tags['brand:wikidata'] || tags['brand:wikipedia'] || tags.brand) return true
  const name = folded(tags.name ?? tags['name:en'] ?? '')
  return isListed(name) || (branches.get(name) ?? 0) >= 3
}

/** How often each name is there. */
export function branchesOf(objects: readonly MapObject[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tags } of objects) {
    const name = folded(tags.name ?? tags['name:en'] ?? '')
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** What a table is beyond hours and price; undefined where it serves no meal while it is open. */
export function tableOf(object: MapObject, hours: string | undefined, chain: boolean) {
  const { tags } = object
  const meals = mealsOf(tags, hours)
  if (meals.length === 0) return undefined
  const [cuisine, diets, tier] = [cuisinesOf(tags), dietsOf(tags), tierOf(tags)]
  const ordinary = chain || tags.amenity === 'fast_food' || tags.amenity === 'food_court'
  return {
    meals,
    tier,
    ...(cuisine && { cuisine }),
    ...(diets && { diets }),
    ...(chain && { chain: true as const }),
    ...(ordinary && { everyday: true as const }),
    fame: fameOf(object, chain, hours),
  }
}

/** A map does not say how good a table is: only how much people cared to write about it, and whether it is of the town. */
function fameOf({ tags }: MapObject, chain: boolean, hours: string | undefined): number {
  if (chain) return 6
  const own = tags.wikidata && tags.wikidata !== tags['brand:wikidata']
  const points =
    18 +
    (hours ? 8 : 0) +
    (tags.website || tags['contact:website'] ? 5 : 0) +
    (local.test(tags.cuisine ?? '') ? 6 : tags.cuisine ? 3 : 0) +
    (tags.phone || tags['contact:phone'] ? 2 : 0) +
    (tags.outdoor_seating === 'yes' ? 1 : 0) +
    (tags['addr:street'] ? 2 : 0) +
    (own ? 14 : 0) +
    (tags.wikipedia ? 6 : 0) +
    (tags.start_date || tags.heritage ? 4 : 0) +
    (tags.amenity === 'fast_food' ? -8 : 0)
  return Math.max(5, Math.min(60, points))
}

/** One sentence on a table, of what its tags say. */
export function tableFact(
  word: string,
  cuisine: readonly string[] | undefined,
  { area, town }: { area: string; town: string },
  tags: Tags,
): string {
  const kitchen = cuisine?.filter((each) => each !== 'cafe' && each !== 'bakery').map(capital)
  const more = [
    tags.outdoor_seating === 'yes' ? 'tables outside' : '',
    tags.microbrewery === 'yes' ? 'beer of its own' : '',
    tags['diet:vegan'] === 'yes'
      ? 'vegan dishes'
      : tags['diet:vegetarian'] === 'yes'
        ? 'vegetarian dishes'
        : '',
  ].filter((each) => each !== '')
  const what = kitchen && kitchen.length > 0 ? `${capital(word)} (${kitchen.join(', ')})` : capital(word)
  const has = more.length > 0 ? `, with ${more.join(' and ')}` : ''
  return fitting(
    `${what} ${within(area)}${has}.`,
    `${what} ${within(area)}, ${town}${has}.`,
    undefined,
  ).slice(0, 220)
}

export function foodWord({ amenity, shop }: Tags): string {
  const words: Record<string, string> = {
    cafe: 'café',
    fast_food: 'snack bar',
    food_court: 'food court',
    biergarten: 'beer garden',
    pub: 'pub',
    bar: 'bar',
  }
  return shop ? 'bakery' : (words[amenity ?? ''] ?? 'restaurant')
}
