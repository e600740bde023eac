import { addDays } from '~/domain/calendar/calendar-date'
import type { DayView, TripPlaceView } from '~/domain/itinerary/itinerary'
import { InkScope } from '~/features/posters/ink-scope'
import { Poster } from '~/features/posters/poster'
import { baseName } from '~/features/stay/base-name'
import { dateSpan } from '~/messages/en/dates'
import { count } from '~/messages/en/wording'

/** The posters of a trip to several places, as a series. */
export function PosterSeries({ places }: { places: readonly TripPlaceView[] }) {
  return (
    <div className="absolute inset-0 flex max-md:flex-col">
      {places.map(({ destination, palette: { facts, name, latitude } }) => (
        <InkScope
          key={destination}
          facts={facts}
          latitude={latitude}
          className="relative min-h-0 min-w-0 flex-1"
        >
          <Poster
            facts={facts}
            name={name}
            latitude={latitude}
            shape="letterbox"
            className="absolute inset-0 size-full"
          />
        </InkScope>
      ))}
    </div>
  )
}

interface PlacesStripProps {
  places: readonly TripPlaceView[]
  days: readonly DayView[]
}

/** Each place of a trip with its dates, its nights and where one sleeps, in its own inks. */
export function PlacesStrip({ places, days }: PlacesStripProps) {
  return (
    <ol
      aria-label="Places of the trip"
      className="grid gap-px border-ink-line border-t bg-ink-line sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
    >
      {places.map(({ destination, name, palette, startDate, days: length, nights }, index) => {
        const base = baseName(days.filter(({ place }) => place === index))
        return (
          <InkScope
            key={destination}
            facts={palette.facts}
            latitude={palette.latitude}
            as="li"
            className="bg-ink-paper px-3 py-2.5 text-ink-key shadow-[inset_5px_0_0_var(--ink-hot)] max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2 lg:px-5"
          >
            <b className="block pl-1 font-place text-[1.25rem] leading-tight [font-stretch:76%]">{name}</b>
            <span className="block pl-1 text-small leading-snug">
              {dateSpan(startDate, addDays(startDate, length - 1))}, {count(nights, 'night')}
            </span>
            {base && <span className="block pl-1 text-ink-soft text-small leading-snug">{base}</span>}
          </InkScope>
        )
      })}
    </ol>
  )
}
