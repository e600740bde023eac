import type { Destination } from '~/domain/catalogue/destination'
import { kitchenHomes, kitchenHomesPath, provideKitchenHomes } from '~/domain/catalogue/kitchen-homes'
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
  /** The facts at a step of the edit: a trip to several places may have other places then, which `knowPlaces` has loaded. */
  factsOf: (itinerary: ItineraryView) => EditFacts
}

/** The trip as the server has it, and the catalogue of its destinations; null when they cannot be loaded. */
export async function openTrip(
  id: string,
  steps: readonly ItineraryView[] = [],
): Promise<EditableTrip | null> {
  const trip = await fetchTrip(id)
  if (!trip) return null
  try {
    const { version, itinerary } = trip
    for (const each of [itinerary, ...steps]) if (!(await knowPlaces(each))) return null
    const factsOf = factsByPlaces((now) => factsOfKnown(now, requestOf(trip, now)))
    const facts = factsOf(itinerary)
    // The checks run once while the editor loads: their caches make the first edit as fast as the next.
    facts.recompute(itinerary, facts.request, facts.destination)
    return { id, version, itinerary, facts, factsOf }
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
  await knowPlaces(itinerary)
  return factsOfKnown(itinerary, request)
}

/** The destinations that were loaded, by address. */
const known = new Map<string, Destination>()

/** Loads what is known of an itinerary's places; false when it cannot be loaded. */
export async function knowPlaces(itinerary: ItineraryView): Promise<boolean> {
  const { places = [itinerary] } = itinerary
  const found = await Promise.all(places.map(destinationOf))
  return !found.includes(null)
}

/** The catalogue file, or the placeholder for a place without one. */
async function destinationOf(place: Named): Promise<Destination | null> {
  const address = destinationAddress(place)
  const before = known.get(address)
  if (before) return before
  const [response] = await Promise.all([fetch(address), loadKitchenHomes()])
  if (!response.ok) return null
  const destination =
    place.destinationId !== null
      ? await readAnswer(response, 'destination')
      : placeholderDestination(await readAnswer(response, 'locality'))
  known.set(address, destination)
  return destination
}

/** Loads what days are planned anew with, once. Throws when it cannot be loaded. */
async function loadKitchenHomes(): Promise<void> {
  if (kitchenHomes()) return
  const response = await fetch(kitchenHomesPath)
  if (!response.ok) throw new Error(`no homes of kitchens: ${response.status}`)
  provideKitchenHomes(await readAnswer(response, 'kitchens'))
}

type Named = Pick<ItineraryView, 'destination' | 'destinationId'>

/** The same facts while the places, their dates and times, and the measured walks are the same: they keep what the checks found. */
function factsByPlaces(make: (itinerary: ItineraryView) => EditFacts) {
  const made = new Map<string, EditFacts>()
  return (itinerary: ItineraryView): EditFacts => {
    const places = itinerary.places?.map(({ destination, startDate, days, arrival, departure }) => [
      destination,
      startDate,
      days,
      arrival,
      departure,
    ])
    const key = JSON.stringify([places ?? itinerary.destination, itinerary.measured])
    const facts = made.get(key) ?? make(itinerary)
    made.set(key, facts)
    return facts
  }
}

/**
 * The facts of a trip, with those of each place where it has several; throws when its places are not loaded. Daylight comes from
 * the server for each date: edits keep a trip's dates.
 */
function factsOfKnown(itinerary: ItineraryView, request: EditFacts['request']): EditFacts {
  const { places = [itinerary] } = itinerary
  const [first, ...others] = places.map((place) => {
    const found = known.get(destinationAddress(place))
    if (!found) throw new Error(`nothing is known of ${place.destination}`)
    return asPlanned(found, itinerary, request.filters.accessibility)
  })
  if (!first) throw new Error('a trip without a place')
  const light = new Map(itinerary.days.map(({ date, sun }) => [date, sun]))
  const sunTimes = (date: string) => light.get(date) ?? null
  return itinerary.places
    ? severalFacts({ request, sunTimes }, [first, ...others], itinerary, say)
    : editFacts({ request, destination: first, sunTimes }, say)
}
