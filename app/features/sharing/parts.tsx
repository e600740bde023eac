import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { ActivityRow } from '~/features/itinerary/activity-row'
import { BudgetBreakdown } from '~/features/itinerary/budget-breakdown'
import { ChecksPanel } from '~/features/itinerary/checks-panel'
import { DayLine } from '~/features/itinerary/day-line'
import { baseOf, dayLineStops } from '~/features/itinerary/day-line-stops'
import { ItineraryOverview } from '~/features/itinerary/itinerary-overview'
import { RouteMap } from '~/features/itinerary/route-map'
import { TravelTips } from '~/features/itinerary/travel-tips'
import { sectionLabels } from '~/messages/en/section-label'
import { mapLinks } from './map-links'

/** The Day Line of a day, its stops and its route. */
export function DayContent({ day }: { day: DayView }) {
  const stops = dayLineStops(day)
  return (
    <div className="grid gap-6 pb-6">
      <DayLine stops={stops} {...(day.sun && { sunrise: day.sun.rise, sunset: day.sun.set })} />
      <div className="day-columns grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ol>
          {day.activities.map((activity, index) => (
            <ActivityRow
              key={activity.id}
              activity={activity}
              number={stops.find(({ id }) => id === activity.id)?.n}
              section={sectionChange(day, index)}
              first={index === 0}
              href={mapLinks(activity)?.google}
            />
          ))}
        </ol>
        <RouteMap title={`Route of day ${day.day}`} stops={stops} base={baseOf(day)} />
      </div>
    </div>
  )
}

/** The section label of an activity, where it differs from the one before. */
function sectionChange({ activities }: DayView, index: number): string | null {
  const labels = sectionLabels(activities)
  const label = labels[index]
  return label === undefined || labels[index - 1] === label ? null : label
}

/** The poster with the trip in figures. */
export function Overview({ trip, palette }: { trip: ItineraryView; palette: PaletteSource }) {
  return (
    <ItineraryOverview
      palette={palette}
      destination={trip.destination}
      overview={trip.overview}
      sample={trip.sample}
      days={trip.days}
      itinerary={trip}
      base={null}
      sketch={trip.destinationId === null}
    />
  )
}

/** Checks, budget and tips. */
export function Figures({ trip }: { trip: ItineraryView }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      <ChecksPanel checks={trip.checks} scores={trip.scores} />
      <div className="grid gap-8">
        <BudgetBreakdown itinerary={trip} />
        <TravelTips tips={trip.tips} />
      </div>
    </div>
  )
}
