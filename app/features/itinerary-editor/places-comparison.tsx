import { addDays } from '~/domain/calendar/calendar-date'
import { compare } from '~/domain/itinerary/edit/compare'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { journeysOf } from '~/domain/itinerary/split-places'
import { clockText } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { dateSpan, shortDate } from '~/messages/en/dates'
import { count, hoursAndMinutes } from '~/messages/en/wording'
import { ComparisonView } from './comparison-view'
import { type Stay, staysOf } from './trip-nights'

interface PlacesComparisonProps {
  before: ItineraryView
  after: ItineraryView
}

/** The places of a trip before and after, the journeys between them, and what that does to its days. */
export function PlacesComparison({ before, after }: PlacesComparisonProps) {
  const units = useUnits()
  const [is, was] = [staysOf(after), staysOf(before)]
  const gone = was.filter((place) => !find(is, place))
  const dated = after.days.flatMap(({ date, activities }) =>
    journeysOf({ days: [{ activities }] }).flatMap((stop) =>
      stop.journey ? [{ date, stop, journey: stop.journey }] : [],
    ),
  )
  return (
    <div className="grid gap-4">
      <table className="w-full text-small">
        <thead>
          <tr className="border-ink-key border-b-2 text-left">
            <th scope="col" className="py-1.5 font-strong">
              Place
            </th>
            <th scope="col" className="py-1.5 font-strong">
              Before
            </th>
            <th scope="col" className="py-1.5 font-strong">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {[...is, ...gone].map((place) => (
            <tr key={place.destination} className="border-ink-line border-b align-top">
              <th scope="row" className="py-1.5 pr-2 text-left font-text">
                {place.name}
              </th>
              <td className="py-1.5 pr-2 text-ink-soft">{stayText(find(was, place))}</td>
              <td className="py-1.5 font-strong">{stayText(find(is, place))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {dated.length > 0 && (
        <ul aria-label="Journeys" className="grid gap-1 text-small">
          {dated.map(({ date, stop, journey }) => (
            <li key={stop.id}>
              <span className="font-label">{stop.title}</span>{' '}
              <span className="text-ink-soft">
                {shortDate(date)}, {clockText(stop.startTime, units)}, {hoursAndMinutes(journey.minutes)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ComparisonView before={before} after={after} differences={compare(before, after)} />
    </div>
  )
}

function find(places: readonly Stay[], { destination }: Stay): Stay | undefined {
  return places.find((place) => place.destination === destination)
}

function stayText(place: Stay | undefined): string {
  if (!place) return 'not in the trip'
  return `${count(place.nights, 'night')}, ${dateSpan(place.startDate, addDays(place.startDate, place.days - 1))}`
}
