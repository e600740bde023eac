import { dayTripRows } from '~/domain/itinerary/day-trip-rows'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import { clockText } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { rowWords } from '~/messages/en/day-trip-words'
import { Icon } from '~/ui/icon'

/** What one does on a day trip, from setting off to being back. It is open until its reader closes it. */
export function DayTripParts({ stop }: { stop: ActivityView }) {
  const units = useUnits()
  const rows = dayTripRows(stop)
  if (rows.length === 0) return null
  return (
    <details open className="group mt-2 text-small leading-snug">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-strong">
        What you do there
        <Icon name="down" className="not-printed size-4 group-open:rotate-180" />
      </summary>
      <ol className="border-ink-hot border-l-3 pl-3">
        {rows.map((row) => (
          <li key={row.kind + row.at} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 py-1">
            <span className="wdth-time whitespace-nowrap font-strong">
              {row.at && row.kind !== 'late' && clockText(row.at, units)}
            </span>
            <span>
              <span className={row.kind === 'part' ? 'font-strong' : 'text-ink-soft'}>
                {rowWords(row, { units })}
              </span>
              {row.to && <span className="text-ink-soft"> until {clockText(row.to, units)}</span>}
              {row.hint && <span className="block text-ink-soft">{row.hint}</span>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
