import { metersBetween } from '~/domain/catalogue/distance'
import type { Coordinates } from '~/domain/catalogue/place'

/** Islands that no bridge, tunnel or train ferry joins to the land beside them: their middle, and kilometres around it. */
const islands: readonly [name: string, north: number, east: number, km: number][] = [
  ['mallorca', 39.6, 2.95, 75],
  ['menorca', 39.97, 4.08, 35],
  ['ibiza', 38.98, 1.4, 40],
  ['tenerife', 28.27, -16.6, 55],
  ['gran canaria', 27.95, -15.6, 40],
  ['lanzarote', 29.03, -13.63, 45],
  ['fuerteventura', 28.4, -14, 60],
  ['la palma', 28.68, -17.86, 30],
  ['madeira', 32.75, -16.98, 45],
  ['azores', 38.5, -28, 350],
  ['sardinia', 40.1, 9.05, 140],
  ['corsica', 42.15, 9.1, 100],
  ['crete', 35.25, 24.9, 135],
  ['rhodes', 36.2, 27.95, 45],
  ['santorini', 36.4, 25.43, 14],
  ['mykonos', 37.45, 25.37, 13],
  ['naxos', 37.05, 25.5, 20],
  ['paros', 37.06, 25.19, 13],
  ['corfu', 39.6, 19.85, 38],
  ['zakynthos', 37.8, 20.78, 22],
  ['kos', 36.8, 27.1, 28],
  ['zanzibar', -6.13, 39.33, 60],
  ['jeju', 33.4, 126.55, 55],
  ['okinawa', 26.5, 127.95, 70],
  ['bali', -8.4, 115.15, 75],
  ['lombok', -8.6, 116.35, 50],
  ['oahu', 21.45, -157.97, 40],
  ['maui', 20.8, -156.35, 45],
  ['hawaii', 19.6, -155.5, 85],
  ['kauai', 22.05, -159.55, 35],
  ['tasmania', -42.1, 146.6, 200],
  ['koh samui', 9.5, 100, 16],
  ['langkawi', 6.37, 99.8, 22],
  ['galapagos', -0.6, -90.6, 150],
  ['cozumel', 20.43, -86.92, 20],
  ['gotland', 57.5, 18.55, 60],
  ['bornholm', 55.13, 14.92, 22],
]

/** Countries of islands, each a land of its own. Those of Japan are joined by trains, Great Britain to Europe by a tunnel. */
const ofIslands = new Set(
  'IE IS MT CY LK TW PH MG CU JM DO HT PR BS BB TT MV MU SC FJ PF NC NZ AU JP ID RE GP MQ CV KM ST WS TO VU SB PG GU BM KY CW AW AG LC VC GD DM KN FO'.split(
    ' ',
  ),
)
const americas = new Set('US CA MX GT BZ SV HN NI CR PA'.split(' '))
const southAmerica = new Set('CO VE EC PE BO BR PY UY AR CL GY SR GF'.split(' '))
const africa = new Set(
  'MA DZ TN LY EG SD SS ET ER DJ SO KE UG RW BI TZ MZ ZW ZM MW AO NA BW ZA LS SZ CD CG GA GQ CM CF TD NE NG BJ TG GH CI BF ML SN GM GW GN SL LR MR EH'.split(
    ' ',
  ),
)

/** The South Island of New Zealand, south of Cook Strait and west of the North Island's coast. */
const southIsland = ([north, east]: Coordinates) => north < -40.4 && east < 174.4

/** The land that a town is on: two towns with the same are joined by roads or rails. */
export function landOf(at: Coordinates, countryCode: string): string {
  const island = islands.find(([_name, north, east, km]) => metersBetween(at, [north, east]) <= km * 1000)
  if (island) return island[0]
  // A closed border cuts it off from the rest of its continent.
  if (countryCode === 'KR') return 'KR'
  if (countryCode === 'NZ') return southIsland(at) ? 'NZ south' : 'NZ north'
  if (ofIslands.has(countryCode)) return countryCode
  if (americas.has(countryCode)) return 'north america'
  if (southAmerica.has(countryCode)) return 'south america'
  return africa.has(countryCode) ? 'africa' : 'eurasia'
}
