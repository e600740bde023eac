import type { Travel } from '~/domain/itinerary/itinerary'
import type { Destination } from '~/domain/places/destination'
import type { Coordinates } from '~/domain/places/place'
import { bestWay } from '~/domain/places/travel'
import { grid } from '~/domain/planner/solver/timetable'

/** The way between any two of a trip's sites, as matrices stored row after row. */
export interface Ways {
  sites: number
  travel: (from: number, to: number) => Travel
  /** Minutes, rounded up to the timetable's grid. */
  minutes: Float64Array
  meters: Float64Array
  /** Metres on foot; 0 where the way is ridden. */
  walked: Float64Array
  /** 1 where the way is ridden. */
  ridden: Float64Array
}

/** One leg may take up to this share of what is walked in a day. */
const longestShare = 1 / 3

/** Ways between points for someone who walks at most `walkKm` a day. A leg too long for that is ridden. */
export function ways(points: Coordinates[], transit: Destination['transit'], walkKm: number): Ways {
  const sites = points.length
  const longestWalk = walkKm * 1000 * longestShare
  const legs = points.flatMap((from) => points.map((to) => bestWay(from, to, transit, longestWalk)))
  const still: Travel = { mode: 'walk', minutes: 0, meters: 0 }
  const of = (value: (leg: Travel) => number) =>
    Float64Array.from(legs, (leg, index) => (index % (sites + 1) === 0 ? 0 : value(leg)))
  return {
    sites,
    travel: (from, to) => (from === to ? still : (legs[from * sites + to] ?? still)),
    minutes: of(({ minutes }) => Math.ceil(minutes / grid) * grid),
    meters: of(({ meters }) => meters),
    walked: of(({ mode, meters }) => (mode === 'walk' ? meters : 0)),
    ridden: of(({ mode }) => (mode === 'walk' ? 0 : 1)),
  }
}
