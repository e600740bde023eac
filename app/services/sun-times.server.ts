import { getTimes } from 'suncalc'
import type { SunTimes } from '~/domain/itinerary/day-facts'

/** Formats by time zone: to make one takes longer than to use it for a whole trip. */
const formats = new Map<string, Intl.DateTimeFormat>()

function clockOf(time: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  formats.set(timeZone, format)
  return format.format(time)
}

type Sun = ReturnType<SunTimes>

/** What was computed, by date and place: a save asks again for every day of a trip. */
const known = new Map<string, Sun>()
/** Some trips of sixty days. */
const mostKnown = 1000

/** Sunrise and sunset by suncalc, which follows the Astronomical Almanac's formulas to about a minute. */
export const sunTimes: SunTimes = (date, at, timeZone) => {
  const key = `${date} ${at.join(' ')} ${timeZone}`
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const sun = computed(date, at, timeZone)
  known.set(key, sun)
  return sun
}

const computed: SunTimes = (date, [latitude, longitude], timeZone) => {
  const { sunrise, sunset } = getTimes(new Date(`${date}T12:00:00Z`), latitude, longitude)
  if (!sunrise || !sunset || Number.isNaN(sunrise.getTime()) || Number.isNaN(sunset.getTime())) return null
  return { rise: clockOf(sunrise, timeZone), set: clockOf(sunset, timeZone) }
}
