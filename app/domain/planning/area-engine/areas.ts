import { bearing, pointAt, windOf } from '~/domain/catalogue/bearing'
import type { Locality, Neighbour } from '~/domain/catalogue/locality'
import type { Coordinates } from '~/domain/catalogue/place'
import type { Said } from '~/domain/message'
import type { Random } from '~/domain/seeded-random'
import { tell } from './sentences'
import { shuffled } from './words'

/** A part of the place to walk through. */
export interface Area {
  /** As a stop's title: "Walk through the centre of Ghent". */
  title: Said
  /** As a day's area: "The centre". */
  name: Said
  text: Said
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
    title: town ? tell('sketch.walk-centre', { town }) : tell('sketch.walk-around', { place: name }),
    name: tell(town ? 'sketch.centre' : 'sketch.around-base', {}),
    text: tell(town ? 'sketch.walk-centre-text' : 'sketch.walk-around-text', {}),
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
    title: tell('sketch.walk-out', { to: name }),
    name,
    text: tell('sketch.walk-out-text', { meters, wind: windOf(degrees), population }),
    at,
  }
}

function directions({ town, center, population, neighbours }: Locality, reach: number): Area[] {
  const edge = edges.find(([least]) => population >= least)?.[1] ?? 600
  const far = Math.min(edge, reach)
  if (!town || far < 300) return []
  return Array.from({ length: 8 }, (_, index) => index * 45).flatMap((degrees): Area[] => {
    const beyond = neighbours.find(
      ({ at, meters }) =>
        meters > edge && meters <= knownLand && windOf(bearing(center, at)) === windOf(degrees),
    )
    if (!beyond) return []
    const wind = windOf(degrees)
    return [
      {
        title: tell('sketch.walk-side', { wind, town }),
        name: tell('sketch.side', { wind }),
        text: tell('sketch.walk-side-text', { wind, beyond: beyond.name }),
        at: pointAt(center, degrees, far),
      },
    ]
  })
}
