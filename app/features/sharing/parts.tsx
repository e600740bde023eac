import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { BudgetBreakdown } from '~/features/itinerary/budget-breakdown'
import { ChecksPanel } from '~/features/itinerary/checks-panel'
import { DayDetail } from '~/features/itinerary/day-detail'
import { ItineraryOverview } from '~/features/itinerary/itinerary-overview'
import { TravelTips } from '~/features/itinerary/travel-tips'
import { mapLinks } from './map-links'

/** A day as map, list and Day Line. */
export function DayContent({ day }: { day: DayView }) {
  return (
    <div className="pb-6">
      <DayDetail day={day} hrefOf={(activity) => mapLinks(activity)?.google} />
    </div>
  )
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
      sketch={trip.destinationId === null && !trip.places}
      places={trip.places}
    />
  )
}

/** Checks, budget and tips. */
export function Figures({ trip }: { trip: ItineraryView }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-2 lg:gap-y-8">
      <ChecksPanel checks={trip.checks} scores={trip.scores} unmet={trip.unmet} />
      <div className="grid min-w-0 gap-4 lg:gap-8">
        <BudgetBreakdown itinerary={trip} />
        <TravelTips tips={trip.tips} />
      </div>
    </div>
  )
}
