import { binds } from '~/domain/catalogue/guided-kinds'
import type { Place } from '~/domain/catalogue/place'
import type { PlanRequest } from '~/domain/request/plan-request'
import { listed } from './words'

/** What is asked of a table, in words: `halal and "no stairs"`; empty when nothing is. */
export function needsOfTables({ filters }: PlanRequest): string {
  const diets = filters.dietaryRestrictions.map((diet) => diet.toLowerCase())
  return listed([...diets, ...quoted(filters, 'food')])
}

/** What is asked of a street, a park or a square, in words; empty when nothing is. */
export function needsOfSights({ filters }: PlanRequest): string {
  return listed(quoted(filters, 'sight'))
}

function quoted({ accessibility }: PlanRequest['filters'], kind: Place['kind']): string[] {
  return accessibility.filter((need) => binds(need, kind)).map((need) => `"${need.toLowerCase()}"`)
}
