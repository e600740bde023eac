import { canTurn } from '~/domain/catalogue/line-ends'
import type { Place } from '~/domain/catalogue/place'
import type { Candidate, StopOption } from '~/domain/planning/trip-draft'

/** Whether a place has a further site, at which it is begun at its other end. */
export function isTurnable(place: Place): boolean {
  return place.kind !== 'food' && canTurn(place)
}

/** The sites of the places that can be begun at their other end, by their first site. */
export function turnedSites(places: Candidate[], kept: number): ReadonlyMap<number, number> {
  const sites = places.flatMap(({ place }, index) => (isTurnable(place) ? [index + 1] : []))
  return new Map(sites.map((site, index) => [site, places.length + kept + 1 + index]))
}

/** The site that stands for the place of an option, at whichever end it is begun. */
export function siteOfPlace({ site, turned = site }: Pick<StopOption, 'site' | 'turned'>): number {
  return turned
}
