import { month } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import { sunlight } from '~/domain/catalogue/daylight'
import type { Destination } from '~/domain/catalogue/destination'
import { hotHigh, hotHours, wetMonth } from '~/domain/catalogue/season'
import type { Message } from '~/domain/message'
import type { DayFrame } from './day-frame'
import type { TimedOption } from './day-times'
import { tell } from './sentences'

/** The months of the trip, and what they change in the plan. */
export function seasonTips(frames: DayFrame[], destination: Destination, days: TimedOption[][]): Message[] {
  const months = [...new Set(frames.map(({ date }) => month(date)))]
  const usual = months.flatMap((number) => {
    const climate = destination.climate[number - 1]
    if (!climate) return []
    const { high, low, rainDays } = climate
    return [tell('season.usual', { month: number, high, low, rainDays })]
  })
  return [
    ...usual,
    ...inHeat(months, destination, days, frames),
    ...inRain(months, destination, days),
    ...inShortDays(frames, destination),
  ]
}

function sightsOf(days: TimedOption[][]) {
  return days.flatMap((stops, day) =>
    stops.flatMap(({ option, start, end }) =>
      option.meal || option.away ? [] : [{ place: option.candidate.place, day, start, end }],
    ),
  )
}

const mostNamed = 4

/** Where a month is hot, what is outdoors keeps out of the early afternoon; what cannot is named. */
function inHeat(
  months: number[],
  { climate }: Destination,
  days: TimedOption[][],
  frames: DayFrame[],
): Message[] {
  const hot = months.filter((number) => (climate[number - 1]?.high ?? 0) >= hotHigh)
  if (hot.length === 0) return []
  const left = sightsOf(days).filter(
    ({ place, day, start, end }) =>
      place.setting === 'outdoor' &&
      hot.includes(month(frames[day]?.date ?? '')) &&
      start < hotHours.to &&
      end > hotHours.from,
  )
  const names = left.slice(0, mostNamed).map(({ place }) => place.name)
  return [tell('season.hot', { months: hot, left: names, more: left.length > names.length })]
}

/** In a wet month roofs weigh more in the choice of sights. */
function inRain(months: number[], { climate }: Destination, days: TimedOption[][]): Message[] {
  const wet = months.filter((number) => (climate[number - 1]?.rainDays ?? 0) >= wetMonth)
  const sights = sightsOf(days)
  if (wet.length === 0 || sights.length === 0) return []
  const roofed = sights.filter(({ place }) => place.setting !== 'outdoor').length
  return [tell('season.wet', { months: wet, roofed, sights: sights.length })]
}

/** A day on which the sun sets before then is short, minutes. */
const earlySunset = 17 * 60

function inShortDays(frames: DayFrame[], { center, timeZone }: Destination): Message[] {
  const dark = frames.flatMap(({ date }) => {
    const sun = sunlight(date, center, timeZone)
    return sun && sun.set < earlySunset ? [{ date, ...sun }] : []
  })
  const [first] = dark.toSorted((a, b) => a.set - b.set)
  return first
    ? [tell('season.short-days', { date: first.date, rise: toClock(first.rise), set: toClock(first.set) })]
    : []
}
