import type { DayView } from '~/domain/itinerary/itinerary'

/** The stops of a day by their times, until the browser draws it; without a script, a link leads to the whole day. */
export function DayInShort({ day: { day, activities } }: { day: DayView }) {
  const stops = activities.map(({ time, title }) => `${time}  ${title}`)
  return (
    <div className="pb-6">
      <p className="max-w-prose whitespace-pre-line text-small">{stops.join('\n')}</p>
      <a href={`?day=${day}#day-${day}`} className="not-printed inline-flex min-h-11 items-center underline">
        Day {day} with its route and descriptions
      </a>
    </div>
  )
}
