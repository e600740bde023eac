import { startTransition, useCallback, useRef, useState } from 'react'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { DayNotes, TripNotes } from '~/domain/trips/stop-notes'
import { EditorDay } from './editor-day'

/** A longer trip begins with its first day open and the others closed. */
const allOpen = 4

interface DayListProps {
  days: readonly DayView[]
  currency: ItineraryView['currency']
  notes: TripNotes
}

/** The days; each renders again only when it changed. */
export function DayList({ days, currency, notes }: DayListProps) {
  const [open, setOpen] = useState<readonly number[]>(() =>
    days.flatMap(({ day }) => (days.length <= allOpen || day === 1 ? [day] : [])),
  )
  const toggle = useCallback(
    (day: number) =>
      // The button changes at once; the stops of the day render in the next frame.
      startTransition(() =>
        setOpen((list) => (list.includes(day) ? list.filter((other) => other !== day) : [...list, day])),
      ),
    [],
  )
  return (
    <div>
      {days.map((day, index) => (
        <SteadyDay
          key={day.day}
          day={day}
          days={days.length}
          currency={currency}
          notes={notes.days[index]}
          isOpen={open.includes(day.day)}
          onToggle={toggle}
        />
      ))}
    </div>
  )
}

interface SteadyDayProps extends Omit<Parameters<typeof EditorDay>[0], 'notes'> {
  notes: DayNotes | undefined
}

/** Notes are computed with every edit; a day whose notes did not change keeps the same objects. */
function SteadyDay({ notes, ...day }: SteadyDayProps) {
  const kept = useRef<DayNotes>({ day: [], stops: {} })
  if (notes && JSON.stringify(notes) !== JSON.stringify(kept.current)) kept.current = notes
  return <EditorDay {...day} notes={kept.current} />
}
