import { type CalendarDate, daysBetween } from '~/domain/calendar/calendar-date'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Coordinates, Place } from './place'

const radians = Math.PI / 180
/** The sun's centre stands this far from the zenith when its upper edge sets, refraction included, degrees. */
const settingAngle = 90.833

/** Minutes before sunrise and after sunset in which it is light enough to see. */
export const twilight = 30

/** What is good by lamplight too, though it stands outdoors. */
const afterDark = new Set<Place['kind']>(['food', 'nightlife', 'show', 'market', 'shop'])

/**
 * Gardens, ruins and beaches are for daylight; what is at its best in the evening is not, and streets of lights are not.
 * The evening of a beach is its sunset.
 */
export function needsDaylight({ setting, kind, best = [] }: Place): boolean {
  if (kind === 'beach') return true
  return setting === 'outdoor' && !best.includes('evening') && !afterDark.has(kind)
}

/**
 * When the sun rises and sets on a date, in minutes of the local day, right to a few minutes; undefined where it does not.
 * After the general solar position equations of the NOAA Global Monitoring Laboratory.
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

/** Making one takes longer than all the rest. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Minutes that local time is ahead of UTC in the evening of a date. */
function utcOffset(date: CalendarDate, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  const name = format.formatToParts(new Date(`${date}T18:00:00Z`)).find(({ type }) => type === 'timeZoneName')
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name?.value ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
