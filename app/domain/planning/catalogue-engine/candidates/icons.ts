import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import { interests } from '~/domain/catalogue/vocabulary'
import type { Candidate } from '~/domain/planning/trip-draft'
import { hard } from '~/domain/planning/weights'

/**
 * Ids of what a first visitor with these wishes comes for, the one nobody leaves out first: the catalogue's list, or where
 * it has none the best known places that answer a wish. Without a known interest all of the list.
 */
export function iconsFor(
  wishes: string[],
  { icons }: Destination,
  places: Candidate[],
  matches: (place: Place) => string[],
): string[] {
  const known = interests.filter((interest) => wishes.includes(interest))
  if (icons.length > 0) {
    const usable = new Set(places.map(({ place }) => place.id))
    return icons
      .filter((icon) => known.length === 0 || icon.interests.some((interest) => known.includes(interest)))
      .map(({ place }) => place)
      .filter((id) => usable.has(id))
  }
  return places
    .map(({ place }) => place)
    .filter((place) => place.kind !== 'food' && matches(place).length > 0)
    .sort((a, b) => b.fame - a.fame)
    .slice(0, hard.derivedIcons)
    .map(({ id }) => id)
}
