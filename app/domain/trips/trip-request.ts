import { daysBetween } from '~/domain/calendar/calendar-date'
import type { Itinerary, TripPlace } from '~/domain/itinerary/itinerary'
import type { Constraint } from '~/domain/reader/constraint'
import { holdsAnywhere } from '~/domain/reader/holds-anywhere'
import { defaultFilters } from '~/domain/request/filters'
import type { AskedPlace, PlanRequest } from '~/domain/request/plan-request'
import { mostAdults, mostChildren, type Travellers } from '~/domain/travellers'
import type { Trip } from './trip'

/** A trip as it is now: its dates, and its place or places. */
type TripNow = Pick<Itinerary, 'startDate' | 'endDate' | 'destination' | 'destinationId'> & {
  places?: readonly PlaceNow[] | undefined
}

type PlaceNow = Pick<TripPlace, 'destination' | 'destinationId'> & { nights: number | null }

/** The request that the checks use for a trip: what was asked for, on the dates and in the places that it has now. */
export function requestOf(
  { request, budget, interests, itinerary }: Pick<Trip, 'request' | 'budget' | 'interests' | 'itinerary'>,
  now: TripNow = itinerary,
): PlanRequest {
  const asked: Omit<PlanRequest, 'startDate' | 'days'> = request ?? {
    destinationId: itinerary.destinationId,
    budget,
    interests,
    additionalInfo: '',
    filters: defaultFilters,
    seed: 0,
    sample: itinerary.sample,
    dayLimit: null,
  }
  const { startDate, endDate, places = [] } = now
  const dated = { startDate, days: daysBetween(startDate, endDate) + 1 }
  const { places: before, ...alone } = asked
  const { wishes: _wishes, unread: _unread, ...common } = alone
  if (places.length > 1) return { ...common, places: places.map((place) => askedIn(place, asked)), ...dated }
  if (!before) return { ...alone, ...dated }
  // One place is left of several.
  const { nights: _nights, ...left } = askedIn({ ...now, nights: null }, asked)
  return { ...common, ...left, ...dated }
}

/**
 * What is asked for in a place that a trip has now, with the nights that it has. In a place that came later it is what was asked
 * for everywhere.
 */
export function askedIn(
  { destination, destinationId, nights }: PlaceNow,
  { places, ...request }: Omit<PlanRequest, 'startDate' | 'days'>,
): AskedPlace {
  const { interests, filters } = request
  const planned: Omit<AskedPlace, 'nights'>[] = places ?? [request]
  const asked = planned.find((each) =>
    destinationId === null ? each.locality === destination : each.destinationId === destinationId,
  )
  const { wishes, unread } = asked ?? { wishes: planned[0]?.wishes?.filter(holdsAnywhere) }
  return {
    destinationId,
    ...(destinationId === null && { locality: destination }),
    nights,
    interests: asked?.interests ?? interests,
    filters: asked?.filters ?? filters,
    ...(wishes && wishes.length > 0 && { wishes }),
    ...(unread !== undefined && { unread }),
  }
}

/** An older trip with the travellers that were read out of what was written for it; any other trip as it is. */
export function withTravellersSaid(itinerary: Itinerary, request: PlanRequest | null): Itinerary {
  const travellers = itinerary.travellers ?? request?.travellers ?? wishedTravellers(request?.wishes ?? [])
  return travellers && !itinerary.travellers ? { ...itinerary, travellers } : itinerary
}

function wishedTravellers(wishes: readonly Constraint[]): Travellers | null {
  const party = wishes.flatMap((wish) => (wish.is === 'party' ? [wish] : []))
  const group = party.find(({ who }) => who === 'group')?.number
  const adults = group ?? (party.some(({ who }) => who === 'couple') ? 2 : 1)
  const baby = party.some(({ who }) => who === 'baby') ? [0] : []
  const children = [...baby, ...(party.find(({ who }) => who === 'children')?.ages ?? [])]
  if (adults === 1 && children.length === 0) return null
  return { adults: Math.min(mostAdults, adults), children: children.slice(0, mostChildren) }
}
