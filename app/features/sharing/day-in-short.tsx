import type { DayView } from '~/domain/itinerary/itinerary'
import { clockText } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'

/** The stops of a day by their times, until the browser draws it; without a script, a link leads to the whole day. */
export function DayInShort({ day: { day, activities } }: { day: DayView }) {
  const units = useUnits()
  return (
    <div className="pb-6">
      <ol className="max-w-prose text-small">
        {activities.map(({ id, startTime, title }) => (
          <li key={id}>
            {clockText(startTime, units)} {title}
          </li>
        ))}
      </ol>
      <a href={`?day=${day}#day-${day}`} className="not-printed inline-flex min-h-11 items-center underline">
        Day {day} with its route and descriptions
      </a>
    </div>
  )
}
