import { lazy, memo, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { PlanType } from '~/domain/billing/plan-type'
import type { PlaceGuide, TripGuide } from '~/domain/guide/trip-guide'
import type { DayView } from '~/domain/itinerary/itinerary'
import type { Travellers } from '~/domain/travellers'
import { WhereToStay } from '~/features/stay/where-to-stay'
import { loadPart } from '~/ui/load-part'
import { Skeleton } from '~/ui/skeleton'
import { SelectField } from '~/ui/text-field'
import type { Reach } from './use-upgrade'

const EssentialsPack = lazy(() =>
  loadPart(() =>
    import('~/features/itinerary/essentials-pack').then((module) => ({ default: module.EssentialsPack })),
  ),
)
const Recommendations = lazy(() =>
  loadPart(() =>
    import('~/features/recommendations/recommendations').then((module) => ({
      default: module.Recommendations,
    })),
  ),
)

// Does not render with the form's input: a lazy part must not render again while its code loads.

export const EssentialsSection = memo(function EssentialsSection({
  essentials,
  places,
}: {
  essentials: NonNullable<TripGuide<string>['essentials']>
  places: TripGuide<string>['places']
}) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <EssentialsPack essentials={essentials} places={places} />
    </Suspense>
  )
})

interface RecommendationsSectionProps {
  recommended: NonNullable<TripGuide<string>['recommendations']>
  travellers: Travellers | undefined
  /** Chooses the place of a trip to several. */
  choice?: ReactNode
  onUpgrade: (reach: Reach) => void
}

export const RecommendationsSection = memo(function RecommendationsSection({
  recommended,
  travellers,
  choice,
  onUpgrade,
}: RecommendationsSectionProps) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Recommendations
        recommended={recommended}
        travellers={travellers}
        choice={choice}
        onUpgrade={() => onUpgrade('recommendations')}
      />
    </Suspense>
  )
})

/** One place of a trip to several: the one whose day is open, until another is chosen; and what chooses it. */
function usePlaceChoice(label: string, places: readonly PlaceGuide<string>[], open: number) {
  const [chosen, setChosen] = useState<number | null>(null)
  const at = places.find(({ index }) => index === (chosen ?? open)) ?? places[0]
  const choice = useMemo(
    () => (
      <SelectField
        label={label}
        value={at?.index}
        options={places.map(({ name, index }) => ({ value: String(index), label: name }))}
        onChange={({ target }) => setChosen(Number(target.value))}
        className="max-w-xs py-3"
      />
    ),
    [label, at, places],
  )
  return { at, choice }
}

interface ByPlaceProps extends Pick<RecommendationsSectionProps, 'travellers' | 'onUpgrade'> {
  places: readonly PlaceGuide<string>[]
  /** The position of the place whose day is open. */
  open: number
}

/** What to book in one place of a trip. */
export function RecommendationsByPlace({ places, open, travellers, onUpgrade }: ByPlaceProps) {
  const known = useMemo(() => places.filter(({ recommendations }) => recommendations), [places])
  const { at, choice } = usePlaceChoice('What to book in', known, open)
  if (!at?.recommendations) return null
  return (
    <RecommendationsSection
      recommended={at.recommendations}
      travellers={travellers}
      choice={choice}
      onUpgrade={onUpgrade}
    />
  )
}

interface StayByPlaceProps extends Omit<ByPlaceProps, 'travellers'> {
  days: DayView[]
  plan: PlanType
}

/** Where to sleep in one place of a trip. */
export function StayByPlace({ places, open, days, plan, onUpgrade }: StayByPlaceProps) {
  const known = useMemo(() => places.filter(({ houses }) => houses && houses.list.length > 0), [places])
  const { at, choice } = usePlaceChoice('Where you stay in', known, open)
  if (!at?.houses) return null
  return (
    <WhereToStay
      houses={at.houses}
      days={days}
      plan={plan}
      within={{ place: at.index, choice }}
      onUpgrade={() => onUpgrade('editing')}
    />
  )
}
