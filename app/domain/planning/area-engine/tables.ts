import type { Meal } from '~/domain/catalogue/place'
import type { PlanRequest } from '~/domain/request/plan-request'

/** Kinds of tables, by meal; those for a tight or a wide purse come in turn with the rest. */
const tables: Record<Meal, Record<PlanRequest['budget'] | 'any', string[]>> = {
  breakfast: {
    any: [
      'A café for breakfast',
      'A bakery for breakfast',
      'Breakfast where you stay',
      'A bar at the counter for breakfast',
      'Breakfast at the market',
    ],
    budget: ['Breakfast from a grocer'],
    moderate: ['A tea room for breakfast'],
    luxury: ['Breakfast in a grand hotel'],
  },
  lunch: {
    any: [
      'A plain restaurant with a dish of the day',
      'A market stall for lunch',
      'A picnic lunch',
      'A soup or noodle kitchen for lunch',
      'A garden or terrace for lunch',
      'A bakery lunch on a bench',
    ],
    budget: ['A canteen or snack bar for lunch', 'Street food for lunch'],
    moderate: ['A café lunch'],
    luxury: ['A tasting menu at lunch'],
  },
  dinner: {
    any: [
      'A family-run restaurant for dinner',
      'A grill or a kitchen with an open fire',
      'A tavern with food of the region',
      'A fish or vegetable kitchen, whichever the region is better at',
      'A small place with a short menu',
      'A kitchen of people who moved here',
    ],
    budget: ['A takeaway dinner in a park or at a window', 'A canteen or food court for dinner'],
    moderate: ['A wine or beer place that cooks'],
    luxury: ['The best table in town, booked ahead', 'A long dinner with several courses'],
  },
}

/** Fewer people than this may keep one table, or none. */
const oneTable = 3000

/** The kind of table of a day's meal; each comes round again only when all have had their turn. */
export function tableFor(meal: Meal, day: number, budget: PlanRequest['budget']): string {
  const list = [...tables[meal].any, ...tables[meal][budget]]
  return list[(day * (meal === 'lunch' ? 3 : 1)) % list.length] ?? 'A table'
}

/** What to know before one sits down. */
export function tableText(population: number, diets: readonly string[]): string {
  return [
    ...(population < oneTable
      ? ['A place this small may have one table or none: ask the day before, or bring something.']
      : []),
    ...(diets.length > 0
      ? [
          `Ask for ${diets.map((diet) => diet.toLowerCase()).join(' and ')} before you sit down; nobody has confirmed it here.`,
        ]
      : []),
  ].join(' ')
}
