import type { User } from '~/domain/account/session'
import { entitlements } from '~/domain/billing/plans'
import { daysBetween } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import { fail, ok, type Result } from '~/domain/errors'
import { caps } from '~/domain/itinerary/caps'
import { addDayFacts } from '~/domain/itinerary/day-facts'
import type { Itinerary, ItineraryDay, ItineraryView, TripPlace } from '~/domain/itinerary/itinerary'
import { partRequest } from '~/domain/itinerary/part-request'
import { joinDays, joinTips, type PlaceDays, splitPlaces } from '~/domain/itinerary/split-places'
import type { Said, Say } from '~/domain/message'
import { adaptedDays } from '~/domain/planning/several-places/adapt-place'
import { bookedIn } from '~/domain/planning/several-places/booked-leg'
import { type AskedTown, planRoute } from '~/domain/planning/several-places/route'
import { overDayLimit } from '~/domain/request/admission'
import type { BookedJourney } from '~/domain/request/booked-journey'
import type { PlacesChange } from '~/domain/request/places-change'
import { lastDay, type PlanRequest } from '~/domain/request/plan-request'
import { longestTrip } from '~/domain/request/trip-rules'
import { asPlanned } from '~/domain/trips/as-planned'
import { asFirstPlace, asOnlyPlace } from '~/domain/trips/one-place'
import type { Trip, TripStore } from '~/domain/trips/trip'
import { askedIn, requestOf } from '~/domain/trips/trip-request'
import { refusedTrip } from '~/messages/en/refusals'
import { failureView, itineraryView } from '~/messages/itinerary-view'
import {
  anotherTrip,
  editedOf,
  editingRefused,
  keepsAPlace,
  placesUnread,
  severalRecomputed,
} from './edit-trip'
import { findDestination } from './find-destination'
import type { Planners } from './plan-anywhere'
import { destinationAsked } from './start-generation'

interface Ask {
  user: User
  tripId: string
  change: PlacesChange
  /** The trip as it is edited and not stored yet; left out where the stored one is meant. */
  edited?: Itinerary | undefined
}

type Town = Destination | Locality

/**
 * What a trip would be with other places, nights or another order: a proposal, which `PUT /api/trips/{id}` takes over. Only what must
 * change does: a place on the same dates between the same journeys keeps its days, any other what fits.
 */
export async function replanPlaces(
  { user, tripId, change, edited }: Ask,
  { trips, say, ...planners }: Planners & { trips: TripStore; say: Say },
): Promise<Result<{ version: number; itinerary: ItineraryView }>> {
  const stored = await trips.find(user.id, tripId)
  if (!stored) return fail('not-found', 'There is no such trip.')
  if (!entitlements(user.planType).editing) return editingRefused()
  const now = edited ? await editedOf(stored, edited, user, { ...planners, say }) : ok(stored.itinerary)
  if (!now.ok) return now
  const itinerary = await inPlaces(now.value, planners)
  if (!itinerary) return placesUnread()
  const trip = { ...stored, itinerary }
  const before = requestOf(trip)
  const asked = await askedTowns(change, trip, planners)
  if (!asked.ok) return asked
  if (
    !keepsAPlace(
      stored,
      asked.value.map(({ town }) => town),
    )
  )
    return anotherTrip()
  const connections = await planners.connections()
  // Those that the trip has, so that what stays the same costs the same.
  const rates = itinerary.rates ?? (await planners.rates())
  const booked = bookedNow(itinerary, change.booked ?? [])
  const lengths = lengthsOf(change, before.days)
  let route: ReturnType<typeof planRoute> | undefined
  let request = before
  for (const days of lengths) {
    const refused = days > before.days ? overDayLimit(user.planType, days) : null
    if (refused) return refusedTrip(refused)
    request = { ...before, days, order: change.order ?? 'fixed' }
    route = planRoute(request, asked.value, { connections, rates }, { booked })
    if (route.ok) break
  }
  if (!route) return tooLong()
  if (!route.ok) return { ok: false, failure: failureView(route.failure, say) }
  const { places, journeys } = route.value
  const towns = route.value.towns.map(({ town }) => town)
  const whole = { ...request, places: route.value.towns.map((each) => each.asked) }
  const made: Pick<PlaceDays, 'days' | 'tips'>[] = []
  for (const [index, town] of towns.entries()) {
    const part = await daysOf(
      { trip, places, index, town, request: partRequest(whole, places, index) },
      planners,
      say,
    )
    if (!part.ok) return part
    made.push(part.value)
  }
  const parts = places.map((place, index): PlaceDays => ({ place, days: [], tips: [], ...made[index] }))
  const { startDate, currency } = itinerary
  const joined = joinDays(parts, journeys, { startDate, currency, rates })
  const next = severalRecomputed(
    {
      ...itinerary,
      places,
      startDate,
      endDate: lastDay(request),
      overview: route.value.overview,
      tips: joinTips(parts, route.value.journeys, caps.tips),
      days: joined,
    },
    trip,
    towns,
    { sunTimes: planners.sunTimes, rates },
  )
  const [only] = towns
  const proposed = places.length === 1 && only ? asOnlyPlace(next, requestOf(trip, next), only) : next
  return ok({ version: trip.version, itinerary: itineraryView(proposed, say) })
}

