import type { DayView } from '~/domain/itinerary/itinerary'
import { dayId, dayPanelId, dayTabId } from '~/features/itinerary/day-address'
import type { OpenDay } from '~/features/itinerary/use-open-day'
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
  opened: OpenDay
  /** Only one day with the same name is open at a time. */
  name?: string
}

/** A day that opens and closes without a script. */
export function SharedDay({ outline, day: whole, open, drawn, late, opened, name }: SharedDayProps) {
  const { day, date, title, note, cost, where } = outline
  return (
    <article
      aria-labelledby={dayId(day)}
      data-day={day}
      className="border-ink-edge border-t-2 first-of-type:border-t-0"
    >
      <details
        open={open}
        name={name}
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open) return opened.close(day)
          late.draw(day)
          if (opened.day !== day) opened.open(day)
        }}
        className="group"
      >
        <summary className="flex min-h-14 cursor-pointer items-start justify-between gap-4 py-3 sm:py-4">
          <span>
            <h3 id={dayId(day)} className="scroll-mt-20 text-head max-sm:text-[1.25rem]">
              Day {day}: {title}
            </h3>
            <span className="mt-1 block text-ink-soft text-small">
              {where !== undefined && <b className="font-strong text-ink-hot-text">{where} · </b>}
              {shortDate(date)} · {cost}
            </span>
            {note ? <span className="mt-1 block max-w-prose text-small">{note}</span> : null}
          </span>
          <span aria-hidden="true" className="not-printed shrink-0 font-strong underline underline-offset-4">
            <span className="group-open:hidden">Expand</span>
            <span className="hidden group-open:block">Collapse</span>
          </span>
        </summary>
        <div id={dayPanelId(day)} role="tabpanel" aria-labelledby={dayTabId(day)}>
          <ServerPart name={`day-${day}`} late={late.markupOf(day)}>
            {import.meta.env.SSR &&
              whole &&
              (drawn ? <DayContent day={whole} /> : <DayInShort day={whole} />)}
          </ServerPart>
        </div>
      </details>
    </article>
  )
}
