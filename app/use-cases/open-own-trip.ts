import type { PlanType } from '~/domain/billing/plan-type'
import { shownDestinations } from '~/domain/catalogue/place-catalogue'
import type { AbTag } from '~/domain/marketing/affiliate/links'
import type { Say } from '~/domain/message'
import { paletteOf } from '~/domain/posters/palette-of'
import { bookingsOf } from '~/domain/trips/bookings-of'
import type { TripStore } from '~/domain/trips/trip'
import { itineraryView } from '~/messages/itinerary-view'
import type { DestinationSources } from './find-destination'
import { guideBeside } from './guide-beside'

interface OwnTripAsk {
  userId: string
  /** Verified. */
  plan: PlanType
  tripId: string
  /** Which half of the link test the reader is in. */
  ab: AbTag
}

/** Everything the planner shows of an own trip; null when the account has no such trip. */
export async function openOwnTrip(
  { userId, plan, tripId, ab }: OwnTripAsk,
  { trips, say, ...sources }: DestinationSources & { trips: TripStore; say: Say },
) {
  const [trip, versions, destinations] = await Promise.all([
    trips.find(userId, tripId),
    trips.versions(userId, tripId),
    sources.catalogue.list(),
  ])
  if (!trip) return null
  const { startDate, endDate, budget, interests, generationId, isSaved } = trip
  const { places } = trip.itinerary
  const destination = places?.[0]?.destination ?? trip.destination
  // The nights that were asked for; the planner decides the others again.
  const askedFor = trip.request?.places
  const wanted = places?.map(({ destination: name, destinationId }) => {
    const asked = askedFor?.find((each) =>
      destinationId === null ? each.locality === name : each.destinationId === destinationId,
    )
    return { destination: name, ...(asked?.nights && { nights: asked.nights }) }
  })
  const itinerary = itineraryView(trip.itinerary, say)
  const additionalInfo = trip.request?.additionalInfo ?? ''
  const { arrival, departure } = trip.request ?? {}
  const bookings = bookingsOf(trip.itinerary)
  const times = {
    ...(arrival && { arrivalTime: arrival }),
    ...(departure && { departureTime: departure }),
    ...(bookings.length > 0 && { bookings }),
  }
  const { travellers } = itinerary
  const party = travellers && { travellers }
  const form = {
    destination,
    ...(wanted && { destinations: wanted }),
    startDate,
    endDate,
    budget,
    interests,
    additionalInfo,
    ...times,
    ...party,
  }
  const shown = destinations.find(({ id }) => id === itinerary.destinationId)
  const reader = { ab, userId }
  return {
    plan,
    latest: { generationId, status: 'done' as const, form, itinerary },
    destinations: shownDestinations(destinations),
    form,
    guide: await guideBeside(trip.itinerary, { plan, budget, reader }, { ...sources, say }),
    palette: shown ? paletteOf(shown) : (itinerary.palette ?? null),
    trip: { id: tripId, isSaved },
    history: { version: trip.version, versions: versions ?? [] },
  }
}
