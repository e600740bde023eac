import type { Place } from './place'

const names = /\b(vegan|vegetarian\w*|vegg(ie|y)|kosher|halal(?! guys)|gluten)\b/i
const kitchens =
  /\b((all|fully)[ -](vegan|vegetarian)|vegan (\w+ )?(kitchen|buffet|restaurant|café|deli|burgers)|plant-based|kosher|meatless|free of gluten|without (meat|an animal))\b/i

/** Kitchens that are dedicated to a diet. */
const cuisines = new Set<string>(['vegan', 'vegetarian'])

/**
 * A restaurant dedicated to one diet, by its main kitchen, name or description: people on that diet look for it, and few
 * others.
 */
export function cooksForDiet({
  name,
  fact,
  kind,
  cuisine = [],
}: Pick<Place, 'name' | 'fact' | 'kind' | 'cuisine'>): boolean {
  return kind === 'food' && (cuisines.has(cuisine[0] ?? '') || names.test(name) || kitchens.test(fact))
}
