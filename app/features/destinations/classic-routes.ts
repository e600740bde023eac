/** A round that many travellers make: names of destinations in the usual order, and how many days it wants. */
export interface ClassicRoute {
  names: readonly string[]
  days: number
}

const routes: readonly ClassicRoute[] = [
  { names: ['Rome', 'Florence', 'Venice'], days: 9 },
  { names: ['Milan', 'Verona', 'Venice'], days: 7 },
  { names: ['Rome', 'Naples', 'Amalfi Coast'], days: 9 },
  { names: ['Tokyo', 'Kyoto', 'Osaka'], days: 10 },
  { names: ['Kyoto', 'Nara', 'Osaka', 'Hiroshima'], days: 8 },
  { names: ['Prague', 'Vienna', 'Budapest'], days: 9 },
  { names: ['Munich', 'Salzburg', 'Vienna'], days: 8 },
  { names: ['London', 'Paris', 'Amsterdam'], days: 9 },
  { names: ['Paris', 'Brussels', 'Bruges', 'Amsterdam'], days: 9 },
  { names: ['Paris', 'Lyon', 'Marseille', 'Nice'], days: 10 },
  { names: ['Berlin', 'Prague', 'Vienna'], days: 9 },
  { names: ['Madrid', 'Seville', 'Granada'], days: 9 },
  { names: ['Barcelona', 'Valencia', 'Madrid'], days: 9 },
  { names: ['Lisbon', 'Porto'], days: 7 },
  { names: ['London', 'Edinburgh'], days: 7 },
  { names: ['Edinburgh', 'Glasgow'], days: 5 },
  { names: ['Athens', 'Mykonos', 'Santorini'], days: 9 },
  { names: ['Copenhagen', 'Stockholm', 'Oslo'], days: 9 },
  { names: ['Oslo', 'Bergen'], days: 6 },
  { names: ['Zurich', 'Lucerne', 'Interlaken'], days: 7 },
  { names: ['Warsaw', 'Kraków'], days: 6 },
  { names: ['New York', 'Philadelphia', 'Washington'], days: 9 },
  { names: ['New York', 'Boston'], days: 7 },
  { names: ['Toronto', 'Montreal', 'Quebec City'], days: 9 },
  { names: ['Los Angeles', 'Las Vegas', 'Grand Canyon'], days: 9 },
  { names: ['Sydney', 'Melbourne'], days: 9 },
  { names: ['Hanoi', 'Hoi An', 'Ho Chi Minh City'], days: 11 },
  { names: ['Bangkok', 'Chiang Mai'], days: 9 },
  { names: ['Singapore', 'Kuala Lumpur', 'Penang'], days: 9 },
  { names: ['Seoul', 'Busan'], days: 7 },
  { names: ['Beijing', 'Shanghai'], days: 8 },
  { names: ['Split', 'Dubrovnik'], days: 7 },
]

/** The classic routes with a destination. */
export function routesWith(name: string): ClassicRoute[] {
  return routes.filter(({ names }) => names.includes(name))
}

/** Every name of a route. */
export const routeNames: readonly string[] = [...new Set(routes.flatMap(({ names }) => names))]
