import { memo, useDeferredValue } from 'react'
import type { DayView } from '~/domain/itinerary/itinerary'
import { DayLine } from '~/features/itinerary/day-line'
import { dayLineStops, partsOfDay, routeTitle } from '~/features/itinerary/day-line-stops'
import { RouteMap } from '~/features/itinerary/route-map'
import { Icon } from '~/ui/icon'

/** The route and the Day Line of a day that is being edited. They follow each edit a moment after the list. */
export function DayDrawings({ day }: { day: DayView }) {
  const late = useDeferredValue(day)
  return <Drawings day={late} />
}

const Drawings = memo(function Drawings({ day }: { day: DayView }) {
  const stops = dayLineStops(day)
  return (
    <div className="grid content-start gap-3 pt-3">
      <div>
        {/* Folded on a phone, so that a stop can be dragged from one day to the next. */}
        <div className="border-ink-edge border-y lg:hidden">
          <button
            type="button"
            data-fold
            aria-expanded="false"
            className="group flex min-h-12 w-full items-center justify-between gap-3 font-strong"
          >
            Map and Day Line
            <Icon name="down" className="size-5 group-aria-expanded:rotate-180" />
          </button>
        </div>
        <div className="phone-fold grid gap-3 pt-3">
          {partsOfDay(day).map((part) => (
            <RouteMap
              key={part.name ?? day.day}
              title={routeTitle(day, part)}
              stops={part.stops}
              base={part.base}
              day={day}
            />
          ))}
          <DayLine stops={stops} {...(day.sun && { sunrise: day.sun.rise, sunset: day.sun.set })} />
        </div>
      </div>
    </div>
  )
})
