import { useMemo } from 'react'
import type { DestinationCard } from '~/domain/places/place-catalogue'
import type { GenerationView } from '~/domain/planner/generation-view'
import type { PrintSource } from '~/domain/posters/house-print'
import { BudgetBreakdown } from '~/features/itinerary/budget-breakdown'
import { DayCard } from '~/features/itinerary/day-card'
import { ItineraryOverview } from '~/features/itinerary/itinerary-overview'
import { Proof } from '~/features/itinerary/proof'
import { TravelTips } from '~/features/itinerary/travel-tips'
import { PrintingProgress } from '~/ui/printing-progress'

interface ItineraryViewProps {
  view: GenerationView
  print: PrintSource | null
  destination: DestinationCard | undefined
}

/** The itinerary as far as it has come: overview, days, then proof, tips and sums. */
export function ItineraryView({ view, print, destination }: ItineraryViewProps) {
  const { phase, days, itinerary, overview, sample, expectedDays } = view
  const base = useMemo(() => baseOf(view), [view])
  const currency = itinerary?.currency ?? 'USD'
  return (
    <div className="grid gap-8">
      {phase === 'running' && (
        <PrintingProgress
          steps={[
            { name: 'Paper: reading your wishes', done: view.generationId !== null },
            { name: 'First ink: choosing places', done: overview !== '' },
            {
              name: `Second ink: ${days.length} of ${expectedDays || '…'} days`,
              done: expectedDays > 0 && days.length === expectedDays,
            },
            { name: 'Key: sums and proof', done: itinerary !== null },
          ]}
        />
      )}
      {print && destination && (
        <ItineraryOverview
          print={print}
          destination={destination.label}
          overview={overview}
          sample={sample}
          days={days}
          itinerary={itinerary}
          base={base}
        />
      )}
      {days.length > 0 && (
        <section aria-label="Day-by-Day" className="min-w-0">
          <h2 className="sr-only">Day-by-Day</h2>
          {days.map((day) => (
            <DayCard key={day.date} day={day} currency={currency} initiallyOpen={day.day === 1} />
          ))}
        </section>
      )}
      {itinerary && (
        <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
          <Proof checks={itinerary.checks} scores={itinerary.scores} />
          <div className="grid gap-8">
            <BudgetBreakdown itinerary={itinerary} />
            <TravelTips tips={itinerary.tips} />
          </div>
        </div>
      )}
    </div>
  )
}

/** The name of where the nights are spent, from the day's last activity. */
function baseOf({ days }: GenerationView): string | null {
  const stay = days[0]?.activities.findLast(({ type }) => type === 'accommodation')
  return stay ? stay.title.replace(/^Back to (?:your base in )?/, '') : null
}
