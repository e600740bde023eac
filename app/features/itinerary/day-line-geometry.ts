import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import { minuteText, plainUnits, roundWays, type Units, wayText } from '~/domain/units'
import type { DayLineStop } from './day-line-stops'

/** A segment of the line: its time range, and its range of metres walked since the morning. */
export interface Stay {
  stop: DayLineStop
  from: MinuteOfDay
  to: MinuteOfDay
  meters: number
}

/** The way to a stop; horizontal for a ride, because nothing is walked. */
export interface Way {
  leave: MinuteOfDay
  arrive: MinuteOfDay
  fromMeters: number
  toMeters: number
  minutes: number
  mode: 'walk' | 'transit'
  /** Minutes between arrival and the start of the stop. */
  free: number
  /** What they are taken by, where that is a journey to another place. */
  journey?: string
}

export interface DayShape {
  stays: Stay[]
  ways: Way[]
  /** First and last minute of the drawing, full hours. */
  start: MinuteOfDay
  end: MinuteOfDay
  meters: number
  hours: MinuteOfDay[]
}

/** Marey's chart of a day: each stop and each way as a segment of time and metres walked. */
export function dayShape(stops: readonly DayLineStop[]): DayShape {
  const stays: Stay[] = []
  const ways: Way[] = []
  let meters = 0
  let leave: MinuteOfDay | null = null
  for (const stop of stops) {
    const setOff: MinuteOfDay = leave ?? stop.from - stop.legMinutes
    const arrive = Math.min(stop.from, setOff + stop.legMinutes)
    const before = meters
    meters += stop.mode === 'walk' ? stop.legMeters : (stop.legOnFoot ?? 0)
    ways.push({
      leave: setOff,
      arrive,
      fromMeters: before,
      toMeters: meters,
      minutes: stop.legMinutes,
      mode: stop.mode,
      free: stop.from - arrive,
      ...(stop.journey && { journey: stop.journey }),
    })
    stays.push({ stop, from: stop.from, to: stop.to, meters })
    leave = stop.to
  }
  const start = Math.floor(((ways[0]?.leave ?? 480) - 5) / 60) * 60
  const end = Math.ceil(((stays.at(-1)?.to ?? 1320) + 5) / 60) * 60
  const hours = Array.from({ length: (end - start) / 60 + 1 }, (_, index) => start + index * 60)
  return { stays, ways, start, end, meters, hours }
}

/** Metres walked until a minute, for the sun that marks the current time. */
export function metersAt({ stays, ways }: DayShape, minute: MinuteOfDay): number {
  let meters = 0
  for (const [index, way] of ways.entries()) {
    if (minute <= way.leave) break
    const share = Math.min(1, (minute - way.leave) / Math.max(1, way.arrive - way.leave))
    meters = way.fromMeters + (way.toMeters - way.fromMeters) * share
    const stay = stays[index]
    if (!stay || minute <= stay.to) break
  }
  return meters
}

/** Round distances for the grid, at most five lines, metres. */
export function distanceGrid(meters: number, units: Units = plainUnits): number[] {
  const inMiles = roundWays(units).toReversed()
  const sizes = units.distance === 'mi' ? inMiles.slice(1) : [250, 500, 1000, 2000, 5000, 10_000]
  const step = sizes.find((size) => meters / size < 5) ?? 20_000 * Math.ceil(meters / 100_000)
  return Array.from({ length: Math.floor(meters / step) }, (_, index) => (index + 1) * step)
}

/** A description of the drawing in words. */
export function dayInWords({ stays, meters }: DayShape, units: Units = plainUnits): string {
  const clock = (minute: MinuteOfDay) => minuteText(minute, units)
  const first = stays[0]
  const last = stays.at(-1)
  if (!first || !last) return 'No stops yet'
  const list = stays
    .map(({ stop, from, to }) => `${stop.n} ${stop.name}, ${clock(from)} to ${clock(to)}`)
    .join('; ')
  const count = stays.length === 1 ? '1 stop' : `${stays.length} stops`
  return `${count} from ${clock(first.from)} to ${clock(last.to)}, ${wayText(meters, units)} on foot between them: ${list}`
}

/** A clock time on the day's scale: early hours belong to the night before. */
export function onScale(clock: string, { start }: DayShape): MinuteOfDay {
  const minute = fromClock(clock)
  return minute < start - 360 ? minute + 1440 : minute
}

/** The dark parts of a drawing: until sunrise and from sunset on, within its hours. */
export function darkness(shape: DayShape, sunrise: string | undefined, sunset: string | undefined) {
  const within = (minute: MinuteOfDay) => Math.min(shape.end, Math.max(shape.start, minute))
  return {
    dawn: within(sunrise === undefined ? shape.start : fromClock(sunrise)),
    dusk: within(sunset === undefined ? shape.end : onScale(sunset, shape)),
  }
}
