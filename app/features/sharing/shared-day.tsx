import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { dayCostText } from '~/messages/en/budget'
import { shortDate } from '~/messages/en/dates'
import { DayMarkup } from './server-markup'
import type { LateDays } from './use-late-days'

interface SharedDayProps {
  day: DayView
  currency: ItineraryView['currency']
  open: boolean
  /** The content of the trip. */
  edition: string
  /** Whether the server draws it. */
  drawn: boolean
  late: LateDays
}

/** A day that opens and closes without a script. */
export function SharedDay({ day, currency, open, edition, drawn, late }: SharedDayProps) {
  return (
    <article aria-labelledby={`day-${day.day}`} data-day={day.day} className="border-ink-edge border-t-2">
      <details
        open={open}
        onToggle={({ currentTarget }) => currentTarget.open && !drawn && late.draw(day.day)}
        className="group"
      >
        <summary className="flex min-h-14 cursor-pointer items-start justify-between gap-4 py-4">
          <span>
            <h3 id={`day-${day.day}`} className="text-head">
              Day {day.day}: {day.title}
            </h3>
            <span className="mt-1 block text-ink-soft text-small">
              {shortDate(day.date)} · {dayCostText(day, currency)}
            </span>
            {day.note ? <span className="mt-1 block max-w-prose text-small">{day.note}</span> : null}
          </span>
          <span aria-hidden="true" className="not-printed mt-1 shrink-0 text-head group-open:rotate-45">
            +
          </span>
        </summary>
        <DayMarkup day={day} edition={edition} drawn={drawn} late={late.contentOf(day.day)} />
      </details>
    </article>
  )
}
