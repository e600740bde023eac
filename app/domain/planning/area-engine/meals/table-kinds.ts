import { z } from 'zod'
import type { Meal } from '~/domain/catalogue/place'
import type { PlanRequest } from '~/domain/request/plan-request'

/** Kinds of tables, by meal; those for a tight or a wide purse come in turn with the rest. */
export const tables = {
  breakfast: {
    any: ['cafe', 'bakery', 'where-you-stay', 'counter', 'breakfast-market'],
    budget: ['grocer'],
    moderate: ['tea-room'],
    luxury: ['grand-hotel'],
  },
  lunch: {
    any: ['dish-of-the-day', 'market-stall', 'picnic', 'noodles', 'terrace', 'bench'],
    budget: ['snack-bar', 'street-food'],
    moderate: ['cafe-lunch'],
    luxury: ['tasting-menu'],
  },
  dinner: {
    any: ['family-run', 'grill', 'tavern', 'fish-or-vegetables', 'short-menu', 'newcomers'],
    budget: ['takeaway', 'food-court'],
    moderate: ['wine-or-beer'],
    luxury: ['best-table', 'long-dinner'],
  },
} as const satisfies Record<Meal, Record<PlanRequest['budget'] | 'any', readonly string[]>>

/** What a table is, not which one. */
export const TableId = z.enum(
  Object.values(tables).flatMap(({ any, budget, moderate, luxury }) => [
    ...any,
    ...budget,
    ...moderate,
    ...luxury,
  ]),
)
export type TableId = z.infer<typeof TableId>
