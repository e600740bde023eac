import { lazy, Suspense, useEffect, useState } from 'react'
import type { PlanType } from '~/domain/billing/plan-type'
import type { TripGuide } from '~/domain/guide/trip-guide'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { ChecksPanel } from '~/features/itinerary/checks-panel'
import { ProvenanceNote } from '~/features/itinerary/provenance-note'
import { TravelTips } from '~/features/itinerary/travel-tips'
import { PartyBudget } from '~/features/party/party-budget'
import { WhereToStay } from '~/features/stay/where-to-stay'
import { loadPart } from '~/ui/load-part'
import {
  EssentialsSection,
  RecommendationsByPlace,
  RecommendationsSection,
  StayByPlace,
} from './guide-sections'
import type { Reach } from './use-upgrade'

// A plain form, which works without its code.
const UnitsForm = lazy(() =>
  loadPart(() => import('~/features/units/units-form').then((module) => ({ default: module.UnitsForm }))),
)
const SpentTable = lazy(() =>
  loadPart(() => import('~/features/own/spent-table').then((module) => ({ default: module.SpentTable }))),
)
const OwnAfterDays = lazy(() =>
  loadPart(() =>
    import('~/features/own/own-after-days').then((module) => ({ default: module.OwnAfterDays })),
  ),
)

interface AfterDaysProps {
  days: DayView[]
  /** The complete itinerary; null while days are still arriving. */
  itinerary: ItineraryView | null
  guide: TripGuide<string> | null
  plan: PlanType
  /** Of a trip to several places, the position of the one whose day is open. */
  place: number
  onUpgrade: (reach: Reach) => void
}

/** What a plan holds besides its days: where to stay, essentials, tips, checks, costs, what to book. */
export function AfterDays({ days, itinerary, guide, plan, place, onUpgrade }: AfterDaysProps) {
  // The reader's own notes and lists are read by the browser.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-3 lg:gap-y-8 lg:pt-5">
      {guide?.houses && guide.houses.list.length > 0 && (
        <WhereToStay houses={guide.houses} days={days} plan={plan} onUpgrade={() => onUpgrade('editing')} />
      )}
      {guide?.places && (
        <StayByPlace places={guide.places} open={place} days={days} plan={plan} onUpgrade={onUpgrade} />
      )}
      {guide?.essentials && <EssentialsSection essentials={guide.essentials} places={guide.places} />}
      {itinerary && (
        <>
          <div className="grid items-start gap-x-10 gap-y-4 lg:gap-y-8 xl:grid-cols-2">
            <TravelTips tips={itinerary.tips.filter((tip) => !guide?.repeatedTips.includes(tip))} />
            <div>
              <ChecksPanel checks={itinerary.checks} scores={itinerary.scores} unmet={itinerary.unmet} />
              {itinerary.provenance && <ProvenanceNote provenance={itinerary.provenance} />}
            </div>
          </div>
          <PartyBudget
            itinerary={itinerary}
            plan={plan}
            {...(guide?.dailyCents && { dailyCents: guide.dailyCents })}
          />
          {ready && (
            <>
              <Suspense fallback={null}>
                <SpentTable itinerary={itinerary} />
              </Suspense>
              <Suspense fallback={null}>
                <OwnAfterDays essentials={guide?.essentials} />
              </Suspense>
            </>
          )}
        </>
      )}
      {guide?.recommendations && (
        <RecommendationsSection
          recommended={guide.recommendations}
          travellers={itinerary?.travellers}
          onUpgrade={onUpgrade}
        />
      )}
      {guide?.places && (
        <RecommendationsByPlace
          places={guide.places}
          open={place}
          travellers={itinerary?.travellers}
          onUpgrade={onUpgrade}
        />
      )}
      {itinerary && (
        <Suspense fallback={null}>
          <UnitsForm />
        </Suspense>
      )}
    </div>
  )
}
