import { bearing, pointAt, windOf } from '~/domain/catalogue/bearing'
import type { Locality, Neighbour } from '~/domain/catalogue/locality'
import type { Coordinates } from '~/domain/catalogue/place'
import type { Random } from '~/domain/seeded-random'
import { away, people, shuffled } from './words'

/** A part of the place to walk through. */
export interface Area {
  /** As a stop's title: "Walk through the centre of Ghent". */
  title: string
  /** As a day's area: "The centre". */
  name: string
  text: string
  at: Coordinates
}

/** A neighbour is an area to walk to up to here, metres as the crow flies. */
const furthestWalk = 2500
/** A direction is worth walking in when somebody lives in it within so many metres: it is land, and a road leads there. */
const knownLand = 25_000
/** How far from the centre a town's streets go on, metres, by people at least. */
const edges: [number, number][] = [
  [1_000_000, 2200],
  [200_000, 1500],
  [30_000, 1000],
  [0, 600],
]
const leastForDirections = 2000

/** The centre first, then what lies around it in an order by lot. `longestWalk` is in metres along the way. */
export function areasOf(locality: Locality, longestWalk: number, random: Random): Area[] {
  const { name, town, center, neighbours } = locality
  const heart: Area = {
    title: town ? `Walk through the centre of ${town}` : `The country around where you stay in ${name}`,
    name: town ? 'The centre' : `Around your base`,
    text: town
      ? 'Once across and once around, without a list: squares, lanes, the street everybody uses.'
      : 'We know of no town at hand: ask your host what can be reached on foot, and how long it takes.',
    at: center,
  }
  const reach = Math.min(furthestWalk, longestWalk / 2)
  const near = neighbours.filter(({ meters, name: called }) => meters <= reach && called !== town).slice(0, 6)
  const around = near.map(neighbourhood)
  const streets = town && locality.population >= leastForDirections ? directions(locality, reach) : []
  return [heart, ...shuffled([...around, ...streets], random)]
}

function neighbourhood({ name, at, meters, bearing: degrees, population }: Neighbour): Area {
  return {
    title: `Walk out to ${name}`,
    name,
    text: `${away(meters)} ${windOf(degrees)} of the centre, with ${people(population)}. See where one place ends and the other begins.`,
    at,
  }
}

function directions({ town, center, population, neighbours }: Locality, reach: number): Area[] {
  const edge = edges.find(([least]) => population >= least)?.[1] ?? 600
  const far = Math.min(edge, reach)
  if (far < 300) return []
  return Array.from({ length: 8 }, (_, index) => index * 45).flatMap((degrees): Area[] => {
    const beyond = neighbours.find(
      ({ at, meters }) =>
        meters > edge && meters <= knownLand && windOf(bearing(center, at)) === windOf(degrees),
    )
    if (!beyond) return []
    const wind = windOf(degrees)
    return [
      {
        title: `The ${wind} side of ${town}`,
        name: `The ${wind} side`,
        text: `Streets ${wind} of the centre, on the way out to ${beyond.name}; turn round where the town thins out.`,
        at: pointAt(center, degrees, far),
      },
    ]
  })
}
