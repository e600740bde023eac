import { allKitchenHomes } from '../../../app/domain/catalogue/all-kitchen-homes'
import { countryCodes } from '../../../app/domain/catalogue/countries'
import type { Cuisine, Place } from '../../../app/domain/catalogue/place'
import { type CheckContext, isMealStop, isVisit } from '../../../app/domain/verification/context'

/** What somebody who lives there would object to in the meals of a trip. */
export interface MealFigures {
  /** Lunches and dinners at a table of the catalogue. */
  mains: number
  /** Those with a dish or a kitchen that an earlier one had. */
  repeats: string[]
  dinners: number
  /** Dinners at a house that is none for a dinner; on a small budget that is nobody's fault. */
  wrongDinners: string[]
  /** Tables for a diet that nobody asked for. */
  dietTables: string[]
  /** Days in town whose breakfast is left to the traveller. */
  openBreakfasts: number
}

/** Kitchens that are one dish. */
const oneDish: readonly Cuisine[] = [
  ...(['pizza', 'creperie', 'fish and chips', 'kebab', 'dim sum', 'hot pot', 'sushi', 'ramen'] as const),
  ...(['soba and udon', 'tempura', 'yakitori', 'okonomiyaki', 'korean barbecue', 'burgers'] as const),
  ...(['barbecue', 'tacos', 'churrasco', 'steakhouse', 'sandwiches', 'salads', 'ice cream'] as const),
  ...([
    'food court',
    'cafe',
    'bakery',
    'patisserie',
    'tea house',
    'breakfast',
    'vegetarian',
    'vegan',
  ] as const),
]

/** Kitchens that are no dinner. */
const noDinner: readonly Cuisine[] = [
  ...(['sandwiches', 'bakery', 'salads', 'ice cream', 'patisserie', 'cafe', 'tea house'] as const),
  ...(['breakfast', 'deli', 'food court'] as const),
]
/** Minutes of a usual visit below which simple food is a snack, and kitchens of which many a small plate makes a dinner. */
const snack = 35
const manyPlates: readonly Cuisine[] = ['hawker', 'market hall', 'tapas']

/** Words of what a house is known for that name no dish. */
const noDish = new Set(
  (
    'with from over under since without menu tasting course dish dishe plate table house counter room hall view terrace garden river ' +
    'lake lagoon pool island volcano side open light four nine three price special weight cart castle fountain banking royal classic ' +
    'fried grilled roast roasted baked braised steamed boiled smoked stuffed filled mixed crisp deep thin high slow small black white blue ' +
    'breakfast brunch lunch dinner buffet cooking kitchen food produce seasonal sunday charcoal wood fire fired hand slice half star cheap ' +
    'french thai italian korean portuguese scottish malay maldivian brazilian northern local home homemade fresh best first oldest ' +
    'gluten free vegan vegetarian halal kosher coffee wine beer alla dining courtyard bowl king made their that into then'
  ).split(' '),
)

const diets =
  /\b(vegan|vegetarian|meatless|plant-based|gluten|coeliac|celiac|kosher|halal|dairy-free|lactose)\b/i
/** What is no diet where everybody's table is like that. */
const everybodys: readonly [word: RegExp, countries: string][] = [
  [/halal/i, 'MA TN EG TR AE OM QA JO ID MY MV UZ SA LB BN SN'],
  [/vegetarian/i, 'IN NP LK'],
  [/kosher/i, 'IL'],
]
/** Fame from which a house is gone to for itself, whatever else its description names. */
const goneTo = 50

export function mealFigures({ days, request, destination }: CheckContext): MealFigures {
  const code = destination.countryCode ?? countryCodes[destination.country] ?? ''
  const stops = days.flatMap((judged) => judged.stops.filter((stop) => isVisit(stop) && isMealStop(stop)))
  const tables = stops.flatMap(({ activity, place }) => (place?.kind === 'food' ? [{ activity, place }] : []))
  const mains = tables.filter(({ activity }) => activity.meal !== 'breakfast')
  const dinners = mains.filter(({ activity }) => activity.meal === 'dinner')
  const asked = request.filters.dietaryRestrictions.length > 0
  const seen = new Set<string>()
  const repeats = mains.flatMap(({ place }) => {
    const keys = dishesOf(place, code)
    const again = keys.find((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return again ? [`${place.name}: ${again} again`] : []
  })
  return {
    mains: mains.length,
    repeats,
    dinners: dinners.length,
    wrongDinners:
      request.budget === 'budget'
        ? []
        : dinners.filter(({ place }) => isWrongForDinner(place)).map(({ place }) => place.name),
    dietTables: asked
      ? []
      : tables.filter(({ place }) => isForDiet(place, code)).map(({ place }) => place.name),
    openBreakfasts: days.filter(({ day }) => !day.kind && day.openMeals?.includes('breakfast')).length,
  }
}

/** The dishes of a house, by the words of what it is known for, and its kitchen where that is a dish or of another country. */
function dishesOf({ cuisine: [kitchen] = [], knownFor = '' }: Place, code: string): string[] {
  const homes = kitchen && allKitchenHomes[kitchen]
  const isOwn = kitchen && (oneDish.includes(kitchen) || (homes !== undefined && !homes.includes(code)))
  const words = plain(knownFor).match(/[a-z]{4,}/g) ?? []
  const dishes = words.map((word) => word.replace(/s$/, '')).filter((word) => !noDish.has(word))
  return [...(isOwn ? [kitchen.replace(/s$/, '')] : []), ...dishes]
}

export function isWrongForDinner({ cuisine: [kitchen] = [], tier = 2, visit }: Place): boolean {
  if (!kitchen) return false
  const isSnack = tier === 1 && (visit?.[1] ?? snack) < snack && !manyPlates.includes(kitchen)
  return noDinner.includes(kitchen) || isSnack
}

export function isForDiet({ name, fact, fame, knownFor = '', cuisine = [] }: Place, code: string): boolean {
  const own = everybodys.filter(([, countries]) => countries.includes(code)).map(([word]) => word)
  const isAsked = (text: string) => {
    const [found] = diets.exec(text) ?? []
    return found !== undefined && !own.some((word) => word.test(found))
  }
  return (
    isAsked(`${name} ${knownFor} ${cuisine[0] ?? ''}`) ||
    (fame < goneTo && isAsked(`${fact} ${cuisine.join(' ')}`))
  )
}

function plain(words: string): string {
  return words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
