import { month } from '~/domain/calendar/calendar-date'
import { sunlight, twilight } from '~/domain/catalogue/daylight'
import type { Destination } from '~/domain/catalogue/destination'
import { hotHigh } from '~/domain/catalogue/season'
import type { Span } from '~/domain/planning/solver/problem'
import type { DayFrame } from './day-frame'

/** What the season makes of a day. */
export interface DayWeather {
  /** The early afternoon is too hot to be outside. */
  hot: boolean
  /** When it is light; undefined where the sun does not rise or set. */
  light: Span | undefined
}

/** Light is told to this many minutes, so that days of a season are alike. */
const step = 15

export function weatherOf(
  frames: Pick<DayFrame, 'date'>[],
  { climate, center, timeZone }: Destination,
): DayWeather[] {
  return frames.map(({ date }) => {
    const sun = sunlight(date, center, timeZone)
    const light = sun && {
      from: Math.ceil((sun.rise - twilight) / step) * step,
      to: Math.floor((sun.set + twilight) / step) * step,
    }
    return { hot: (climate[month(date) - 1]?.high ?? 0) >= hotHigh, light }
  })
}
