import type { User } from '~/domain/account/session'
import { entitlements } from '~/domain/billing/plans'
import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import { fail, type Result } from '~/domain/errors'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import { dayWithFacts } from '~/domain/itinerary/day-facts'
import type { Itinerary, ItineraryView } from '~/domain/itinerary/itinerary'
import type { Say } from '~/domain/message'
import { recompute } from '~/domain/trips/recompute'
import type { Trip, TripStore } from '~/domain/trips/trip'
import { requestOf } from '~/domain/trips/trip-request'
import { itineraryView } from '~/messages/itinerary-view'
import { createMemory, recalled, withAmounts } from '~/messages/recall'
import { type DestinationSources, findDestination } from './find-destination'

interface Edit {
  user: User
  tripId: string
  /** The version the edit began from. */
  version: number
  itinerary: Itinerary
}

/**
 * Saves an edited itinerary. Totals, daylight, hours and checks are computed here; those in the request are
 * ignored.
 */
export async function editTrip(
  { user, tripId, version, itinerary }: Edit,
  {
    trips,
    sunTimes,
    say,
    ...sources
  }: DestinationSources & { trips: TripStore; sunTimes: SunTimes; say: Say },
): Promise<Result<{ version: number; itinerary: ItineraryView }>> {
  const trip = await trips.find(user.id, tripId)
  const destination = trip && (await findDestination(trip.itinerary, sources))
  if (!trip || !destination) return fail('not-found', 'There is no such trip.')
  if (!entitlements(user.planType).editing) {
    return fail('plan-required', 'Editing comes with the paid plans. Upgrade to edit your trips.')
  }
  // Texts come back as words and are stored as the messages behind them.
  const memory = createMemory()
  itineraryView(trip.itinerary, memory.over(say))
  const { currency } = trip.itinerary
  const kept = withAmounts({ ...recalled(itinerary, memory.recall), currency }, say)
  const edited = recomputed(kept, trip, destination, sunTimes)
  const saved = await trips.update(user.id, tripId, version, edited)
  return saved.ok
    ? { ok: true, value: { version: saved.value.version, itinerary: itineraryView(edited, say) } }
    : saved
}

function recomputed(
  edited: Pick<Itinerary, 'startDate' | 'endDate' | 'overview' | 'tips' | 'days'>,
  trip: Trip,
  destination: Destination | Locality,
  sunTimes: SunTimes,
): Itinerary {
  const days = edited.days.map((day) => dayWithFacts(day, destination, sunTimes))
  const { destination: label, destinationId, palette, currency, engine, sample } = trip.itinerary
  const { startDate, endDate, overview, tips } = edited
  const fixed = { destination: label, destinationId, ...(palette && { palette }), currency, engine, sample }
  const plan = { ...fixed, startDate, endDate, overview, tips, days }
  return recompute(plan, requestOf(trip, plan), destination)
}
