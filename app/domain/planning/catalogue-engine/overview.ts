import type { Destination } from '~/domain/catalogue/destination'
import { type Message, type Said, sequence } from '~/domain/message'
import { mealsWithin } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Candidate } from './candidates'
import type { DayFrame } from './day-frame'
import { needsOfSights, needsOfTables } from './needs'
import { tell } from './sentences'
import type { TripOutline } from './trip-outline'

/** What the place is, what this plan makes of it, and the wishes it has no answer to. */
export function overviewOf(
  request: PlanRequest,
  { overview, daily, currency, name }: Destination,
  { base, places, taste, frames }: TripOutline,
): Said {
  const { days, budget, filters, interests } = request
  const trips = frames.flatMap(({ trip }) => trip?.name ?? [])
  const free = frames.filter(({ wander }) => wander).length
  const answered = new Set(places.flatMap(({ place }) => taste.matches(place)))
  const unanswered = interests.filter((interest) => !answered.has(interest))
  return sequence([
    overview,
    tell('overview.length', { days, pace: filters.pace, base: base.name, cents: daily[budget], currency }),
    ...(trips.length > 0 ? [tell('overview.day-trips', { names: trips })] : []),
    ...(free > 0 ? [freeDays(free, request, places)] : []),
    ...openMeals(request, frames, places),
    ...(unanswered.length > 0
      ? [tell('overview.unanswered', { destination: name, wishes: unanswered })]
      : []),
  ])
}

function freeDays(days: number, request: PlanRequest, places: Candidate[]): Message {
  const needs = needsOfSights(request)
  const sights = places.filter(({ place }) => place.kind !== 'food').length
  return needs
    ? tell('overview.free-days-unconfirmed', { days, sights, needs })
    : tell('overview.free-days', { days })
}

/** How many meals the plan leaves open, and how many tables there are to choose from. */
function openMeals(request: PlanRequest, frames: DayFrame[], places: Candidate[]): Message[] {
  const due = frames.reduce((sum, frame) => sum + mealsWithin(frame).length, 0)
  const open = due - frames.reduce((sum, { meals }) => sum + meals.length, 0)
  if (open === 0) return []
  const tables = places.filter(({ place }) => place.kind === 'food').length
  const needs = needsOfTables(request)
  return [tell('overview.open-meals', { open, due, tables: needs || tables < due ? tables : null, needs })]
}
