// How long the walks of plans are along real streets: `npm run eval:ways -- FILE.osm.pbf … [--trips N] [--destination FILE]`.
// Plans trips to the destinations whose centre the extract covers, or to one in the file of an import, and compares every
// walk with the shortest way through the streets of the extract. Prints a table; stores nothing.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Destination } from '../app/domain/catalogue/destination'
import { metersBetween } from '../app/domain/catalogue/distance'
import type { Coordinates } from '../app/domain/catalogue/place'
import { collectPlan } from './eval/collect-plan'
import { readDestinations } from './eval/destinations'
import { engines } from './eval/engines'
import { gridRequest } from './eval/grid'
import { headerOf } from './places-import/read-pbf'
import { type MeasuredWalk, measuredWalks } from './ways/measured-walks'
import { readStreets, type StreetNetwork } from './ways/street-network'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    trips: { type: 'string', default: '40' },
    longest: { type: 'string', default: '5' },
    destination: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})
/** Minutes by which a stated walk may be too short before a traveller is late. */
const late = 5
/** The centre of a destination is in an extract when a street is this near, metres. */
const covered = 300

const all = values.destination
  ? [Destination.parse(JSON.parse(readFileSync(values.destination, 'utf8')))]
  : readDestinations()
console.log(
  '| extract | destination | days | walks | days with a walk over 5 minutes too short | mean error | mean size of error |',
)
console.log('| --- | --- | --: | --: | --: | --: | --: |')
for (const file of positionals) {
  const network = await readStreets(file)
  // Beyond its area a file has only the ends of streets that begin inside.
  const { bounds } = await headerOf(file)
  const isKnown = ([latitude, longitude]: Coordinates) =>
    !bounds ||
    (latitude > bounds.south && latitude < bounds.north && longitude > bounds.west && longitude < bounds.east)
  const inside = all.filter((each) => isCovered(each, network))
  if (inside.length === 0) console.log(`| ${file} | none of the destinations | | | | | |`)
  for (const destination of inside) {
    const walks = await walksIn(destination, network, isKnown)
    console.log(`| ${file.split('/').at(-1)} | ${destination.name} | ${row(walks)} |`)
    if (values.list) for (const walk of worst(walks)) console.log(walk)
  }
}

function isCovered({ places }: Destination, { at }: StreetNetwork): boolean {
  const near = places.filter((place) => at.some((street) => metersBetween(street, place.at) < covered))
  return near.length > places.length / 4
}

async function walksIn(
  destination: Destination,
  network: StreetNetwork,
  isKnown: (at: Coordinates) => boolean,
): Promise<MeasuredWalk[]> {
  const engine = engines.embedded
  if (!engine) throw new Error('there is no embedded engine')
  const walks: MeasuredWalk[] = []
  for (let trip = 0; trip < Number(values.trips); trip++) {
    const drawn = gridRequest(trip, [destination], { seed: 1, longest: Number(values.longest) })
    const result = drawn && (await collectPlan(engine, drawn.request, destination))
    if (!result?.ok) continue
    walks.push(...measuredWalks(result.value.plan, trip, destination, network, isKnown))
  }
  return walks
}

function row(walks: MeasuredWalk[]): string {
  const days = new Set(walks.map(({ day }) => day))
  const lateDays = new Set(walks.filter(({ stated, real }) => real - stated > late).map(({ day }) => day))
  const stated = sum(walks.map((walk) => walk.stated))
  const real = sum(walks.map((walk) => walk.real))
  const size = sum(walks.map((walk) => Math.abs(walk.stated - walk.real)))
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
  return [
    days.size,
    walks.length,
    `${percent(lateDays.size, days.size)} (${lateDays.size})`,
    percent(stated - real, real),
    percent(size, real),
  ].join(' | ')
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

function worst(walks: MeasuredWalk[]): string[] {
  const seen = new Map(walks.map((walk) => [`${walk.from} to ${walk.to}`, walk]))
  return [...seen.values()]
    .filter(({ stated, real }) => real - stated > late)
    .sort((a, b) => b.real - b.stated - (a.real - a.stated))
    .slice(0, 40)
    .map(
      ({ from, to, stated, real }) =>
        `  ${from} to ${to}: ${stated} minutes stated, ${Math.round(real)} along streets`,
    )
}
