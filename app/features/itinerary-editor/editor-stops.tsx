import { useDroppable } from '@dnd-kit/core'
import { memo } from 'react'
import { stayOf, stopsOf } from '~/domain/itinerary/edit/draft'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { isRideTicket } from '~/domain/itinerary/ride-ticket'
import type { DayNotes } from '~/domain/trips/stop-notes'
import { clockText } from '~/domain/units'
import { dayLineStops } from '~/features/itinerary/day-line-stops'
import { useUnits } from '~/features/units/units-context'
import { sectionLabels } from '~/messages/en/section-label'
import { buttonClass } from '~/ui/button-class'
import { classes } from '~/ui/classes'
import { TripIcon } from '~/ui/trip-icon'
import type { Target } from './drag-data'
import { EditorStop } from './editor-stop'
import { useEditorTools } from './editor-tools'

interface EditorStopsProps {
  day: DayView
  /** Of the trip. */
  days: number
  currency: ItineraryView['currency']
  notes: DayNotes['stops']
}

const none: readonly string[] = []

/** The stops of an open day with handles and buttons, then what is derived from them. */
export const EditorStops = memo(function EditorStops({ day, days, notes }: EditorStopsProps) {
  const { open } = useEditorTools()
  const stops = stopsOf(day)
  const labels = sectionLabels(stops)
  const numbers = new Map(dayLineStops(day).map(({ id, n }) => [id, n]))
  const target: Target = { kind: 'end', day: day.day }
  const end = useDroppable({ id: `end-${day.day}`, data: { target } })
  return (
    <>
      <ol aria-label={`Stops of day ${day.day}`} className="mt-2">
        {stops.map((stop, index) => {
          const label = labels[index] ?? null
          return (
            <EditorStop
              key={stop.id}
              stop={stop}
              day={day.day}
              number={numbers.get(stop.id)}
              section={labels[index - 1] === label ? null : label}
              isFirst={index === 0 && day.day === 1}
              isLast={index === stops.length - 1 && day.day === days}
              notes={notes[stop.id] ?? none}
            />
          )
        })}
      </ol>
      {stops.length === 0 && <p className="py-3 text-ink-soft">Nothing planned. The day is yours.</p>}
      <div
        ref={end.setNodeRef}
        className={classes('border-ink-line border-t pt-2', end.isOver && 'shadow-[0_-3px_0_var(--ink-hot)]')}
      >
        <DayFoot day={day} />
        <button
          type="button"
          onClick={() => open({ kind: 'add', day: day.day, after: stops.at(-1)?.id ?? null })}
          className={buttonClass({ size: 'small', className: 'mt-2 border-dashed' })}
        >
          <TripIcon name="plus" />
          Add a stop
          <span className="sr-only"> to day {day.day}</span>
        </button>
        <button
          type="button"
          onClick={() => open({ kind: 'book', day: day.day, id: null })}
          className={buttonClass({ size: 'small', className: 'mt-2 ml-2 border-dashed' })}
        >
          <TripIcon name="ticket" />
          Add a booking
          <span className="sr-only"> to day {day.day}</span>
        </button>
      </div>
    </>
  )
})

/** The ticket of the rides and the way home: both follow from the stops. */
function DayFoot({ day }: { day: DayView }) {
  const units = useUnits()
  const ticket = day.activities.find(isRideTicket)
  const stay = stayOf(day)
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-small">
      {stay && (
        <span>
          <span className="font-strong [font-stretch:78%]">{clockText(stay.startTime, units)}</span>{' '}
          {stay.title}
        </span>
      )}
      {ticket && (
        <span>
          {ticket.title}, {ticket.cost}
        </span>
      )}
    </p>
  )
}
