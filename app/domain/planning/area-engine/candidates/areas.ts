import { bearing, pointAt, windOf } from '~/domain/catalogue/bearing'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Locality, Neighbour } from '~/domain/catalogue/locality'
import type { Coordinates } from '~/domain/catalogue/place'
import type { Said } from '~/domain/message'
import { area } from '~/domain/planning/weights'
import type { Random } from '~/domain/seeded-random'
import { tell } from '../sentences'
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

const {
  cityFrom,
  knownLand,
  longestWalkOut,
  luck,
  metersForTenfold,
  mostNeighbours,
  mostTrips,
  nearestEdge,
  nearestTrip,
  peopleForDirections,
  tripsApart,
} = area
/** How far from the centre a town's streets go on, metres, by people at least. */
const edges: [number, number][] = [
  [1_000_000, 2200],
  [200_000, 1500],
  [30_000, 1000],
  [0, 600],
]

/** The centre first, then well known sights, then what lies around it in an order by lot. `longestWalk` is in metres along the way. */
export function areasOf(locality: Locality, longestWalk: number, random: Random): Area[] {
  const { name, town, center, neighbours } = locality
  const heart: Area = {
    title: town ? tell('sketch.walk-centre', { town }) : tell('sketch.walk-around', { place: name }),
    name: tell(town ? 'sketch.centre' : 'sketch.around-base', {}),
    text: tell(town ? 'sketch.walk-centre-text' : 'sketch.walk-around-text', {}),
    at: center,
  }
  const reach = Math.min(longestWalkOut, longestWalk / 2)
  const near = neighbours
    .filter(({ meters, name: called }) => meters <= reach && called !== town)
    .slice(0, mostNeighbours)
  const around = near.map(neighbourhood)
  const streets = town && locality.population >= peopleForDirections ? directions(locality, reach) : []
  const sights = (locality.sights ?? []).filter(({ meters }) => meters <= reach).map(sightArea)
  return [heart, ...sights, ...shuffled([...around, ...streets], random)]
}

function sightArea({ name, at, meters, bearing: degrees }: NonNullable<Locality['sights']>[number]): Area {
  return {
    title: tell('sketch.sight', { sight: name }),
    name,
    text: tell('sketch.sight-text', { meters, wind: windOf(degrees) }),
    at,
  }
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
  if (!town || far < nearestEdge) return []
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

/** Towns for a day, large and near before small and far; a little luck among those that are alike. */
export function townsForADay({ neighbours, population }: Locality, random: Random): Neighbour[] {
  const nearest = population >= cityFrom ? nearestTrip.city : nearestTrip.town
  const ranked = neighbours
    .filter(({ meters }) => meters >= nearest)
    .map((town) => ({
      town,
      worth: Math.log10(town.population) - town.meters / metersForTenfold + luck * random(),
    }))
    .sort((a, b) => b.worth - a.worth)
  const kept: Neighbour[] = []
  for (const { town } of ranked) {
    if (kept.length >= mostTrips) break
    if (kept.every(({ at }) => metersBetween(at, town.at) >= tripsApart)) kept.push(town)
  }
  return kept
}
