import type { Score } from '~/domain/itinerary/itinerary'
import { type CheckContext, isVisit, type JudgedDay } from './context'
import { chordSquared, onSphere, type Vector } from './great-circle'
import { fastestMinutes } from './measure-way'
import { tell } from './sentences'
import { worst } from './verdict'

type Ground = Pick<CheckContext['destination'], 'transit' | 'streets' | 'detour'>

/** Days whose stops are compared with each other: the work grows with the square of their number. */
const daysAtOnce = 15

/**
 * Minutes on the way of the days in town ÷ a lower bound of what any partition of the same stops over the same days needs;
 * 1 cannot be beaten, and is hardly ever possible.
 */
export function partition({ days, destination }: CheckContext): Score {
  const inTown = days.filter(({ day, base, stops }) => day.kind === undefined && base && stops.some(isVisit))
  const ways = inTown.map((judged) => ({ day: judged.day.day, minutes: minutesOf(judged) }))
  const longest = worst(ways, ({ minutes }) => minutes)
  if (!longest) return { id: 'partition', value: 1, evidence: tell('score.partition.none', {}) }
  const total = ways.reduce((sum, { minutes }) => sum + minutes, 0)
  let least = 0
  for (let from = 0; from < inTown.length; from += daysAtOnce)
    least += leastMinutes(inTown.slice(from, from + daysAtOnce), destination)
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
function leastMinutes(days: JudgedDay[], ground: Ground): number {
  const bases = [
    ...new Map(days.flatMap(({ base }) => (base ? [[base.id, onSphere(base.at)]] : []))).values(),
  ]
  const stops = days.flatMap((day) =>
    day.stops.filter(isVisit).flatMap(({ at }) => (at ? [onSphere(at)] : [])),
  )
  if (stops.length === 0) return 0
  const chords = treeChords(bases, stops)
  // The first edge of the tree is the shortest from a base to a stop.
  const home = fastestMinutes(chords[0] ?? 0, ground)
  return chords.reduce((sum, chord) => sum + fastestMinutes(chord, ground), 0) + days.length * home
}

/**
 * Squared chords of the edges of the shortest tree that joins all stops to the bases. Minutes never fall as chords grow, so
 * it is the tree of the fewest minutes, too.
 */
function treeChords(bases: readonly Vector[], stops: readonly Vector[]): number[] {
  const away = new Float64Array(stops.length).fill(Number.POSITIVE_INFINITY)
  const open = [...stops]
  const chords: number[] = []
  const reach = (from: Vector) => {
    let index = 0
    for (const to of open) {
      const chord = chordSquared(from, to)
      if (chord < (away[index] ?? 0)) away[index] = chord
      index++
    }
  }
  for (const base of bases) reach(base)
  while (open.length > 0) {
    let next = 0
    for (let index = 1; index < open.length; index++) if ((away[index] ?? 0) < (away[next] ?? 0)) next = index
    const point = open[next]
    const last = open.pop()
    if (!point || !last) break
    chords.push(away[next] ?? 0)
    // The last one takes the place of the one that is joined.
    if (next < open.length) {
      open[next] = last
      away[next] = away[open.length] ?? 0
    }
    reach(point)
  }
  return chords
}
