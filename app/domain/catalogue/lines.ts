import { z } from 'zod'
import { type CalendarDate, month, weekday } from '~/domain/calendar/calendar-date'
import { metersBetween } from './distance'
import { Coordinates } from './place'

const numbers = z.array(z.int().min(0).max(12)).min(1).optional()

/** Lines of public transport and where they stop; only the stops near the places of a destination. */
export const Lines = z.strictObject({
  stops: z.array(z.strictObject({ name: z.string().min(1).max(80), at: Coordinates })).max(400),
  /** "Tram 28", with the numbers of its stops; the months and weekdays (0 is Sunday) in which it goes all day, where not all. */
  runs: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(60),
        stops: z.array(z.int().min(0)).min(2),
        months: numbers,
        weekdays: numbers,
      }),
    )
    .max(80),
})
export type Lines = z.infer<typeof Lines>

/** A line that one can take, and where one gets on and off. */
export const Ridden = z.object({
  name: z.string().max(60),
  from: z.string().max(80),
  to: z.string().max(80),
})
export type Ridden = z.infer<typeof Ridden>

/** Metres to a stop that count as near, in a straight line or around what is in between. */
const near = 600
/** On ways this long, metres in a straight line, one walks farther to a line. */
const [long, nearOfLong] = [2500, 750]
/** Nobody rides less, metres in a straight line. */
const shortest = 300
/** The walks to and from a line are together at most this share of the way, else one would hardly take it. */
const mostWalked = 0.6

/**
 * The line without a change whose stops are nearest to both ends of a ride on a date; undefined where none is near. `onFoot` says
 * how far a stop is that is near in a straight line: it may be across a river.
 */
export function lineBetween(
  from: Coordinates,
  to: Coordinates,
  { stops, runs }: Lines,
  date: CalendarDate,
  onFoot = metersBetween,
): Ridden | undefined {
  const whole = metersBetween(from, to)
  const reach = whole < long ? near : nearOfLong
  const starts = metersToNear(from, stops, reach, onFoot)
  const ends = starts && metersToNear(to, stops, reach, onFoot)
  if (!ends) return undefined
  let best: Ridden | undefined
  let least = whole * mostWalked
  for (const run of runs) {
    const nearest = (meters: ReadonlyMap<number, number>) =>
      run.stops.reduce((a, b) => ((meters.get(b) ?? reach) < (meters.get(a) ?? reach) ? b : a))
    const on = nearest(starts)
    const before = starts.get(on) ?? reach
    if (before >= reach) continue
    const off = nearest(ends)
    const after = ends.get(off) ?? reach
    const [first, last] = [stops[on], stops[off]]
    if (
      !first ||
      !last ||
      run.months?.includes(month(date)) === false ||
      run.weekdays?.includes(weekday(date)) === false ||
      metersBetween(first.at, last.at) < shortest ||
      after >= reach ||
      before + after >= least
    )
      continue
    best = { name: run.name, from: first.name, to: last.name }
    least = before + after
  }
  return best
}

/** Metres in a degree of latitude, and a little less, so that nothing near is left out. */
const metersADegree = 110_000

/** Metres on foot to the stops within reach of a point, by their numbers; undefined where there are none. */
function metersToNear(
  end: Coordinates,
  stops: Lines['stops'],
  reach: number,
  onFoot: typeof metersBetween,
): ReadonlyMap<number, number> | undefined {
  const [latitude, longitude] = end
  // Most stops are far: two subtractions say so, where the distance takes four trigonometric functions.
  const north = reach / metersADegree
  const east = north / Math.max(0.01, Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180))
  const meters = new Map<number, number>()
  let index = 0
  for (const { at } of stops) {
    if (
      Math.abs(at[0] - latitude) < north &&
      Math.abs(at[1] - longitude) < east &&
      metersBetween(end, at) < reach
    )
      meters.set(index, onFoot(end, at))
    index++
  }
  return meters.size > 0 ? meters : undefined
}
