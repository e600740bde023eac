import { lazy, memo, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { PlaceGuide, TripGuide } from '~/domain/guide/trip-guide'
import type { Travellers } from '~/domain/travellers'
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

interface RecommendationsByPlaceProps extends Pick<RecommendationsSectionProps, 'travellers' | 'onUpgrade'> {
  places: readonly PlaceGuide<string>[]
  /** The name of the place whose day is open. */
  open: string | undefined
}

/** What to book in one place of a trip: in the one whose day is open, until another is chosen. */
export function RecommendationsByPlace({ places, open, travellers, onUpgrade }: RecommendationsByPlaceProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const known = useMemo(() => places.filter(({ recommendations }) => recommendations), [places])
  const at = known.find(({ name }) => name === (chosen ?? open)) ?? known[0]
  const choice = useMemo(
    () => (
      <SelectField
        label="What to book in"
        value={at?.name}
        options={known.map(({ name }) => ({ value: name, label: name }))}
        onChange={({ target }) => setChosen(target.value)}
        className="max-w-xs py-3"
      />
    ),
    [at, known],
  )
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
