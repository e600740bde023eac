import { payingOf, roomsOf, type Travellers } from '~/domain/travellers'
import type { Budget } from './itinerary'

/** What all travellers pay together, by category, hundredths. */
export interface PartySums {
  accommodation: number
  food: number
  activities: number
  transport: number
  total: number
}

/**
 * The sums of a plan for everybody. A night in the plan is half of a double room, so a room costs two of them whoever sleeps
 * in it. Children of two and older are counted at the adult price: the catalogue knows no other, and the sum is then never too
 * low. One adult alone pays what the plan says.
 */
export function partySums(budget: Budget, travellers: Travellers): PartySums {
  const cents = (total: number) => Math.round(total * 100)
  const alone = travellers.adults === 1 && travellers.children.length === 0
  const nights = cents(budget.accommodationTotal) * (alone ? 1 : 2 * roomsOf(travellers))
  const each = payingOf(travellers)
  const [food, activities, transport] = [
    cents(budget.foodTotal) * each,
    cents(budget.activitiesTotal) * each,
    cents(budget.transportTotal) * each,
  ]
  return { accommodation: nights, food, activities, transport, total: nights + food + activities + transport }
}
