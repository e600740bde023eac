import type { Destination } from './destination'
import { isInCountry } from './kitchen-homes'
import type { Place } from './place'

const diets = /\b(vegan|vegetarian\w*|vegg(ie|y)|plant-based|kosher|halal(?! guys)|gluten)\b/i
const kitchens =
  /\b((all|fully)[ -](vegan|vegetarian)|vegan (\w+ )?(kitchen|buffet|restaurant|café|deli|burgers)|plant-based|(?<!not )kosher|meatless|free of gluten|without (gluten|meat|an animal))\b/i

/** What is no diet where everybody's table is like that. */
const everybodys: readonly [diet: RegExp, countries: string][] = [
  [/halal/i, 'MA TN EG TR AE OM QA JO ID MY MV UZ SA LB BN'],
  [/veg(etarian|g)|without meat|meatless/i, 'IN NP LK'],
  [/kosher/i, 'IL'],
]

/** Kitchens that are dedicated to a diet. */
const cuisines = new Set<string>(['vegan', 'vegetarian'])

/** Fame from which people come to a kosher house for what it cooks. */
const ownFame = 50

/**
 * A restaurant dedicated to one diet, by its main kitchen, name, dish or description: people on that diet look for it, and few
 * others.
 */
export function cooksForDiet(place: Place, where: Where): boolean {
  const { name, fact, fame, kind, knownFor = '', cuisine: [kitchen = ''] = [] } = place
  if (kind !== 'food') return false
  const names = `${name} ${knownFor} ${cuisines.has(kitchen) ? kitchen : ''}`
  return isSaid(diets, names, where) || (fame < ownFame && isSaid(kitchens, fact, where))
}

/** Whether the description of a house, or one of its kitchens, names a diet. */
export function namesDiet({ fact, kind, cuisine = [] }: Place, where: Where): boolean {
  return kind === 'food' && isSaid(diets, `${fact} ${cuisine.join(' ')}`, where)
}

type Where = Pick<Destination, 'country' | 'countryCode'>

function isSaid(diet: RegExp, text: string, where: Where): boolean {
  const found = diet.exec(text)?.[0]
  return (
    found !== undefined &&
    !everybodys.some(([word, countries]) => word.test(found) && isInCountry(where, countries))
  )
}