/** A trip with its places, also where it has one only; null where that cannot be read. */
async function inPlaces(itinerary: Itinerary, planners: Planners): Promise<Itinerary | null> {
  if (itinerary.places) return itinerary
  const town = await findDestination(itinerary, planners)
  return town && asFirstPlace(itinerary, town)
}

/** The journeys that are booked: those of the trip, and those that take their place. */
function bookedNow(itinerary: Itinerary, more: readonly BookedJourney[]): BookedJourney[] {
  const before = bookedIn(itinerary).filter(
    ({ from, to }) => !more.some((each) => each.from === from && each.to === to),
  )
  return [...before, ...more]
}

/** The lengths to try, days: the one that is asked for, or what the nights need, and a night more for each journey that may take one. */
function lengthsOf({ days, destinations }: PlacesChange, before: number): number[] {
  if (days !== 'fit') return [days ?? before]
  const nights = destinations.flatMap((each) => each.nights ?? [])
  if (nights.length < destinations.length) return [before]
  const least = nights.reduce((sum, each) => sum + each, 1)
  return destinations.map((_, index) => least + index).filter((length) => length <= longestTrip)
}

function tooLong() {
  return fail('fields-wrong', `A trip has at most ${longestTrip} days. Choose fewer nights.`)
}

/** The towns that are asked for: those that the trip has, with what was asked for there, and new ones with what all places have. */
async function askedTowns(
  { destinations }: PlacesChange,
  trip: Trip,
  planners: Planners,
): Promise<Result<AskedTown[]>> {
  const { places = [] } = trip.itinerary
  const planned = trip.request ?? requestOf(trip)
  const found = await Promise.all(
    destinations.map(async ({ destination, nights = null }): Promise<AskedTown | null> => {
      const was = places.find((place) => place.destination === destination || place.name === destination)
      const named = was ?? (await placeAsked(destination, planners))
      const town = named && (await findDestination(named, planners))
      return town && { asked: askedIn({ ...named, nights }, planned), town }
    }),
  )
  const unknown = found.indexOf(null)
  const towns = found.flatMap((each) => each ?? [])
  if (unknown >= 0) {
    const message = `We know of no place called "${destinations[unknown]?.destination}". Check the spelling, or choose one that we suggest.`
    return fail('destination-unknown', message, { fields: { destinations: message } })
  }
  const isTwice = new Set(towns.map(({ town }) => town.label)).size < towns.length
  const message = 'The same place comes twice. Give it more nights instead.'
  return isTwice ? fail('fields-wrong', message, { fields: { destinations: message } }) : ok(towns)
}

async function placeAsked(text: string, planners: Planners) {
  const named = await destinationAsked(text, planners)
  return named && { destinationId: named.destinationId, destination: named.place }
}

interface PartNow {
  trip: Trip
  places: readonly TripPlace[]
  index: number
  town: Town
  request: PlanRequest
}

/** The days of one place: as they are where nothing about them changes, adapted where that is possible, else planned anew. */
async function daysOf(
  { trip, places, index, town: found, request }: PartNow,
  { engines, sunTimes }: Planners,
  say: Say,
): Promise<Result<Pick<PlaceDays, 'days' | 'tips'>>> {
  const place = places[index]
  // By the rules of the trip, which stay those of all its days.
  const town = found.id === null ? found : asPlanned(found, trip.itinerary, request.filters.accessibility)
  const was = splitPlaces(trip.itinerary).find(
    ({ place: { destination } }) => destination === place?.destination,
  )
  if (place && was && isSame(place, was.place)) return ok(was.plan)
  if (place && was && town.id !== null) {
    const adapted = adaptedDays(was, place, request, town, { sunTimes, say })
    if (adapted) return ok({ days: adapted, tips: was.plan.tips })
  }
  const days: ItineraryDay[] = []
  let tips: Said[] = []
  const use = { answers: { recall: () => undefined, keep: () => undefined }, reserve: async () => false }
  const pieces =
    town.id === null
      ? engines.elsewhere(use).plan(request, town)
      : engines.forCatalogue(use).plan(request, town)
  for await (const piece of pieces) {
    if (!piece.ok) return { ok: false, failure: failureView(piece.failure, say) }
    if (piece.value.kind === 'tips') tips = piece.value.tips
    if (piece.value.kind === 'day') days.push(addDayFacts(piece.value.day, town, sunTimes))
  }
  return days.length > 0 ? ok({ days, tips }) : placesUnread()
}

function isSame(one: TripPlace, other: TripPlace): boolean {
  return (
    daysBetween(one.startDate, other.startDate) === 0 &&
    one.days === other.days &&
    one.arrival === other.arrival &&
    one.departure === other.departure
  )
}
