import type { PosterFacts } from '~/domain/catalogue/destination'
import type { Neighbour } from '~/domain/catalogue/locality'
import { hash, seeded } from '~/domain/seeded-random'

interface Ground {
  label: string
  /** ISO 3166-1, two letters. */
  country: string
  latitude: number
  /** Metres. */
  elevation: number
  population: number
  /** A region has many elevations; the elevation of its main town does not describe it. */
  region: boolean
}

/** Countries that are almost entirely desert. */
const deserts = new Set('AE BH DJ DZ EG EH IQ JO KW LY ML MR NA NE OM QA SA SD SO TD TM YE'.split(' '))
const mountainFrom = 700
const lowland = 80
const cityFrom = 750_000
/** Radius in metres in which towns are searched, and the number of directions. */
const look = 35_000
const sectors = 12
/**
 * With at least this many neighbouring directions without a town, the place is by the sea; with all of them, on an
 * island.
 */
const seaSectors = 4
const islandSectors = 8

/**
 * The facts for a poster of a place without a catalogue, estimated from its elevation, its neighbours and its
 * population.
 */
export function posterFactsOf(ground: Ground, neighbours: readonly Neighbour[]): PosterFacts {
  const random = seeded(hash(ground.label))
  const seasons = ['spring', 'summer', 'autumn'] as const
  const tropical = Math.abs(ground.latitude) < 23.5
  const drawn = seasons[Math.floor(random() * seasons.length)] ?? 'summer'
  return {
    family: landscapeOf(ground, neighbours),
    season: tropical ? 'summer' : drawn,
    sunset: 18 + Math.floor(random() * 40),
  }
}

function landscapeOf(
  { country, elevation, population, region }: Ground,
  neighbours: readonly Neighbour[],
): PosterFacts['family'] {
  if (elevation >= mountainFrom) return 'mountain'
  const empty = elevation <= lowland ? emptySectors(neighbours) : 0
  if (empty >= islandSectors && !region) return 'island'
  if (empty >= seaSectors) return 'coast'
  if (deserts.has(country)) return 'desert'
  return population >= cityFrom ? 'city' : 'river plain'
}

/** The longest run of neighbouring directions without a town. */
function emptySectors(neighbours: readonly Neighbour[]): number {
  const lived = new Set(
    neighbours
      .filter(({ meters }) => meters <= look)
      .map(({ bearing }) => Math.floor((bearing / 360) * sectors) % sectors),
  )
  let longest = 0
  let run = 0
  // The list is read twice, so that a run across north is counted as one.
  for (let at = 0; at < 2 * sectors; at++) {
    run = lived.has(at % sectors) ? 0 : run + 1
    longest = Math.max(longest, Math.min(run, sectors))
  }
  return longest
}
