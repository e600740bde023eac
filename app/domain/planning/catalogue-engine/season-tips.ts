import { month, monthName, shortDate } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import { sunlight } from '~/domain/catalogue/daylight'
import type { Destination } from '~/domain/catalogue/destination'
import { hotHigh, hotHours, wetMonth } from '~/domain/catalogue/season'
import type { DayFrame } from './day-frame'
import type { TimedOption } from './day-times'
import { listed } from './words'

/** The months of the trip, and what they change in the plan. */
export function seasonTips(frames: DayFrame[], destination: Destination, days: TimedOption[][]): string[] {
  const months = [...new Set(frames.map(({ date }) => month(date)))]
  const usual = months.flatMap((number) => {
    const { high, low, rainDays } = destination.climate[number - 1] ?? {}
    return high === undefined
      ? []
      : [
          `${monthName(number)} days reach about ${high} °C and nights about ${low} °C; it rains on about ${rainDays} days of the month.`,
        ]
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

/** Where a month is hot, what is outdoors keeps out of the early afternoon; what cannot is named. */
function inHeat(
  months: number[],
  { climate }: Destination,
  days: TimedOption[][],
  frames: DayFrame[],
): string[] {
  const hot = months.filter((number) => (climate[number - 1]?.high ?? 0) >= hotHigh)
  if (hot.length === 0) return []
  const left = sightsOf(days).filter(
    ({ place, day, start, end }) =>
      place.setting === 'outdoor' &&
      hot.includes(month(frames[day]?.date ?? '')) &&
      start < hotHours.to &&
      end > hotHours.from,
  )
  const names = left.slice(0, 4).map(({ place }) => place.name)
  const but =
    left.length === 0
      ? ''
      : `, but for ${listed(names)}${left.length > names.length ? ' and a few more' : ''}`
  return [
    `${listed(hot.map(monthName))} ${hot.length === 1 ? 'is' : 'are'} hot: what is outdoors comes before noon or after four${but}.`,
  ]
}

/** In a wet month roofs weigh more in the choice of sights. */
function inRain(months: number[], { climate }: Destination, days: TimedOption[][]): string[] {
  const wet = months.filter((number) => (climate[number - 1]?.rainDays ?? 0) >= wetMonth)
  const sights = sightsOf(days)
  if (wet.length === 0 || sights.length === 0) return []
  const roofed = sights.filter(({ place }) => place.setting !== 'outdoor').length
  return [
    `${listed(wet.map(monthName))} ${wet.length === 1 ? 'is' : 'are'} wet, so roofs weigh more in this plan: ${roofed} of ${sights.length} sights have one.`,
  ]
}

/** A day on which the sun sets before then is short, minutes. */
const earlySunset = 17 * 60

function inShortDays(frames: DayFrame[], { center, timeZone }: Destination): string[] {
  const dark = frames.flatMap(({ date }) => {
    const sun = sunlight(date, center, timeZone)
    return sun && sun.set < earlySunset ? [{ date, ...sun }] : []
  })
  const [first] = dark.toSorted((a, b) => a.set - b.set)
  return first
    ? [
        `The days are short: on ${shortDate(first.date)} the sun rises at ${toClock(first.rise)} and sets at ${toClock(first.set)}. Gardens, ruins and beaches come while it is light.`,
      ]
    : []
}
