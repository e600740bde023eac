import type { Tags } from './map-object'

/** Whether people eat here. */
export function isFood(tags: Tags): boolean {
  const { amenity = '', shop = '' } = tags
  if (['restaurant', 'cafe', 'fast_food', 'food_court', 'biergarten'].includes(amenity)) return true
  if (amenity === 'pub' || amenity === 'bar') return tags.food === 'yes' || Boolean(tags.cuisine)
  return ['bakery', 'pastry'].includes(shop) && amenity !== 'ice_cream'
}

/** Whether people drink here. */
export function isBar({ amenity = '' }: Tags): boolean {
  return ['bar', 'pub', 'nightclub', 'casino'].includes(amenity)
}

const houses = ['hotel', 'hostel', 'guest_house', 'apartment', 'motel']

/** Whether people sleep here. */
export function isStay(tags: Tags): boolean {
  return houses.includes(tags.tourism ?? '')
}
