import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import { DayLineAcross } from './day-line-across'
import { DayLineDown } from './day-line-down'
import { dayInWords, dayShape } from './day-line-geometry'
import type { DayLineStop } from './day-line-stops'

export interface DayLineProps {
  stops: readonly DayLineStop[]
  /** "06:30", local; left out where the sun does not rise or set. */
  sunrise?: string
  sunset?: string
  /** Minute of the day for the sun that marks now. */
  now?: MinuteOfDay
}

/**
 * A day as E. J. Marey's train chart of 1885: one axis is the hour, the other the metres walked. Level is staying,
 * sloped is walking. It lies across where its container is broad and turns down the page where it is not; both are
 * rendered and the container decides, so that nothing jumps.
 */
export function DayLine({ stops, sunrise, sunset, now }: DayLineProps) {
  if (stops.length === 0) return null
  const shape = dayShape(stops)
  const light = { sunrise, sunset, now }
  return (
    <div className="keep-together @container" role="img" aria-label={dayInWords(shape)}>
      <div className="hidden @min-[860px]:block print:block">
        <DayLineAcross shape={shape} {...light} />
      </div>
      <div className="@min-[860px]:hidden print:hidden">
        <DayLineDown shape={shape} {...light} />
      </div>
    </div>
  )
}
