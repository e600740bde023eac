import { formatMoney } from '~/domain/itinerary/budget'
import type { Destination } from '~/domain/places/destination'
import type { PlanRequest } from '~/domain/planner/plan-request'
import type { TripOutline } from './trip-outline'
import { capital, inWords, listed } from './words'

/** What the place is, what this plan makes of it, and the wishes it has no answer to. */
export function overviewOf(
  { days, budget, filters, interests }: PlanRequest,
  { overview, daily, currency, name }: Destination,
  { base, places, taste, frames }: TripOutline,
): string {
  const trips = frames.flatMap(({ trip }) => trip?.name ?? [])
  const free = frames.filter(({ wander }) => wander).length
  const length = `${capital(inWords(days))} ${days === 1 ? 'day' : 'days'}`
  const spend = formatMoney(daily[budget], currency)
  const answered = new Set(places.flatMap(({ place }) => taste.matches(place)))
  const unanswered = interests.filter((interest) => !answered.has(interest))
  return [
    overview,
    `${length} at a ${filters.pace} pace, from a base in ${base.name}; food, entries and rides stay within ${spend} a day for one person.`,
    ...(trips.length > 0 ? [`Day trips go to ${listed(trips)}.`] : []),
    ...(free > 0
      ? [
          `${capital(inWords(free))} ${free === 1 ? 'day is' : 'days are'} left free, and called so: our catalogue has no more for you that you have not seen by then.`,
        ]
      : []),
    ...(unanswered.length > 0
      ? [
          `We know of nothing in ${name} for ${listed(unanswered.map((wish) => `"${wish}"`))} that fits this trip.`,
        ]
      : []),
  ].join(' ')
}
