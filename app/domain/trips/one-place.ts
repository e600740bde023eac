import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { idInPlace, idInTrip, splitPlaces } from '~/domain/itinerary/split-places'
import { paletteOf } from '~/domain/posters/palette-of'
import type { PlanRequest } from '~/domain/request/plan-request'
import { recompute } from './recompute'
import { tripPlaces } from './trip-places'

/** A trip to one place in the form of a trip to several, so that others can come to it. Its stops get the ids of its first place. */
export function asFirstPlace(itinerary: Itinerary, town: Destination | Locality): Itinerary {
  const { palette: _palette, credit: _credit, ...trip } = itinerary
  const days = itinerary.days.map((day) => ({
    ...day,
    place: 0,
    activities: day.activities.map((stop) => ({ ...stop, id: idInTrip(stop.id, 0) })),
  }))
  return { ...trip, places: tripPlaces(days, [town], [itinerary.overview]), days }
}

/** A trip to several places of which one is left, in the form of a trip to one. */
export function asOnlyPlace(
  itinerary: Itinerary,
  request: PlanRequest,
  town: Destination | Locality,
): Itinerary {
  const [part] = splitPlaces(itinerary)
  if (!part) return itinerary
  const days = part.plan.days.map(({ place: _place, before: _before, ...day }) => ({
    ...day,
    activities: day.activities.map((stop) => ({ ...stop, id: idInPlace(stop.id) })),
  }))
  const palette = town.id === null ? { palette: paletteOf(town) } : {}
  return recompute({ ...part.plan, ...palette, days }, request, town)
}
