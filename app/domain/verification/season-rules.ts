import { type CalendarDate, daysBetween } from '~/domain/calendar/calendar-date'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Coordinates, Place } from '~/domain/catalogue/place'

// The rules of the season score, with the sun's times computed independently of the catalogue's code.

/** Days of rain in a wet month, at least. */
export const wetMonthDays = 15
/** Mean daily high of a hot month, °C, and the hours (minutes of the day) to spend indoors then. */
export const hotMonthHigh = 30
export const hotMinutes = { from: 12 * 60, to: 16 * 60 }
/** Minutes of light before sunrise and after sunset: civil twilight in the tropics, longer elsewhere. */
export const twilightMinutes = 30

/** Kinds of places that are as good after dark. */
const byLamplight: Place['kind'][] = ['food', 'market', 'nightlife', 'shop', 'show']

/** Whether a place is for daylight: all beaches, and outdoor places that are not known for their evenings. */
export function isForDaylight({ kind, setting, best }: Place): boolean {
  if (kind === 'beach') return true
  return setting === 'outdoor' && !byLamplight.includes(kind) && !best?.includes('evening')
}

const degrees = Math.PI / 180
const sine = (angle: number) => Math.sin(angle * degrees)
const cosine = (angle: number) => Math.cos(angle * degrees)

/** Altitude of the sun's centre when its upper edge meets the horizon, refraction included, degrees. */
const horizon = -0.833
/** Tilt of the earth's axis, degrees. */
const obliquity = 23.4397

/**
 * Sunrise and sunset on a date in minutes of the local day, accurate to two minutes outside the polar circles;
 * undefined where there is none. By the sunrise equation (en.wikipedia.org/wiki/Sunrise_equation; Meeus, Astronomical
 * Algorithms, chapters 15 and 25).
 */
export function sunOf(
  date: CalendarDate,
  [latitude, longitude]: Coordinates,
  timeZone: string,
): { rise: MinuteOfDay; set: MinuteOfDay } | undefined {
  const solarNoon = daysBetween('2000-01-01', date) - longitude / 360
  const anomaly = 357.5291 + 0.98560028 * solarNoon
  const center = 1.9148 * sine(anomaly) + 0.02 * sine(2 * anomaly) + 0.0003 * sine(3 * anomaly)
  const ecliptic = anomaly + center + 180 + 102.9372
  const declination = Math.asin(sine(ecliptic) * sine(obliquity)) / degrees
  const transit = 720 - longitude * 4 + (0.0053 * sine(anomaly) - 0.0069 * sine(2 * ecliptic)) * 1440
  const cosineOfHalf =
    (sine(horizon) - sine(latitude) * sine(declination)) / (cosine(latitude) * cosine(declination))
  if (Math.abs(cosineOfHalf) > 1) return undefined
  const half = (Math.acos(cosineOfHalf) / degrees) * 4
  const noon = transit + minutesAheadOfUtc(date, timeZone)
  return { rise: Math.round(noon - half), set: Math.round(noon + half) }
}

/** Formatters are cached: creating one takes longer than the rest of the computation. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** By time zone and date: the scores of one plan ask for each of its dates again. */
const known = new Map<string, number>()
/** Some trips of sixty days. */
const mostKnown = 1000

function minutesAheadOfUtc(date: CalendarDate, timeZone: string): number {
  const key = `${timeZone} ${date}`
  const minutes = known.get(key) ?? clockMinutesAhead(date, timeZone)
  if (known.size >= mostKnown) known.clear()
  known.set(key, minutes)
  return minutes
}

function clockMinutesAhead(date: CalendarDate, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...clockFields, timeZone })
  clocks.set(timeZone, clock)
  const evening = new Date(`${date}T18:00:00Z`)
  const part = Object.fromEntries(
    clock.formatToParts(evening).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day, hour, minute } = part
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - evening.getTime()) / 60_000)
}

const clockFields = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const
