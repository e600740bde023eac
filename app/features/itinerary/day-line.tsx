import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import { useUnits } from '~/features/units/units-context'
import { DayLineAcross } from './day-line-across'
import { DayLineDown } from './day-line-down'
import { dayInWords, dayShape } from './day-line-geometry'
import type { DayLineStop } from './day-line-stops'

export interface DayLineProps {
  stops: readonly DayLineStop[]
  /** "06:30", local; left out where the sun does not rise or set. */
  sunrise?: string
  sunset?: string
  /** Minute of the day for the sun that marks the current time. */
  now?: MinuteOfDay
}

/**
 * A day as in E. J. Marey's train chart of 1885: one axis is time, the other the metres walked. Horizontal lines are
 * stays, sloped lines are walks. It is horizontal in wide containers and vertical in narrow ones; both are rendered and
 * CSS shows one, so that nothing moves after loading.
 */
export function DayLine({ stops, sunrise, sunset, now }: DayLineProps) {
  const units = useUnits()
  if (stops.length === 0) return null
  const shape = dayShape(stops)
  const light = { sunrise, sunset, now }
  return (
    <div className="keep-together @container" role="img" aria-label={dayInWords(shape, units)}>
      <div className="hidden @min-[860px]:block print:block">
        <DayLineAcross shape={shape} {...light} />
      </div>
      <div className="@min-[860px]:hidden print:hidden">
        <DayLineDown shape={shape} {...light} />
      </div>
    </div>
  )
}
