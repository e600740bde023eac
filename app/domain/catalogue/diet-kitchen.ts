import type { Place } from './place'

const names = /\b(vegan|vegetarian\w*|vegg(ie|y)|kosher|gluten)\b/i
const kitchens =
  /\b((all|fully)[ -](vegan|vegetarian)|vegan (\w+ )?(kitchen|buffet|restaurant|café|deli|burgers)|plant-based|kosher|meatless|free of gluten|without (meat|an animal))\b/i

/** A restaurant dedicated to one diet, by its name or description: people on that diet look for it, and few others. */
export function cooksForDiet({ name, fact, kind }: Pick<Place, 'name' | 'fact' | 'kind'>): boolean {
  return kind === 'food' && (names.test(name) || kitchens.test(fact))
}
