/** Where a provider operates; providers that are not listed are offered everywhere. */
const countries: Record<string, readonly string[]> = {
  // Trains and coaches of western Europe.
  omio: [
    'Austria',
    'Belgium',
    'Denmark',
    'France',
    'Germany',
    'Ireland',
    'Italy',
    'Luxembourg',
    'Netherlands',
    'Norway',
    'Portugal',
    'Spain',
    'Sweden',
    'Switzerland',
    'UK',
    'United Kingdom',
  ],
  '12go': [
    'Cambodia',
    'China',
    'India',
    'Indonesia',
    'Japan',
    'Laos',
    'Malaysia',
    'Philippines',
    'Singapore',
    'South Korea',
    'Sri Lanka',
    'Thailand',
    'Vietnam',
  ],
  // Small car rental companies of eastern Europe and the Caucasus.
  localrent: [
    'Albania',
    'Armenia',
    'Bosnia and Herzegovina',
    'Bulgaria',
    'Croatia',
    'Czechia',
    'Czech Republic',
    'Georgia',
    'Greece',
    'Hungary',
    'Montenegro',
    'North Macedonia',
    'Poland',
    'Romania',
    'Serbia',
    'Slovakia',
    'Slovenia',
    'Turkey',
  ],
}

/** Cities that are good for a rented bicycle. */
const bikeCities = [
  'Amsterdam',
  'Antwerp',
  'Barcelona',
  'Berlin',
  'Bordeaux',
  'Copenhagen',
  'Florence',
  'Ghent',
  'Hamburg',
  'Kyoto',
  'Lisbon',
  'London',
  'Munich',
  'New York',
  'Paris',
  'Portland',
  'Rome',
  'San Francisco',
  'Seville',
  'Strasbourg',
  'Utrecht',
  'Valencia',
  'Vancouver',
  'Vienna',
]

export interface TripPlace {
  name: string
  country: string
}

/** Whether a provider operates at the destination of this trip. */
export function servesPlace(providerId: string, { name, country }: TripPlace): boolean {
  if (providerId === 'bikesbooking') return bikeCities.includes(name)
  return countries[providerId]?.includes(country) ?? true
}
