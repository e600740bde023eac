import type { Activity, ActivityType, Budget, ItineraryDay } from './itinerary'

const totalOf: Record<ActivityType, Exclude<keyof Budget, 'grandTotal'>> = {
  accommodation: 'accommodationTotal',
  food: 'foodTotal',
  attraction: 'activitiesTotal',
  transport: 'transportTotal',
}

/** Adds up the line items. Sums are in cents and divided once, so that each total is exact to the cent. */
export function budgetOf(days: Pick<ItineraryDay, 'activities'>[]): Budget {
  const cents = { accommodationTotal: 0, foodTotal: 0, activitiesTotal: 0, transportTotal: 0 }
  for (const { activities } of days)
    for (const { type, costCents } of activities) cents[totalOf[type]] += costCents
  const grand = cents.accommodationTotal + cents.foodTotal + cents.activitiesTotal + cents.transportTotal
  return {
    accommodationTotal: cents.accommodationTotal / 100,
    foodTotal: cents.foodTotal / 100,
    activitiesTotal: cents.activitiesTotal / 100,
    transportTotal: cents.transportTotal / 100,
    grandTotal: grand / 100,
  }
}

export function dayCost(activities: { costCents: number }[]): number {
  return activities.reduce((sum, { costCents }) => sum + costCents, 0)
}

/** Whether any stop has a price; without one, a sum of zero would be wrong. */
export function isPriced(
  days: { activities: Pick<Activity, 'cost' | 'costCents' | 'currency'>[] }[],
): boolean {
  return days.some(({ activities }) =>
    activities.some(({ cost, costCents, currency }) => (cost ?? currency) !== undefined || costCents > 0),
  )
}
