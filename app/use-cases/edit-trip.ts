import type { User } from '~/domain/account/session'
import { daysBetween } from '~/domain/calendar/calendar-date'
import { judge } from '~/domain/checks/judge'
import { fail, type Result } from '~/domain/errors'
import { budgetOf, dayCost } from '~/domain/itinerary/budget'
import { addDayFacts, type SunTimes } from '~/domain/itinerary/day-facts'
import type { Itinerary, Plan } from '~/domain/itinerary/itinerary'
import type { Destination } from '~/domain/places/destination'
import type { PlaceCatalogue } from '~/domain/places/place-catalogue'
import type { PlanRequest } from '~/domain/planner/plan-request'
import { entitlements } from '~/domain/plans/plans'
import type { Trip, TripStore } from '~/domain/trip/trip'
import { defaultFilters } from '~/domain/trip/trip-rules'

interface Edit {
  user: User
  tripId: string
  /** The version the edit began from. */
  version: number
  itinerary: Itinerary
}

/** Saves an edited itinerary. What can be worked out is: sums, light, hours, checks. None of it is believed. */
export async function editTrip(
  { user, tripId, version, itinerary }: Edit,
  { trips, catalogue, sunTimes }: { trips: TripStore; catalogue: PlaceCatalogue; sunTimes: SunTimes },
): Promise<Result<{ version: number; itinerary: Itinerary }>> {
  const trip = await trips.find(user.id, tripId)
  const destination = trip && (await catalogue.find(trip.itinerary.destinationId))
  if (!trip || !destination) return fail('not-found', 'There is no such trip.')
  if (!entitlements(user.planType).editing) {
    return fail('plan-required', 'Editing comes with the paid plans. Upgrade to edit your trips.')
  }
  const proven = prove(itinerary, trip, destination, sunTimes)
  const saved = await trips.update(user.id, tripId, version, proven)
  return saved.ok ? { ok: true, value: { version: saved.value.version, itinerary: proven } } : saved
}

function prove(edited: Itinerary, trip: Trip, destination: Destination, sunTimes: SunTimes): Itinerary {
  const days = edited.days.map((day) => {
    const { sun: _sun, ...rest } = day
    const activities = day.activities.map(({ hours: _hours, ...activity }) => activity)
    return { ...addDayFacts({ ...rest, activities }, destination, sunTimes), costCents: dayCost(activities) }
  })
  const { destination: label, destinationId, currency, engine, sample } = trip.itinerary
  const { startDate, endDate, overview, tips } = edited
  const fixed = { destination: label, destinationId, currency, engine, sample }
  const plan: Plan = { ...fixed, startDate, endDate, overview, tips, days, budget: budgetOf(days) }
  return { ...plan, ...judge(plan, requestOf(trip, plan), destination) }
}

/** What the edited trip is held against: what was asked for, on the dates it has now. */
function requestOf({ request, budget, interests, itinerary }: Trip, plan: Plan): PlanRequest {
  const asked = request ?? {
    destinationId: itinerary.destinationId,
    budget,
    interests,
    additionalInfo: '',
    filters: defaultFilters,
    seed: 0,
    sample: itinerary.sample,
    dayLimit: null,
  }
  return { ...asked, startDate: plan.startDate, days: daysBetween(plan.startDate, plan.endDate) + 1 }
}
