import type { AccessNeed, Diet, Place } from './place'

/** The twelve interests a traveller can ask for, in the order they are offered. */
export const interests = [
  'Museums',
  'Food & Dining',
  'Sightseeing',
  'Nature & Outdoors',
  'Shopping',
  'History',
  'Photography',
  'Nightlife',
  'Art',
  'Architecture',
  'Beach',
  'Adventure',
] as const

export const travelStyles = [
  'Adventure',
  'Cultural',
  'Relaxation',
  'Nature',
  'Urban',
  'Historical',
  'Photography',
] as const

export const accessNeeds = [
  'Wheelchair accessible',
  'Limited mobility',
  'No stairs',
  'Audio guides',
  'Visual aids',
] as const

export const diets = [
  'Vegetarian',
  'Vegan',
  'Gluten-free',
  'Nut-free',
  'Halal',
  'Kosher',
  'Dairy-free',
] as const

export const budgetLevels = ['budget', 'moderate', 'luxury'] as const

export const meals = ['breakfast', 'lunch', 'dinner'] as const

/** What a place is. `food` is a place for a meal; `base` is a neighbourhood to stay overnight. */
export const placeKinds = [
  'sight',
  'museum',
  'gallery',
  'worship',
  'walk',
  'viewpoint',
  'park',
  'beach',
  'market',
  'shop',
  'experience',
  'show',
  'nightlife',
  'food',
  'base',
] as const

/** Why places belong together on one day. */
export const companionKinds = ['same place', 'same ticket', 'one story', 'one walk'] as const

/** What one sleeps in. */
export const stayKinds = [
  'hotel',
  'hostel',
  'guest house',
  'apartment',
  'resort',
  'ryokan',
  'riad',
  'lodge',
] as const

/** The diet flag of a place for a diet of the form. */
export const dietKey = {
  Vegetarian: 'vegetarian',
  Vegan: 'vegan',
  'Gluten-free': 'glutenFree',
  'Nut-free': 'nutFree',
  Halal: 'halal',
  Kosher: 'kosher',
  'Dairy-free': 'dairyFree',
} as const satisfies Record<Diet, keyof NonNullable<Place['diets']>>

/** The access flag of a place for a need of the form. */
export const accessKey = {
  'Wheelchair accessible': 'wheelchair',
  'Limited mobility': 'limitedMobility',
  'No stairs': 'noStairs',
  'Audio guides': 'audioGuides',
  'Visual aids': 'visualAids',
} as const satisfies Record<AccessNeed, keyof NonNullable<Place['access']>>

/** How one gets from one place of a trip to the next. `train` is a train or a coach. */
export const journeyModes = ['train', 'flight', 'ferry', 'car'] as const
