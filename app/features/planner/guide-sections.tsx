import { lazy, memo, Suspense } from 'react'
import type { TripGuide } from '~/domain/guide/trip-guide'
import type { Travellers } from '~/domain/travellers'
import { loadPart } from '~/ui/load-part'
import { Skeleton } from '~/ui/skeleton'
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
}: {
  essentials: NonNullable<TripGuide<string>['essentials']>
}) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <EssentialsPack essentials={essentials} />
    </Suspense>
  )
})

interface RecommendationsSectionProps {
  recommended: NonNullable<TripGuide<string>['recommendations']>
  travellers: Travellers | undefined
  onUpgrade: (reach: Reach) => void
}

export const RecommendationsSection = memo(function RecommendationsSection({
  recommended,
  travellers,
  onUpgrade,
}: RecommendationsSectionProps) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Recommendations
        recommended={recommended}
        travellers={travellers}
        onUpgrade={() => onUpgrade('recommendations')}
      />
    </Suspense>
  )
})
