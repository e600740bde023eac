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

/** What a place is. `food` is a stop for a meal; `base` is a neighbourhood to sleep in. */
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

/** The diet flag of a place for a diet as the form names it. */
export const dietKey = {
  Vegetarian: 'vegetarian',
  Vegan: 'vegan',
  'Gluten-free': 'glutenFree',
  'Nut-free': 'nutFree',
  Halal: 'halal',
  Kosher: 'kosher',
  'Dairy-free': 'dairyFree',
} as const satisfies Record<Diet, keyof NonNullable<Place['diets']>>

/** The access flag of a place for a need as the form names it. */
export const accessKey = {
  'Wheelchair accessible': 'wheelchair',
  'Limited mobility': 'limitedMobility',
  'No stairs': 'noStairs',
  'Audio guides': 'audioGuides',
  'Visual aids': 'visualAids',
} as const satisfies Record<AccessNeed, keyof NonNullable<Place['access']>>

const gemFame = 45
const touristFame = 60

/** Whether a place is a hidden gem: little known, and not because there is one in every street. */
export function isGem({ fame, everyday }: Pick<Place, 'fame' | 'everyday'>): boolean {
  return fame < gemFame && !everyday
}

/** Whether a place counts as a local experience. */
export function isLocal({ fame, everyday }: Pick<Place, 'fame' | 'everyday'>): boolean {
  return fame < touristFame && !everyday
}

/** Where a guide for the ear or the eye makes sense: a street, a park or a table has nothing to explain. */
const guided: Place['kind'][] = ['museum', 'gallery', 'sight', 'worship']

/** Whether a need says anything about a kind of place. Ways and doors matter everywhere, guides only where there is something to explain. */
export function binds(need: AccessNeed, kind: Place['kind']): boolean {
  return (need !== 'Audio guides' && need !== 'Visual aids') || guided.includes(kind)
}
