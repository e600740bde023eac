import { getTimes } from 'suncalc'
import type { SunTimes } from '~/domain/itinerary/day-facts'

const clockOf = (time: Date, timeZone: string) =>
  time.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

/** Sunrise and sunset by suncalc, which follows the Astronomical Almanac's formulas to about a minute. */
export const sunTimes: SunTimes = (date, [latitude, longitude], timeZone) => {
  const { sunrise, sunset } = getTimes(new Date(`${date}T12:00:00Z`), latitude, longitude)
  if (!sunrise || !sunset || Number.isNaN(sunrise.getTime()) || Number.isNaN(sunset.getTime())) return null
  return { rise: clockOf(sunrise, timeZone), set: clockOf(sunset, timeZone) }
}
