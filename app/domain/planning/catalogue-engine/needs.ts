import { binds } from '~/domain/catalogue/guided-kinds'
import type { Place } from '~/domain/catalogue/place'
import type { Message } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'
import { tell } from './sentences'

/** What is asked of a table; null when nothing is. */
export function needsOfTables({ filters }: PlanRequest): Message | null {
  return needs(filters.dietaryRestrictions, asked(filters, 'food'))
}

/** What is asked of a street, a park or a square; null when nothing is. */
export function needsOfSights({ filters }: PlanRequest): Message | null {
  return needs([], asked(filters, 'sight'))
}

function needs(diets: string[], access: string[]): Message | null {
  return diets.length + access.length > 0 ? tell('wish.needs', { diets, access }) : null
}

function asked({ accessibility }: PlanRequest['filters'], kind: Place['kind']): string[] {
  return accessibility.filter((need) => binds(need, kind))
}
