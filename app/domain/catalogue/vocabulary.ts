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

/**
 * What a kitchen cooks, by the words a guide would use: a country or a region, or what a house is for where that says more.
 * The first of a table is its main one.
 */
export const cuisines = [
  // Europe
  ...[
    'italian',
    'roman',
    'tuscan',
    'neapolitan',
    'venetian',
    'sicilian',
    'pizza',
    'french',
    'bistro',
    'creperie',
  ],
  ...[
    'spanish',
    'tapas',
    'basque',
    'catalan',
    'andalusian',
    'portuguese',
    'british',
    'pub',
    'fish and chips',
  ],
  ...[
    'irish',
    'scottish',
    'dutch',
    'belgian',
    'german',
    'bavarian',
    'austrian',
    'swiss',
    'nordic',
    'polish',
    'czech',
  ],
  ...[
    'hungarian',
    'romanian',
    'balkan',
    'croatian',
    'greek',
    'cypriot',
    'maltese',
    'baltic',
    'russian',
    'ukrainian',
  ],
  ...['georgian', 'armenian'],
  // Middle East and Africa
  ...[
    'turkish',
    'kebab',
    'levantine',
    'lebanese',
    'israeli',
    'jewish',
    'persian',
    'arabian',
    'emirati',
    'egyptian',
  ],
  ...[
    'moroccan',
    'tunisian',
    'ethiopian',
    'east african',
    'west african',
    'south african',
    'swahili',
    'creole',
  ],
  // Asia and the Pacific
  ...[
    'indian',
    'north indian',
    'south indian',
    'nepali',
    'sri lankan',
    'chinese',
    'cantonese',
    'dim sum',
    'sichuan',
  ],
  ...[
    'beijing',
    'shanghainese',
    'taiwanese',
    'hot pot',
    'japanese',
    'kaiseki',
    'sushi',
    'ramen',
    'soba and udon',
  ],
  ...['tempura', 'izakaya', 'yakitori', 'okonomiyaki', 'korean', 'korean barbecue', 'thai', 'northern thai'],
  ...[
    'vietnamese',
    'khmer',
    'lao',
    'burmese',
    'malay',
    'peranakan',
    'hawker',
    'indonesian',
    'balinese',
    'filipino',
  ],
  ...['australian', 'new zealand', 'pacific', 'hawaiian', 'fijian', 'maldivian'],
  // The Americas
  ...[
    'american',
    'diner',
    'burgers',
    'barbecue',
    'southern',
    'cajun',
    'soul food',
    'tex-mex',
    'canadian',
    'quebecois',
  ],
  ...[
    'mexican',
    'oaxacan',
    'yucatecan',
    'tacos',
    'caribbean',
    'cuban',
    'central american',
    'colombian',
    'peruvian',
  ],
  ...['nikkei', 'ecuadorian', 'bolivian', 'chilean', 'argentine', 'brazilian', 'churrasco'],
  // What a house is for
  ...[
    'seafood',
    'steakhouse',
    'grill',
    'vegetarian',
    'vegan',
    'street food',
    'market hall',
    'food court',
    'bakery',
  ],
  ...[
    'cafe',
    'tea house',
    'patisserie',
    'ice cream',
    'breakfast',
    'deli',
    'sandwiches',
    'salads',
    'wine bar',
  ],
  ...[
    'beer hall',
    'fusion',
    'mediterranean',
    'asian',
    'european',
    'international',
    'contemporary',
    'tasting menu',
  ],
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
