import type { Destination } from '~/domain/catalogue/destination'
import { isAtHome } from '~/domain/catalogue/kitchen-homes'
import type { Cuisine, Place } from '~/domain/catalogue/place'
import type { Group } from '~/domain/planning/solver/problem'
import type { StopOption } from '~/domain/planning/trip-draft'
import { soft } from '~/domain/planning/weights'

const { again, table } = soft

/** Kitchens that are one dish. */
const oneDish: readonly Cuisine[] = [
  'pizza',
  'creperie',
  'fish and chips',
  'kebab',
  'dim sum',
  'hot pot',
  'sushi',
  'ramen',
  'soba and udon',
  'tempura',
  'yakitori',
  'okonomiyaki',
  'korean barbecue',
  'burgers',
  'barbecue',
  'tacos',
  'churrasco',
  'steakhouse',
  'sandwiches',
  'salads',
]

/** Words of what a house is known for that tell no dish. */
const noDish =
  /^(with|from|over|under|menu|tasting|course|dishe?|plate|table|house|counter|room|hall|view|terrace|garden|river|lake|island|fried|grilled|roast(ed)?|baked|smoked|stuffed|small|black|white|breakfast|brunch|lunch|dinner|buffet|cooking|food|wood|charcoal|french|thai|italian|gluten|free|halal|kosher|vegan|coffee|wine|beer|alla)$/

/** The words that may tell a dish. */
function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z]{4,}/g)
  return (words ?? []).map((word) => word.replace(/s$/, '')).filter((word) => !noDish.test(word))
}

/**
 * Tables of which a trip has rather one than two, as sites: those that are known for the same dish, and those of one kitchen where that is
 * a dish or belongs to another country. Who eats in Rome eats Roman every day, and not pizza.
 */
export function sameDishes(options: readonly StopOption[], destination: Destination): Group[] {
  const byDish = new Map<string, Set<number>>()
  const served = options.filter(({ meal, kept }) => (meal === 'lunch' || meal === 'dinner') && !kept)
  const tables = new Map(served.map(({ site, candidate: { place } }) => [site, place]))
  for (const [site, place] of tables)
    for (const dish of dishesOf(place, destination))
      byDish.set(dish, (byDish.get(dish) ?? new Set()).add(site))
  return [...byDish].flatMap(([dish, sites]) => {
    const points = dish.endsWith(broad) ? again.kitchen : again.dish
    return sites.size < 2 ? [] : [{ sites: [...sites], bonus: -points, apart: points }]
  })
}

/** Marks a kitchen of many dishes. */
const broad = '*'

function dishesOf({ cuisine: [kitchen] = [], knownFor = '' }: Place, destination: Destination): Set<string> {
  const dishes = new Set(wordsOf(knownFor))
  // Where one has breakfast, the next one may be alike.
  if (!kitchen || (kitchen in table.offHours.dinner && !oneDish.includes(kitchen))) return dishes
  if (oneDish.includes(kitchen)) return dishes.add(kitchen.replace(/s$/, ''))
  return isAtHome(kitchen, destination) ? dishes : dishes.add(kitchen + broad)
}
