import { useDraggable, useDroppable } from '@dnd-kit/core'
import { memo, useId } from 'react'
import { stopsOf } from '~/domain/itinerary/edit/draft'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'
import type { DayNotes } from '~/domain/trips/stop-notes'
import { wayText } from '~/domain/units'
import { walkedMeters } from '~/features/itinerary/day-line-stops'
import { useUnits } from '~/features/units/units-context'
import { shortDate } from '~/messages/en/dates'
import { buttonClass } from '~/ui/button-class'
import { classes } from '~/ui/classes'
import { TripIcon } from '~/ui/trip-icon'
import { DayDrawings } from './day-drawings'
import { DayTools } from './day-tools'
import type { Held, Target } from './drag-data'
import { EditorStops } from './editor-stops'
import { NoteList } from './note-list'

interface EditorDayProps {
  day: DayView
  /** Of the trip. */
  days: number
  currency: ItineraryView['currency']
  notes: DayNotes
  isOpen: boolean
  onToggle: (day: number) => void
}

/** One day and its stops, all of which can be moved. */
export const EditorDay = memo(function EditorDay({
  day,
  days,
  currency,
  notes,
  isOpen,
  onToggle,
}: EditorDayProps) {
  const units = useUnits()
  const heading = useId()
  const content = useId()
  const held: Held = { kind: 'day', day: day.day, title: `Day ${day.day}: ${day.title}` }
  const target: Target = { kind: 'day', day: day.day }
  const drop = useDroppable({ id: `day-${day.day}`, data: { target } })
  const drag = useDraggable({ id: `drag-day-${day.day}`, data: { held } })
  const wrong = Object.values(notes.stops).flat().length
  return (
    <article
      ref={drop.setNodeRef}
      aria-labelledby={heading}
      data-day={day.day}
      data-edit-key={`day-${day.day}`}
      className={classes(
        'relative border-ink-edge border-t-2 py-4 first:border-t-0',
        drag.isDragging && 'bg-ink-tint outline-2 outline-ink-edge -outline-offset-2 outline-dashed',
        drop.isOver && 'shadow-[inset_0_0_0_3px_var(--ink-hot)]',
      )}
    >
      <header ref={drag.setNodeRef} className="flex flex-wrap items-start gap-x-2 gap-y-1 sm:flex-nowrap">
        <button
          type="button"
          ref={drag.setActivatorNodeRef}
          {...drag.attributes}
          {...drag.listeners}
          aria-label={`Drag day ${day.day}`}
          data-control="drag"
          className={buttonClass({
            variant: 'quiet',
            size: 'small',
            square: true,
            className: 'cursor-grab touch-manipulation',
          })}
        >
          <TripIcon name="drag" />
        </button>
        <div className="min-w-0 flex-1 pt-1">
          <h3 id={heading} className="text-head">
            Day {day.day}: {day.title}
          </h3>
          <p className="text-ink-soft text-small">
            {shortDate(day.date)} · {wayText(walkedMeters(day), units)} on foot ·{' '}
            {formatMoney(day.costCents, currency)}
          </p>
          <NoteList notes={notes.day} />
          {!isOpen && wrong > 0 && (
            <NoteList notes={[`${wrong} ${wrong === 1 ? 'thing' : 'things'} to look at in this day.`]} />
          )}
        </div>
        <DayTools day={day.day} days={days} />
      </header>
      <div id={content} className="sm:pl-13">
        {isOpen ? (
          <div className="flex flex-col gap-x-8 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="min-w-0 max-xl:order-last">
              <EditorStops day={day} days={days} currency={currency} notes={notes.stops} />
            </div>
            <DayDrawings day={day} />
          </div>
        ) : (
          <ClosedDay day={day} />
        )}
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={content}
        aria-describedby={heading}
        onClick={() => onToggle(day.day)}
        className={buttonClass({ variant: 'quiet', size: 'small', className: 'mt-1 sm:ml-11' })}
      >
        {isOpen ? 'Collapse' : 'Expand'}
      </button>
    </article>
  )
})

/** What is dropped on a collapsed day goes to its end. */
function ClosedDay({ day }: { day: DayView }) {
  const target: Target = { kind: 'end', day: day.day }
  const { setNodeRef, isOver } = useDroppable({ id: `end-${day.day}`, data: { target } })
  const titles = stopsOf(day).map(({ title }) => title)
  return (
    <p
      ref={setNodeRef}
      className={classes('mt-1 text-ink-soft', isOver && 'shadow-[0_3px_0_var(--ink-hot)]')}
    >
      {titles.slice(0, 3).join(', ')}
      {titles.length > 3 && '...'}
    </p>
  )
}
