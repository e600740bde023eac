import type { ActivityView, DayView } from '~/domain/itinerary/itinerary'
import { sectionLabels } from '~/messages/en/section-label'
import { Icon } from '~/ui/icon'
import { ActivityRow } from './activity-row'
import { dayLineStops, partsOfDay, routeTitle } from './day-line-stops'
import { DayLine, OpeningBars, RouteMap } from './late-drawings'

interface DayDetailProps {
  day: DayView
  /** Where a map app shows the way to a stop. */
  hrefOf?: (activity: ActivityView) => string | undefined
  /** Opening hours as bars. */
  bars?: boolean
}

/**
 * An open day as map, list and Day Line. On a wide screen map and opening hours stay beside the list, and the Day Line is below; on
 * a phone the map comes first, the list is a sheet that is pulled over it (`useDaySheets`), and the Day Line is a line that opens.
 */
export function DayDetail({ day, hrefOf, bars = false }: DayDetailProps) {
  const stops = dayLineStops(day)
  const labels = sectionLabels(day.activities)
  const rowOf = (activity: ActivityView, inPart: number) => {
    const index = day.activities.indexOf(activity)
    const goesOn = inPart > 0 && labels[index] === labels[index - 1]
    return (
      <ActivityRow
        key={activity.id}
        activity={activity}
        number={stops.find(({ id }) => id === activity.id)?.n}
        section={goesOn ? null : (labels[index] ?? null)}
        first={index === 0}
        href={hrefOf?.(activity)}
      />
    )
  }
  return (
    // The room that a day has decides, not the window: a shared trip shows today beside its next stop.
    <div className="@container flex flex-col gap-5">
      <div className="order-last print:order-none">
        <div className="border-ink-edge border-y lg:hidden">
          <button
            type="button"
            data-fold
            aria-expanded="false"
            className="group flex min-h-12 w-full items-center justify-between gap-3 font-strong"
          >
            Day Line
            <Icon name="down" className="size-5 group-aria-expanded:rotate-180" />
          </button>
        </div>
        <div className="phone-fold max-lg:pt-4">
          {/* The drawing says what it is to who hears it. */}
          <p aria-hidden="true" className="pb-2 font-strong text-[1.125rem] max-lg:hidden">
            Day Line
          </p>
          <DayLine stops={stops} {...(day.sun && { sunrise: day.sun.rise, sunset: day.sun.set })} />
        </div>
      </div>
      {partsOfDay(day).map((part) => (
        <div
          key={part.name ?? day.day}
          className="day-columns gap-x-10 @min-[53rem]:grid @min-[53rem]:grid-cols-[minmax(0,1fr)_26rem]"
        >
          <div className="day-map @min-[53rem]:col-start-2 @min-[53rem]:row-start-1">
            <div className="day-side">
              <RouteMap title={routeTitle(day, part)} stops={part.stops} base={part.base} day={day} />
              {bars && part.stops.some(({ hours }) => hours !== null) && (
                // On paper, and on narrower screens, the hours stand at each stop alone.
                <section className="not-printed mt-6 @max-[53rem]:hidden">
                  <h4 className="pb-2 font-strong text-[1.125rem]">Open when you arrive</h4>
                  <OpeningBars stops={part.stops} compact />
                </section>
              )}
            </div>
          </div>
          <div className="day-sheet relative bg-ink-paper @min-[53rem]:col-start-1 @min-[53rem]:row-start-1">
            <button type="button" data-grabber aria-expanded="false">
              <span className="sr-only">List over the map</span>
            </button>
            <ol>{part.activities.map(rowOf)}</ol>
          </div>
        </div>
      ))}
    </div>
  )
}
