import type { Comparison, PlannedTime, StopDifference } from '~/domain/itinerary/edit/compare'
import { clockText } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { TripIcon, type TripIconName } from '~/ui/trip-icon'

const marks: Record<StopDifference['kind'], { icon: TripIconName; word: string }> = {
  added: { icon: 'plus', word: 'Added' },
  removed: { icon: 'minus', word: 'Removed' },
  moved: { icon: 'right', word: 'Moved' },
  retimed: { icon: 'clock', word: 'Other time' },
  changed: { icon: 'edit', word: 'Changed' },
}

/** The differences between two plans of a trip, stop by stop. */
export function DifferenceList({ differences: { stops } }: { differences: Comparison }) {
  const units = useUnits()
  const timeText = (at: PlannedTime | undefined) => (at ? `Day ${at.day}, ${clockText(at.time, units)}` : '')
  if (stops.length === 0) return <p className="text-ink-soft">Every stop and every time is the same.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <ul className="max-h-72 overflow-y-auto border-ink-key border-t-2" tabIndex={0} aria-label="Differences">
      {stops.map(({ kind, title, formerTitle, from, to }) => (
        <li
          key={`${kind} ${title} ${timeText(from)} ${timeText(to)}`}
          className="grid grid-cols-[1.5rem_1fr] gap-2.5 border-ink-line border-b py-2.5 leading-snug"
        >
          <TripIcon name={marks[kind].icon} label={marks[kind].word} className="mt-0.5" />
          <div>
            <p className={kind === 'removed' ? 'font-label line-through' : 'font-label'}>
              {formerTitle === undefined ? title : `${formerTitle} → ${title}`}
            </p>
            <p className="text-ink-soft text-small [font-stretch:88%]">
              {[from, to].filter(Boolean).map(timeText).join(' → ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
