import type { Coordinates } from '~/domain/catalogue/place'
import type { Score } from '~/domain/itinerary/itinerary'
import { type CheckContext, isVisit, type JudgedDay } from './context'
import { byTransit, onFoot } from './measure-way'
import { tell } from './sentences'
import { worst } from './verdict'

type Transit = CheckContext['destination']['transit']

/** Days whose stops are compared with each other: the work grows with the square of their number. */
const daysAtOnce = 15

/**
 * Minutes on the way of the days in town ÷ a lower bound of what any partition of the same stops over the same days needs;
 * 1 cannot be beaten, and is hardly ever possible.
 */
export function partition({ days, destination: { transit } }: CheckContext): Score {
  const inTown = days.filter(({ day, base, stops }) => day.kind === undefined && base && stops.some(isVisit))
  const ways = inTown.map((judged) => ({ day: judged.day.day, minutes: minutesOf(judged) }))
  const longest = worst(ways, ({ minutes }) => minutes)
  if (!longest) return { id: 'partition', value: 1, evidence: tell('score.partition.none', {}) }
  const total = ways.reduce((sum, { minutes }) => sum + minutes, 0)
  let least = 0
  for (let from = 0; from < inTown.length; from += daysAtOnce)
    least += leastMinutes(inTown.slice(from, from + daysAtOnce), transit)
  const rides = inTown.flatMap(({ stops }) =>
    stops.filter(({ activity }) => activity.travel.mode === 'transit'),
  )
  return {
    id: 'partition',
    value: Math.round((100 * total) / Math.max(1, least)) / 100,
    evidence: tell('score.partition', {
      minutes: Math.round(total / inTown.length),
      rides: rides.length,
      days: inTown.length,
      longestDay: longest.day,
      longest: longest.minutes,
    }),
  }
}

function minutesOf({ stops }: JudgedDay): number {
  return stops.reduce((sum, { activity }) => sum + activity.travel.minutes, 0)
}

/**
 * No days through these stops are shorter: they join all stops and bases, so they take at least the shortest tree that does
 * (Prim 1957), and each of them comes back from a stop.
 */
function leastMinutes(days: JudgedDay[], transit: Transit): number {
  const bases = new Map(days.flatMap(({ base }) => (base ? [[base.id, base.at] as const] : [])))
  const stops = days.flatMap((day) => day.stops.filter(isVisit).flatMap(({ at }) => (at ? [at] : [])))
  if (stops.length === 0) return 0
  const homes = [...bases.values()].flatMap((base) => stops.map((stop) => quickest(base, stop, transit)))
  const tree = treeMinutes([...bases.values(), ...stops], bases.size, transit)
  return tree + days.length * Math.min(...homes)
}

/** Minutes of the shortest tree through the points; the first `joined` of them belong to it from the start. */
function treeMinutes(points: Coordinates[], joined: number, transit: Transit): number {
  const away = points.map(() => Number.POSITIVE_INFINITY)
  const isIn = points.map((_, index) => index < joined)
  const reach = (from: Coordinates) =>
    points.forEach((to, index) => {
      if (!isIn[index]) away[index] = Math.min(away[index] ?? 0, quickest(from, to, transit))
    })
  for (const point of points.slice(0, joined)) reach(point)
  let minutes = 0
  for (let count = joined; count < points.length; count++) {
    let next = -1
    for (let index = 0; index < points.length; index++)
      if (!isIn[index] && (next < 0 || (away[index] ?? 0) < (away[next] ?? 0))) next = index
    const point = points[next]
    if (!point) break
    minutes += away[next] ?? 0
    isIn[next] = true
    reach(point)
  }
  return minutes
}

function quickest(from: Coordinates, to: Coordinates, transit: Transit): number {
  return Math.min(onFoot(from, to).minutes, byTransit(from, to, transit).minutes)
}
