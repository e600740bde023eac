import { lazy, memo, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements } from '~/domain/billing/plans'
import type { TripGuide } from '~/domain/guide/trip-guide'
import type { GenerationView } from '~/domain/planning/generation-view'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { DayTools } from '~/features/bookings/day-tools'
import { DayCard } from '~/features/itinerary/day-card'
import { DayTabs } from '~/features/itinerary/day-tabs'
import { ItineraryOverview } from '~/features/itinerary/itinerary-overview'
import { DayLine, DayStrip, OpeningBars, RouteMap } from '~/features/itinerary/late-drawings'
import { FactsByPlace, TripFacts } from '~/features/itinerary/trip-facts'
import { TripGroundContext, tripGround } from '~/features/itinerary/trip-ground'
import { useDaySheets } from '~/features/itinerary/use-day-sheets'
import { useOpenDay } from '~/features/itinerary/use-open-day'
import { useStopMarks } from '~/features/itinerary/use-stop-marks'
import { whereOf } from '~/features/itinerary/where-of'
import { Poster } from '~/features/posters/poster'
import { baseName } from '~/features/stay/base-name'
import { latePart } from '~/ui/late-part'
import { loadPart } from '~/ui/load-part'
import { PrintingProgress } from '~/ui/printing-progress'
import { useFolds } from '~/ui/use-folds'
import { BeingRevised } from './being-revised'
import type { Reach } from './use-upgrade'

// Only for plans without editing, so that a page with it does not wait for this.
const UpgradeToEdit = lazy(() =>
  loadPart(() =>
    import('~/features/itinerary/upgrade-to-edit').then((module) => ({ default: module.UpgradeToEdit })),
  ),
)

const AfterDays = latePart(async () => (await import('./after-days')).AfterDays)

/** The parts of a plan that have code of their own. */
export const partsOfPlan = [AfterDays, DayLine, DayStrip, OpeningBars, RouteMap]

export interface ItineraryViewProps {
  view: GenerationView
  palette: PaletteSource | null
  guide: TripGuide<string> | null
  plan: PlanType
  onUpgrade: (reach: Reach) => void
  /** Of a trip to several places, the one whose day is open; 0 of a trip to one. */
  onPlace: (index: number) => void
  /** What is done with the whole trip, after its days. */
  files: ReactNode
}

/** The itinerary while it arrives: overview, days, then the remaining parts. */
export const ItineraryView = memo(function ItineraryView({
  view,
  palette,
  guide,
  plan,
  onUpgrade,
  files,
  onPlace,
}: ItineraryViewProps) {
  const { phase, destination, days, itinerary, overview, sample, expectedDays, places } = view
  const base = useMemo(() => baseName(view.days), [view])
  const currency = itinerary?.currency ?? view.currency
  const numbers = useMemo(() => days.map(({ day }) => day), [days])
  useFolds()
  useStopMarks()
  useDaySheets()
  const ground = useMemo(() => (itinerary ? tripGround(itinerary) : []), [itinerary])
  const opened = useOpenDay(numbers, 1, view.generationId)
  const place = days.find(({ day }) => day === opened.day)?.place ?? 0
  useEffect(() => onPlace(place), [onPlace, place])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3">
      {phase === 'running' && (
        <PrintingProgress
          large={overview === ''}
          art={palette && <Poster {...palette} shape="card" className="block aspect-3/2 w-full" />}
          steps={[
            { id: 'paper', name: 'Reading your wishes', done: view.generationId !== null },
            { id: 'first', name: 'Choosing places', done: overview !== '' },
            {
              id: 'second',
              name: `Planning days: ${days.length} of ${expectedDays || '…'}`,
              done: expectedDays > 0 && days.length === expectedDays,
            },
            { id: 'key', name: 'Adding up and checking', done: itinerary !== null },
          ]}
        />
      )}
      {palette && overview !== '' && (
        <ItineraryOverview
          palette={palette}
          destination={destination}
          overview={overview}
          sample={sample}
          days={days}
          itinerary={itinerary}
          base={places ? null : base}
          sketch={view.palette !== undefined && !places}
          places={places}
          revised={view.revised[0] ?? 0}
        >
          {guide?.facts && <TripFacts facts={guide.facts} days={days.length} />}
          {guide?.places && <FactsByPlace places={guide.places} />}
        </ItineraryOverview>
      )}
      <BeingRevised view={view} />
      {days.length > 0 && (
        <section aria-label="Day-by-Day" className="min-w-0">
          <h2 className="sr-only">Day-by-Day</h2>
          <DayTabs days={days} opened={opened} places={places} />
          <TripGroundContext.Provider value={ground}>
            {days.map((day) => (
              <DayCard
                key={day.date}
                day={day}
                currency={currency}
                isOpen={day.day === opened.day}
                onOpen={opened.open}
                onClose={opened.close}
                {...(itinerary && entitlements(plan).editing && { Tools: DayTools })}
                {...(places && { where: whereOf(day, places) })}
                revised={view.revised[day.day] ?? 0}
              />
            ))}
          </TripGroundContext.Provider>
          {itinerary && !entitlements(plan).editing && (
            <div className="pt-2">
              <Suspense>
                <UpgradeToEdit onUpgrade={() => onUpgrade('editing')} />
              </Suspense>
            </div>
          )}
          {files}
        </section>
      )}
      <AfterDays
        days={days}
        itinerary={itinerary}
        guide={guide}
        plan={plan}
        place={place}
        onUpgrade={onUpgrade}
      />
    </div>
  )
})
