import type { DayTrip, Destination, Icon } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import { interests } from '~/domain/catalogue/vocabulary'
import type { Candidate, DraftWithMeals } from '~/domain/planning/trip-draft'
import { hard } from '~/domain/planning/weights'
import type { PlanRequest } from '~/domain/request/plan-request'

type Asked = Pick<PlanRequest, 'interests' | 'days'>

/**
 * Ids of what a first visitor with these wishes comes for, the one nobody leaves out first: the catalogue's list, or where
 * it has none the best known places that answer a wish. Without a known interest all of the list.
 */
export function iconsFor(
  asked: Asked,
  destination: Destination,
  places: Candidate[],
  matches: (place: Place) => string[],
): string[] {
  if (destination.icons.length > 0) {
    const usable = new Set(places.map(({ place }) => place.id))
    return listed(asked, destination).filter((id) => usable.has(id))
  }
  return places
    .map(({ place }) => place)
    .filter((place) => place.kind !== 'food' && matches(place).length > 0)
    .sort((a, b) => b.fame - a.fame)
    .slice(0, hard.derivedIcons)
    .map(({ id }) => id)
}

/**
 * Ids of the very first icons of the town that answer none of these wishes: a first visitor comes for them whatever they like, before
 * filling a day with less.
 */
export function greatestUnasked(asked: Asked, destination: Destination, icons: readonly string[]): string[] {
  const trips = new Set(destination.dayTrips.map(({ id }) => id))
  const first = destination.icons.filter(({ place }) => !trips.has(place)).slice(0, hard.greatest)
  return first
    .filter(({ place, fromDays = 1 }) => asked.days >= fromDays && !icons.includes(place))
    .map(({ place }) => place)
}

/** What the trip is built around: what nobody leaves out of so many days in town. */
export function mustsOf({ candidates: { taste }, meals: { frames } }: DraftWithMeals): string[] {
  const inTown = frames.filter(({ trip }) => !trip).length
  return taste.musts.slice(0, hard.musts(inTown))
}

/** The day trips among what a visitor of so many days comes for, the one nobody leaves out first, with their ranks from 0. */
export function tripsOneComesFor(asked: Asked, destination: Destination): { trip: DayTrip; rank: number }[] {
  const trips = new Map(destination.dayTrips.map((trip) => [trip.id, trip]))
  return listed(asked, destination)
    .slice(0, hard.musts(asked.days))
    .flatMap((id, rank) => {
      const trip = trips.get(id)
      return trip ? [{ trip, rank }] : []
    })
}

/** The catalogue's list for these wishes and a trip of so many days. */
function listed({ interests: wishes, days }: Asked, { icons, dayTrips }: Destination): string[] {
  const known = interests.filter((interest) => wishes.includes(interest))
  const trips = new Set(dayTrips.map(({ id }) => id))
  const usual = ({ place }: Icon) => (trips.has(place) ? hard.dayTrip.iconFrom : 1)
  return icons
    .filter((icon) => days >= (icon.fromDays ?? usual(icon)))
    .filter((icon) => known.length === 0 || icon.interests.some((interest) => known.includes(interest)))
    .map(({ place }) => place)
}
