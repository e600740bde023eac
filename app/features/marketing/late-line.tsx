import type { CSSProperties } from 'react'
import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { DayLine } from '~/features/itinerary/day-line'
import { downHeight } from '~/features/itinerary/day-line-down'
import { dayInWords, dayShape } from '~/features/itinerary/day-line-geometry'
import { acrossScale } from '~/features/itinerary/day-line-layout'
import { useUnits } from '~/features/units/units-context'
import type { SampleSheet } from './sample-sheet'

/** Where the Day Line of a destination's sample is drawn (routes/sample-line.tsx). */
const lineAddress = (id: string, start: CalendarDate) => `/sample-lines/${id}/${start}`

/** The Day Line of the sample. */
export function SampleLine({ line: { stops, sun } }: Pick<SampleSheet, 'line'>) {
  return <DayLine stops={stops} {...(sun && { sunrise: sun.rise, sunset: sun.set })} />
}

/**
 * The day in words, in the room of its Day Line. The drawing is a fifth of the page: it is fetched when it comes near the view
 * (use-late-line.ts).
 */
export function LateLine({ sheet: { id, start, line } }: { sheet: SampleSheet }) {
  const units = useUnits()
  const shape = dayShape(line.stops)
  const heights: CSSProperties = {
    '--down': `${downHeight(shape)}px`,
    '--across': `${acrossScale(shape).height}px`,
  }
  return (
    <div className="@container" data-late-line={lineAddress(id, start)}>
      <p className="min-h-(--down) text-ink-soft @min-[860px]:min-h-(--across)" style={heights}>
        {dayInWords(shape, units)}.
      </p>
    </div>
  )
}
