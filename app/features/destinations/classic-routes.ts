/** A round that many travellers make: names of destinations in the usual order, and how many days it wants. */
export interface ClassicRoute {
  names: readonly string[]
  days: number
}

// Days, then the names: as text they are a quarter of the size.
const routes: readonly ClassicRoute[] = `
9 Rome, Florence, Venice
7 Milan, Verona, Venice
9 Rome, Naples, Amalfi Coast
10 Tokyo, Kyoto, Osaka
8 Kyoto, Nara, Osaka, Hiroshima
9 Prague, Vienna, Budapest
8 Munich, Salzburg, Vienna
9 London, Paris, Amsterdam
9 Paris, Brussels, Bruges, Amsterdam
10 Paris, Lyon, Marseille, Nice
9 Berlin, Prague, Vienna
9 Madrid, Seville, Granada
9 Barcelona, Valencia, Madrid
7 Lisbon, Porto
7 London, Edinburgh
9 Athens, Mykonos, Santorini
9 Copenhagen, Stockholm, Oslo
6 Oslo, Bergen
7 Zurich, Lucerne, Interlaken
6 Warsaw, Kraków
9 New York, Philadelphia, Washington
9 Toronto, Montreal, Quebec City
9 Los Angeles, Las Vegas, Grand Canyon
9 Sydney, Melbourne
11 Hanoi, Hoi An, Ho Chi Minh City
9 Bangkok, Chiang Mai
9 Singapore, Kuala Lumpur, Penang
7 Seoul, Busan
8 Beijing, Shanghai
7 Split, Dubrovnik`
  .trim()
  .split('\n')
  .map((line) => ({ days: Number.parseInt(line, 10), names: line.replace(/^\d+ /, '').split(', ') }))

/** The classic routes with a destination. */
export function routesWith(name: string): ClassicRoute[] {
  return routes.filter(({ names }) => names.includes(name))
}

/** Every name of a route. */
export const routeNames: readonly string[] = [...new Set(routes.flatMap(({ names }) => names))]
