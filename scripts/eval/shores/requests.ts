import type { Destination } from '../../../app/domain/catalogue/destination'
import { budgetLevels } from '../../../app/domain/catalogue/vocabulary'
import type { PlanRequest } from '../../../app/domain/request/plan-request'
import { gridRequest } from '../grid'

/** The towns whose plans are held against their shores. */
export const shoreTowns = [
  'new-york',
  'sydney',
  'istanbul',
  'hong-kong',
  'venice',
  'vancouver',
  'san-francisco',
  'budapest',
  'lisbon',
  'rio-de-janeiro',
]

/** Days of the longest trip. */
const longest = 7

/** Request `index` to a town: months, lengths of one to seven days and budgets take turns, so that each meets each; interests and filters are random. */
export function shoreRequest(index: number, town: Destination, seed: number): PlanRequest {
  const drawn = gridRequest(index, [town], { seed, longest })
  if (!drawn) throw new Error('a grid without destinations')
  const { request } = drawn
  if (request.sample) return request
  const budget = budgetLevels[Math.floor(index / 12) % budgetLevels.length] ?? request.budget
  return { ...request, days: 1 + (index % longest), budget }
}
