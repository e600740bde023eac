import type { DayView } from '~/domain/itinerary/itinerary'

/** The stops of a day by their times, until the browser draws it; without a script, a link leads to the whole day. */
export function DayInShort({ day: { day, activities } }: { day: DayView }) {
  return (
    <div className="pb-6">
      <ol className="max-w-prose text-small">
        {activities.map(({ id, time, title }) => (
          <li key={id}>
            {time} {title}
          </li>
        ))}
      </ol>
      <a href={`?day=${day}#day-${day}`} className="not-printed inline-flex min-h-11 items-center underline">
        Day {day} with its route and descriptions
      </a>
    </div>
  )
}
