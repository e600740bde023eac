import { daysBetween } from '~/domain/calendar/calendar-date'
import type { Itinerary, TripPlace } from '~/domain/itinerary/itinerary'
import type { Constraint } from '~/domain/reader/constraint'
import { defaultFilters } from '~/domain/request/filters'
import type { AskedPlace, PlanRequest } from '~/domain/request/plan-request'
import { mostAdults, mostChildren, type Travellers } from '~/domain/travellers'
import type { Trip } from './trip'

/** The request that the checks use for a trip: what was asked for, on the trip's current dates. */
export function requestOf(
  { request, budget, interests, itinerary }: Pick<Trip, 'request' | 'budget' | 'interests' | 'itinerary'>,
  {
    startDate,
    endDate,
    places = itinerary.places,
  }: Pick<Itinerary, 'startDate' | 'endDate'> & { places?: readonly PlaceNow[] | undefined } = itinerary,
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
  const { places: _places, ...rest } = asked
  const now = places && places.length > 1 ? { places: places.map((place) => askedNow(place, asked)) } : {}
  return { ...rest, ...now, startDate, days: daysBetween(startDate, endDate) + 1 }
}

type PlaceNow = Pick<TripPlace, 'destination' | 'destinationId' | 'nights'>

/** What is asked for in a place that a trip has now, which may have come to it later: the nights are those that it has. */
function askedNow(
  { destination, destinationId, nights }: PlaceNow,
  request: Pick<PlanRequest, 'places' | 'interests' | 'filters'>,
): AskedPlace {
  const { interests, filters } = request
  const asked = request.places?.find((each) =>
    destinationId === null ? each.locality === destination : each.destinationId === destinationId,
  )
  const named = { destinationId, ...(destinationId === null && { locality: destination }) }
  return { interests, filters, ...asked, ...named, nights }
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
