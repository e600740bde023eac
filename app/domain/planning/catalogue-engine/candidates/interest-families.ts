import type { Interest, Place } from '~/domain/catalogue/place'

/** What interests have in common; one that suits everybody belongs to none. */
const families: Interest[][] = [
  ['Shopping', 'Nightlife', 'Food & Dining'],
  ['Museums', 'History', 'Art', 'Architecture'],
  ['Nature & Outdoors', 'Beach', 'Adventure'],
]

/**
 * Tells the places that are for other travellers than one with these interests: who comes for shops and bars would rather
 * stroll through a lively street on the way than see one more church. Nobody who comes to see the sights has any.
 */
export function otherWorld(interests: readonly string[]): (place: Place) => boolean {
  const known = families.filter((family) => family.some((interest) => interests.includes(interest)))
  if (known.length === 0 || interests.includes('Sightseeing')) return () => false
  const others = families.filter((family) => !known.includes(family)).flat()
  const own = known.flat()
  return ({ interests: about }) =>
    about.some((interest) => others.includes(interest)) && !about.some((interest) => own.includes(interest))
}
