import type { DayView } from '~/domain/itinerary/itinerary'
import { shortDate } from '~/messages/en/dates'
import { DayInShort } from './day-in-short'
import { DayContent } from './parts'
import { ServerPart } from './server-part'
import type { OutlineDay } from './shared-outline'
import type { LateDays } from './use-late-days'

interface SharedDayProps {
  outline: OutlineDay
  /** The whole day; the browser does not have it. */
  day: DayView | undefined
  open: boolean
  /** Whether the server draws it with the page, or lists its stops. */
  drawn: boolean
  late: LateDays
}

/** A day that opens and closes without a script. */
export function SharedDay({ outline, day: whole, open, drawn, late }: SharedDayProps) {
  const { day, date, title, note, cost } = outline
  return (
    <article aria-labelledby={`day-${day}`} data-day={day} className="border-ink-edge border-t-2">
      <details
        open={open}
        onToggle={({ currentTarget }) => currentTarget.open && late.draw(day)}
        className="group"
      >
        <summary className="flex min-h-14 cursor-pointer items-start justify-between gap-4 py-4">
          <span>
            <h3 id={`day-${day}`} className="text-head">
              Day {day}: {title}
            </h3>
            <span className="mt-1 block text-ink-soft text-small">
              {shortDate(date)} · {cost}
            </span>
            {note ? <span className="mt-1 block max-w-prose text-small">{note}</span> : null}
          </span>
          <span aria-hidden="true" className="not-printed mt-1 shrink-0 text-head group-open:rotate-45">
            +
          </span>
        </summary>
        <ServerPart name={`day-${day}`} late={late.markupOf(day)}>
          {import.meta.env.SSR && whole && (drawn ? <DayContent day={whole} /> : <DayInShort day={whole} />)}
        </ServerPart>
      </details>
    </article>
  )
}
