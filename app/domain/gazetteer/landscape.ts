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
  /** A region has many heights; the town that stands for it says little of them. */
  region: boolean
}

/** Countries that are desert nearly everywhere. */
const deserts = new Set('AE BH DJ DZ EG EH IQ JO KW LY ML MR NA NE OM QA SA SD SO TD TM YE'.split(' '))
const mountainFrom = 700
const lowland = 80
const cityFrom = 750_000
/** How far around it is looked for towns, metres, and in how many directions. */
const look = 35_000
const sectors = 12
/** So many directions in a row without a town are the sea, or all around an island. */
const seaSectors = 4
const islandSectors = 8

/** What a poster is drawn from where nobody has looked: height, neighbours and people tell the landscape well enough for a print. */
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

/** The longest row of directions in which nobody lives near. */
function emptySectors(neighbours: readonly Neighbour[]): number {
  const lived = new Set(
    neighbours
      .filter(({ meters }) => meters <= look)
      .map(({ bearing }) => Math.floor((bearing / 360) * sectors) % sectors),
  )
  let longest = 0
  let run = 0
  // Twice round, so that a row over north is one row.
  for (let at = 0; at < 2 * sectors; at++) {
    run = lived.has(at % sectors) ? 0 : run + 1
    longest = Math.max(longest, Math.min(run, sectors))
  }
  return longest
}
