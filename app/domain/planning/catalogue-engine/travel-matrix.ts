import { tripWay } from '~/domain/catalogue/day-trip'
import type { DayTrip, Destination } from '~/domain/catalogue/destination'
import type { Coordinates } from '~/domain/catalogue/place'
import { bestWay, longestLeisureWalk } from '~/domain/catalogue/travel'
import type { Travel } from '~/domain/catalogue/travel-leg'
import { grid } from '~/domain/planning/solver/timetable'
import { hard } from '~/domain/planning/weights'

/** The way between any two of a trip's sites, as matrices stored row after row. */
export interface TravelMatrix {
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

/** Metres of the longest leg that is walked by someone who walks at most `walkKm` a day. */
function longestWalk(walkKm: number): number {
  return Math.min(longestLeisureWalk, walkKm * 1000 * hard.longestLegShare)
}

/** Ways between points for someone who walks at most `walkKm` a day. A leg too long for that is ridden; some sites are day trips. */
export function travelMatrix(
  points: Coordinates[],
  destination: Pick<Destination, 'transit' | 'center'>,
  walkKm: number,
  trips: ReadonlyMap<number, DayTrip> = new Map(),
): TravelMatrix {
  const sites = points.length
  const longest = longestWalk(walkKm)
  const travel = (from: number, to: number): Travel => {
    const [start, end] = [points[from], points[to]]
    if (from === to || !start || !end) return { mode: 'walk', minutes: 0, meters: 0 }
    const [out, back] = [trips.get(to), trips.get(from)]
    if (out) return tripWay(start, out, destination)
    if (back) return tripWay(end, back, destination)
    return bestWay(start, end, destination.transit, longest)
  }
  const matrix = () => new Float64Array(sites * sites)
  const between: TravelMatrix = {
    sites,
    travel,
    minutes: matrix(),
    meters: matrix(),
    walked: matrix(),
    ridden: matrix(),
  }
  for (let from = 0; from < sites; from++) {
    for (let to = 0; to < from; to++) {
      const { mode, minutes, meters } = travel(from, to)
      for (const leg of [from * sites + to, to * sites + from]) {
        between.minutes[leg] = Math.ceil(minutes / grid) * grid
        between.meters[leg] = meters
        between.walked[leg] = mode === 'walk' ? meters : 0
        between.ridden[leg] = mode === 'walk' ? 0 : 1
      }
    }
  }
  return between
}
