import type { Destination } from '~/domain/catalogue/destination'
import { formatMoney } from '~/domain/money/format-money'
import { mealsWithin } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Candidate } from './candidates'
import type { DayFrame } from './day-frame'
import { needsOfSights, needsOfTables } from './needs'
import type { TripOutline } from './trip-outline'
import { capital, inWords, listed } from './words'

/** What the place is, what this plan makes of it, and the wishes it has no answer to. */
export function overviewOf(
  request: PlanRequest,
  { overview, daily, currency, name }: Destination,
  { base, places, taste, frames }: TripOutline,
): string {
  const { days, budget, filters, interests } = request
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
          `${capital(inWords(free))} ${free === 1 ? 'day is' : 'days are'} left free, and called so: ${whyFree(request, places)}`,
        ]
      : []),
    ...openMeals(request, frames, places),
    ...(unanswered.length > 0
      ? [
          `We know of nothing in ${name} for ${listed(unanswered.map((wish) => `"${wish}"`))} that fits this trip.`,
        ]
      : []),
  ].join(' ')
}

function whyFree(request: PlanRequest, places: Candidate[]): string {
  const needs = needsOfSights(request)
  const sights = places.filter(({ place }) => place.kind !== 'food').length
  return needs
    ? `our catalogue has ${inWords(sights)} ${sights === 1 ? 'sight' : 'sights'} confirmed for ${needs} and open on your dates.`
    : 'what suits you is closed by then or already in the plan.'
}

/** How many meals the plan leaves open, and how many tables there are to choose from. */
function openMeals(request: PlanRequest, frames: DayFrame[], places: Candidate[]): string[] {
  const due = frames.reduce((sum, frame) => sum + mealsWithin(frame).length, 0)
  const open = due - frames.reduce((sum, { meals }) => sum + meals.length, 0)
  if (open === 0) return []
  const tables = places.filter(({ place }) => place.kind === 'food').length
  const needs = needsOfTables(request)
  const suit = needs ? `confirmed for ${needs}` : 'that fit this trip'
  const why =
    needs || tables < due
      ? `: we know of ${inWords(tables)} ${tables === 1 ? 'table' : 'tables'} ${suit}`
      : ''
  return [
    `${capital(inWords(open))} of ${inWords(due)} meals ${open === 1 ? 'is' : 'are'} left to you, each said on its day${why}.`,
  ]
}
