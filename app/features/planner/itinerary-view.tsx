import { lazy, memo, type ReactNode, Suspense, useMemo } from 'react'
import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements } from '~/domain/billing/plans'
import type { TripGuide } from '~/domain/guide/trip-guide'
import type { GenerationView } from '~/domain/planning/generation-view'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { BudgetBreakdown } from '~/features/itinerary/budget-breakdown'
import { ChecksPanel } from '~/features/itinerary/checks-panel'
import { DayCard } from '~/features/itinerary/day-card'
import { DayTabs } from '~/features/itinerary/day-tabs'
import { ItineraryOverview } from '~/features/itinerary/itinerary-overview'
import { ProvenanceNote } from '~/features/itinerary/provenance-note'
import { TravelTips } from '~/features/itinerary/travel-tips'
import { TripFacts } from '~/features/itinerary/trip-facts'
import { useOpenDay } from '~/features/itinerary/use-open-day'
import { useStopMarks } from '~/features/itinerary/use-stop-marks'
import { baseName } from '~/features/stay/base-name'
import { WhereToStay } from '~/features/stay/where-to-stay'
import { loadPart } from '~/ui/load-part'
import { PrintingProgress } from '~/ui/printing-progress'
import { useFolds } from '~/ui/use-folds'
import { BeingRevised } from './being-revised'
import { EssentialsSection, RecommendationsSection } from './guide-sections'
import type { Reach } from './use-upgrade'

// Only for plans without editing, so that a page with it does not wait for this.
const UpgradeToEdit = lazy(() =>
  loadPart(() =>
    import('~/features/itinerary/upgrade-to-edit').then((module) => ({ default: module.UpgradeToEdit })),
  ),
)

interface ItineraryViewProps {
  view: GenerationView
  palette: PaletteSource | null
  guide: TripGuide<string> | null
  plan: PlanType
  onUpgrade: (reach: Reach) => void
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
}: ItineraryViewProps) {
  const { phase, destination, days, itinerary, overview, sample, expectedDays } = view
  const base = useMemo(() => baseName(view.days), [view])
  const currency = itinerary?.currency ?? 'USD'
  const numbers = useMemo(() => days.map(({ day }) => day), [days])
  useFolds()
  useStopMarks()
  const opened = useOpenDay(numbers, 1, view.generationId)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 lg:gap-y-8">
      {phase === 'running' && (
        <PrintingProgress
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
          base={base}
          sketch={view.palette !== undefined}
        >
          {guide?.facts && <TripFacts facts={guide.facts} days={days.length} />}
        </ItineraryOverview>
      )}
      <BeingRevised view={view} />
      {days.length > 0 && (
        <section aria-label="Day-by-Day" className="min-w-0">
          <h2 className="sr-only">Day-by-Day</h2>
          <DayTabs days={days} opened={opened} />
          {days.map((day) => (
            <DayCard
              key={day.date}
              day={day}
              currency={currency}
              isOpen={day.day === opened.day}
              onOpen={opened.open}
              onClose={opened.close}
              revised={view.revised[day.day] ?? 0}
            />
          ))}
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
      {guide?.houses && guide.houses.list.length > 0 && (
        <WhereToStay houses={guide.houses} days={days} plan={plan} onUpgrade={() => onUpgrade('editing')} />
      )}
      {guide?.essentials && <EssentialsSection essentials={guide.essentials} />}
      {itinerary && (
        <>
          <div className="grid items-start gap-x-10 gap-y-4 lg:gap-y-8 xl:grid-cols-2">
            <TravelTips tips={itinerary.tips.filter((tip) => !guide?.repeatedTips.includes(tip))} />
            <div>
              <ChecksPanel checks={itinerary.checks} scores={itinerary.scores} />
              {itinerary.provenance && <ProvenanceNote provenance={itinerary.provenance} />}
            </div>
          </div>
          <BudgetBreakdown
            itinerary={itinerary}
            {...(guide?.dailyCents && { dailyCents: guide.dailyCents })}
          />
        </>
      )}
      {guide?.recommendations && (
        <RecommendationsSection recommended={guide.recommendations} onUpgrade={onUpgrade} />
      )}
    </div>
  )
})
