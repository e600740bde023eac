import { useDraggable, useDroppable } from '@dnd-kit/core'
import { memo, useCallback } from 'react'
import { minutesOf } from '~/domain/itinerary/edit/draft'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import { clockText, wayText } from '~/domain/units'
import { StopNumber } from '~/features/itinerary/stop-number'
import { useUnits } from '~/features/units/units-context'
import { buttonClass } from '~/ui/button-class'
import { classes } from '~/ui/classes'
import { TripIcon } from '~/ui/trip-icon'
import type { Held, Target } from './drag-data'
import { NoteList } from './note-list'
import { JourneyTools, StopTools } from './stop-tools'

interface EditorStopProps {
  stop: ActivityView
  day: number
  /** On the map and the Day Line. */
  number: number | undefined
  /** Shown where the part of the day changes. */
  section: string | null
  /** Of the whole trip. */
  isFirst: boolean
  isLast: boolean
  notes: readonly string[]
}

/** A stop that can be picked up, with what is wrong with it beside it. */
export const EditorStop = memo(function EditorStop(props: EditorStopProps) {
  const { stop, day, number, section, notes } = props
  const { id, title, startTime, locked = false } = stop
  const reason = stop.placeId === null ? '' : stop.reason
  const units = useUnits()
  const held: Held = { kind: 'stop', id, title, time: clockText(startTime, units), day }
  const target: Target = { kind: 'before', id, title, day }
  const drop = useDroppable({ id: `before-${id}`, data: { target } })
  const drag = useDraggable({ id, data: { held }, disabled: locked })
  const [setDrop, setDrag] = [drop.setNodeRef, drag.setNodeRef]
  const setRow = useCallback(
    (node: HTMLElement | null) => {
      setDrop(node)
      setDrag(node)
    },
    [setDrop, setDrag],
  )
  return (
    <li
      ref={setRow}
      data-edit-key={id}
      data-stop={number}
      className={classes(
        '@container border-ink-line border-t py-2.5 first:border-t-0',
        drag.isDragging && 'bg-ink-tint outline-2 outline-ink-edge -outline-offset-2 outline-dashed',
        drop.isOver && !drag.isDragging && 'shadow-[0_-3px_0_var(--ink-hot)]',
      )}
    >
      {section && <h4 className="pb-1 pl-13 font-strong text-ink-hot-text text-small">{section}</h4>}
      {/* By its own width: three columns of the page leave it less at 1280 pixels than two at 1024. */}
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-2 @min-[34rem]:grid-cols-[2.75rem_minmax(0,1fr)_auto]">
        <Handle drag={drag} title={title} locked={locked} />
        <div
          // Finger and mouse can drag a stop by its text; the handle works by keyboard too.
          {...pointerOnly(drag.listeners)}
          className={classes('min-w-0 touch-manipulation select-none py-1', !locked && 'cursor-grab')}
        >
          <StopWords stop={stop} number={number} />
        </div>
        {(reason || notes.length > 0) && (
          // Under the buttons too: beside them a sentence has a third of the row.
          <div
            {...pointerOnly(drag.listeners)}
            className={classes(
              'col-start-2 touch-manipulation select-none sm:pl-25 @min-[34rem]:col-end-4',
              !locked && 'cursor-grab',
            )}
          >
            {reason && <p className="text-small leading-snug max-sm:hidden">{reason}</p>}
            <NoteList notes={notes} />
          </div>
        )}
        {/* Journeys between places stay. */}
        {stop.journey ? (
          <JourneyTools stop={stop} />
        ) : (
          <StopTools stop={stop} day={day} isFirst={props.isFirst} isLast={props.isLast} />
        )}
      </div>
    </li>
  )
})

interface HandleProps {
  drag: ReturnType<typeof useDraggable>
  title: string
  locked: boolean
}

function Handle({ drag, title, locked }: HandleProps) {
  return (
    <button
      type="button"
      ref={drag.setActivatorNodeRef}
      {...drag.attributes}
      {...drag.listeners}
      aria-label={locked ? `${title} is locked` : `Drag ${title}`}
      data-control="drag"
      className={buttonClass({
        variant: 'quiet',
        size: 'small',
        square: true,
        className: locked ? 'cursor-default!' : 'cursor-grab touch-manipulation',
      })}
    >
      <TripIcon name={locked ? 'lock' : 'drag'} />
    </button>
  )
}

function pointerOnly(listeners: HandleProps['drag']['listeners']) {
  if (!listeners) return {}
  const { onKeyDown: _keys, ...pointers } = listeners
  return pointers
}

const StopWords = memo(function StopWords({
  stop,
  number,
}: {
  stop: ActivityView
  number: number | undefined
}) {
  const { title, startTime, cost, travel, placeId, booking, journey } = stop
  const units = useUnits()
  return (
    <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
      <span className="flex flex-col gap-1 whitespace-nowrap font-strong text-time leading-tight [font-stretch:78%]">
        {clockText(startTime, units)}
        <span className="max-lg:hidden">{number && <StopNumber value={number} />}</span>
      </span>
      <div className="min-w-0">
        <h5 className="font-strong leading-snug">{title}</h5>
        <p className="text-ink-soft text-small leading-snug">
          {journey?.minutes ?? minutesOf(stop)} min
          {travel.minutes > 0 &&
            ` · ${travel.minutes} min ${travel.mode === 'walk' ? 'walk' : 'ride'}, ${wayText(travel.meters, units)}`}
          {cost && <span className="sm:hidden"> · {cost}</span>}
          {placeId === null && stop.type !== 'transport' && !booking && ' · your own'}
          {booking && ` · ${['booked', booking.confirmation].filter(Boolean).join(', ')}`}
        </p>
      </div>
      <span
        className={classes(
          'whitespace-nowrap max-sm:hidden',
          cost === 'Free' ? 'text-ink-soft' : 'font-label',
        )}
      >
        {cost}
      </span>
    </div>
  )
})
