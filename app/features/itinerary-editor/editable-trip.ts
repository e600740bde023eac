import type { Destination } from '~/domain/catalogue/destination'
import type { EditFacts } from '~/domain/itinerary/edit/draft'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { asPlanned } from '~/domain/trips/as-planned'
import { requestOf } from '~/domain/trips/trip-request'
import { placeholderDestination } from '~/domain/verification/placeholder-destination'
import { readAnswer } from '~/features/answers/read-answer'
import { fetchTrip, type TripEdit } from '~/features/trips/trip-calls'
import { editFacts } from '~/messages/edit-facts'
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
    const destination = await destinationOf(itinerary)
    if (!destination) return null
    const facts = factsOf(itinerary, requestOf(trip), destination)
    // The checks run once while the editor loads: their caches make the first edit as fast as the next.
    facts.recompute(itinerary, facts.request, destination)
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
  const destination = await destinationOf(itinerary)
  if (!destination) throw new Error(`nothing is known of ${itinerary.destination}`)
  const request = requestOf({ request: null, budget: 'moderate', interests: [], itinerary })
  return factsOf(itinerary, request, destination)
}

/** The catalogue file, or the placeholder for a place without one. */
async function destinationOf(itinerary: ItineraryView): Promise<Destination | null> {
  const response = await fetch(destinationAddress(itinerary))
  if (!response.ok) return null
  if (itinerary.destinationId !== null) return readAnswer(response, 'destination')
  const locality = await readAnswer(response, 'locality')
  return placeholderDestination(locality)
}

/** Daylight comes from the server for each date: edits keep a trip's dates. */
function factsOf(
  itinerary: ItineraryView,
  request: EditFacts['request'],
  destination: Destination,
): EditFacts {
  const light = new Map(itinerary.days.map(({ date, sun }) => [date, sun]))
  const known = asPlanned(destination, itinerary)
  return editFacts({ request, destination: known, sunTimes: (date) => light.get(date) ?? null }, say)
}
