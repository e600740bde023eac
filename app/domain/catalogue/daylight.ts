import { type CalendarDate, daysBetween } from '~/domain/calendar/calendar-date'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Coordinates, Place } from './place'

const radians = Math.PI / 180
/** Angle of the sun's centre from the zenith when its upper edge sets, refraction included, degrees. */
const settingAngle = 90.833

/** Minutes before sunrise and after sunset with enough light to see. */
export const twilight = 30

/** Outdoor places that are good after dark, too. */
const afterDark = new Set<Place['kind']>(['food', 'nightlife', 'show', 'market', 'shop'])

/**
 * Whether a place should be visited in daylight: gardens, ruins and beaches should; places that are best in the
 * evening, and lit streets, need not. For a beach, evening means sunset.
 */
export function needsDaylight({ setting, kind, best = [] }: Place): boolean {
  if (kind === 'beach') return true
  return setting === 'outdoor' && !best.includes('evening') && !afterDark.has(kind)
}

/**
 * Sunrise and sunset on a date, in minutes of the local day, accurate to a few minutes; undefined where there is none.
 * By the general solar position equations of the NOAA Global Monitoring Laboratory.
 */
export function sunlight(
  date: CalendarDate,
  [latitude, longitude]: Coordinates,
  timeZone: string,
): { rise: MinuteOfDay; set: MinuteOfDay } | undefined {
  const year = (2 * Math.PI * (daysBetween(`${date.slice(0, 4)}-01-01`, date) + 0.25)) / 365
  const equationOfTime =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(year) -
      0.032077 * Math.sin(year) -
      0.014615 * Math.cos(2 * year) -
      0.040849 * Math.sin(2 * year))
  const declination =
    0.006918 -
    0.399912 * Math.cos(year) +
    0.070257 * Math.sin(year) -
    0.006758 * Math.cos(2 * year) +
    0.000907 * Math.sin(2 * year) -
    0.002697 * Math.cos(3 * year) +
    0.00148 * Math.sin(3 * year)
  const hourAngle = Math.acos(
    Math.cos(settingAngle * radians) / (Math.cos(latitude * radians) * Math.cos(declination)) -
      Math.tan(latitude * radians) * Math.tan(declination),
  )
  if (Number.isNaN(hourAngle)) return undefined
  const noon = 720 - 4 * longitude - equationOfTime + utcOffset(date, timeZone)
  const half = (4 * hourAngle) / radians
  return { rise: Math.round(noon - half), set: Math.round(noon + half) }
}

/** Formatters are cached: creating one takes longer than the rest of the computation. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Minutes that local time is ahead of UTC on the evening of a date. */
function utcOffset(date: CalendarDate, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  const name = format.formatToParts(new Date(`${date}T18:00:00Z`)).find(({ type }) => type === 'timeZoneName')
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name?.value ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
