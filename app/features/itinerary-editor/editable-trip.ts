import type { Destination } from '~/domain/catalogue/destination'
import type { EditFacts } from '~/domain/itinerary/edit/draft'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { asPlanned } from '~/domain/trips/as-planned'
import { requestOf } from '~/domain/trips/trip-request'
import { placeholderDestination } from '~/domain/verification/placeholder-destination'
import { readAnswer } from '~/features/answers/read-answer'
import { fetchTrip, type TripEdit } from '~/features/trips/trip-calls'
import { editFacts, severalFacts } from '~/messages/edit-facts'
import { destinationAddress } from './destination-address'
import { say } from './spoken'

/** A trip with all that editing needs. */
export interface EditableTrip extends TripEdit {
  facts: EditFacts
}

/** The trip as the server has it, and the catalogue of its destination; null when they cannot be loaded. */
export async function openTrip(id: string): Promise<EditableTrip | null> {
  const trip = await fetchTrip(id)
  if (!trip) return null
  try {
    const { version, itinerary } = trip
    const facts = await factsOf(itinerary, requestOf(trip))
    if (!facts) return null
    // The checks run once while the editor loads: their caches make the first edit as fast as the next.
    facts.recompute(itinerary, facts.request, facts.destination)
    return { id, version, itinerary, facts }
  } catch {
    return null
  }
}

/**
 * The facts for editing an itinerary that is not a stored trip, without wishes. Throws when they cannot be
 * loaded.
 */
export async function factsOfItinerary(itinerary: ItineraryView): Promise<EditFacts> {
  const request = requestOf({ request: null, budget: 'moderate', interests: [], itinerary })
  const facts = await factsOf(itinerary, request)
  if (!facts) throw new Error(`nothing is known of ${itinerary.destination}`)
  return facts
}

/** The catalogue file, or the placeholder for a place without one. */
async function destinationOf(
  place: Pick<ItineraryView, 'destination' | 'destinationId'>,
): Promise<Destination | null> {
  const response = await fetch(destinationAddress(place))
  if (!response.ok) return null
  if (place.destinationId !== null) return readAnswer(response, 'destination')
  const locality = await readAnswer(response, 'locality')
  return placeholderDestination(locality)
}

/**
 * The facts of a trip, with those of each place where it has several; null when they cannot be loaded. Daylight comes from the
 * server for each date: edits keep a trip's dates.
 */
async function factsOf(itinerary: ItineraryView, request: EditFacts['request']): Promise<EditFacts | null> {
  const { places = [itinerary] } = itinerary
  const found = await Promise.all(places.map(destinationOf))
  const [first, ...others] = found.flatMap((each) =>
    each ? [asPlanned(each, itinerary, request.filters.accessibility)] : [],
  )
  if (!first || others.length + 1 < places.length) return null
  const light = new Map(itinerary.days.map(({ date, sun }) => [date, sun]))
  const sunTimes = (date: string) => light.get(date) ?? null
  return itinerary.places
    ? severalFacts({ request, sunTimes }, [first, ...others], itinerary, say)
    : editFacts({ request, destination: first, sunTimes }, say)
}
