import type { Offer } from '~/domain/assistant/offer'
import { AffiliateLink } from '~/features/affiliate/affiliate-link'
import { Button } from '~/ui/button'
import type { PlanAnew } from './plan-anew'

interface OfferedProps {
  offer: Offer
  /** The trip's destination: "Rome, Italy". */
  place: string
  onPlanAnew: (change: PlanAnew) => void
}

/** What can be pressed beside an answer: a platform to book at, or the form filled in for another plan. */
export function Offered({ offer, place, onPlanAnew }: OfferedProps) {
  if (offer.kind === 'book')
    return (
      <p className="mt-1">
        <AffiliateLink
          provider={offer.provider}
          category={offer.category}
          place={place.split(',')[0]}
          className="inline-flex min-h-11 items-center font-strong underline"
        >
          {offer.name}
        </AffiliateLink>
      </p>
    )
  const { kind: _kind, ...change } = offer
  return (
    <p className="mt-2 mb-1">
      <Button onClick={() => onPlanAnew({ destination: place, ...change })}>Fill in the form</Button>
    </p>
  )
}
