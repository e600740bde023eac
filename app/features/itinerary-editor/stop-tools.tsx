import { memo } from 'react'
import { fromClock } from '~/domain/calendar/clock-time'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button-class'
import { Menu, type MenuEntry } from '~/ui/menu'
import { TripIcon } from '~/ui/trip-icon'
import { type EditorTools, useEditorTools } from './editor-tools'
import { shiftStop } from './shift-stop'

interface StopToolsProps {
  stop: ActivityView
  day: number
  isFirst: boolean
  isLast: boolean
}

/** A button that cannot move anything has no border. */
export const bare = 'disabled:border-transparent! disabled:opacity-40'

/** Everything that dragging can do, and more, as buttons. */
export const StopTools = memo(function StopTools({ stop, day, isFirst, isLast }: StopToolsProps) {
  const tools = useEditorTools()
  const { id, title, locked = false } = stop
  const shift = (way: 'up' | 'down') => {
    const move = shiftStop(tools.current(), id, way)
    if (move) tools.edit([move], `${title} moved ${way}.`, { key: id, control: way })
  }
  return (
    <div className="col-start-2 flex items-start @min-[34rem]:col-start-3 @min-[34rem]:row-start-1">
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          type="button"
          aria-label={`Move ${title} ${way}`}
          data-control={way}
          disabled={locked || (way === 'up' ? isFirst : isLast)}
          onClick={() => shift(way)}
          className={buttonClass({ variant: 'quiet', size: 'small', square: true, className: bare })}
        >
          <TripIcon name={way} />
        </button>
      ))}
      <Menu label={`Move ${title} to day…`} entries={() => dayEntries(stop, day, tools)}>
        <span className="text-small">To day…</span>
      </Menu>
      <Menu label={`Actions for ${title}`} entries={() => stopEntries(stop, day, tools)} />
    </div>
  )
})

/** A journey stays; it can be replaced by the one that is booked. */
export function JourneyTools({ stop: { id, title, booking } }: { stop: ActivityView }) {
  const { open } = useEditorTools()
  return (
    <div className="col-start-2 @min-[34rem]:col-start-3 @min-[34rem]:row-start-1">
      <Button
        variant="quiet"
        size="small"
        aria-label={booking ? `Edit the booking of ${title}` : `I have booked ${title}`}
        onClick={() => open({ kind: 'journey', id })}
      >
        <TripIcon name="ticket" />
        {booking ? 'Edit booking' : 'I have booked this'}
      </Button>
    </div>
  )
}

function dayEntries(
  { id, title, locked, startTime }: ActivityView,
  day: number,
  { current, edit }: EditorTools,
): MenuEntry[] {
  return current().days.map((other) => ({
    id: String(other.day),
    label: `Day ${other.day}: ${other.title}`,
    isDisabled: other.day === day || locked === true,
    onAction: () =>
      edit(
        [{ kind: 'move', id, day: other.day, before: null, at: fromClock(startTime) }],
        `${title} moved to day ${other.day}.`,
        {
          key: id,
          control: 'drag',
        },
      ),
  }))
}

function stopEntries(
  { id, title, locked = false, booking }: ActivityView,
  day: number,
  tools: EditorTools,
): MenuEntry[] {
  const lock = () =>
    tools.edit([{ kind: 'lock', id, locked: !locked }], `${title} ${locked ? 'unlocked' : 'locked'}.`)
  const edit = () => tools.open(booking ? { kind: 'book', day, id } : { kind: 'edit', id })
  // What is booked stays where and when it is.
  const free: MenuEntry[] = booking
    ? []
    : [
        {
          id: 'swap',
          label: 'Swap for something else',
          icon: 'compare',
          onAction: () => tools.open({ kind: 'swap', id }),
        },
        { id: 'lock', label: locked ? 'Unlock' : 'Lock', icon: 'lock', onAction: lock },
      ]
  return [
    { id: 'edit', label: 'Edit', icon: 'edit', onAction: edit },
    ...free,
    {
      id: 'after',
      label: 'Add a stop after this',
      icon: 'plus',
      onAction: () => tools.open({ kind: 'add', day, after: id }),
    },
    { id: 'remove', label: 'Delete', icon: 'trash', isDestructive: true, onAction: () => tools.remove(id) },
  ]
}
