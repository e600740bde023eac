import { type AbTag, providersFor } from '~/domain/marketing/affiliate/links'
import type { TripPlace } from '~/domain/marketing/affiliate/regions'
import { AffiliateLink } from './affiliate-link'
import { bookingLabels } from './booking-labels'

interface BookingLinksProps {
  place: TripPlace
  ab: AbTag
  userId?: string | null
}

/** Where a trip to a place can be booked, one platform for each thing there is to book. */
export function BookingLinks({ place, ab, userId }: BookingLinksProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 sm:flex sm:flex-wrap sm:gap-x-8 sm:gap-y-1">
      {providersFor(place).map(({ category, id, name }) => (
        <li key={category}>
          <AffiliateLink
            provider={id}
            category={category}
            place={place.name}
            ab={ab}
            userId={userId}
            className="inline-flex min-h-11 flex-wrap items-baseline gap-x-2 py-2 leading-snug hover:underline"
          >
            <b>{bookingLabels[category](place.name)}</b>
            <span className="w-full text-ink-soft text-small sm:w-auto">{name}</span>
          </AffiliateLink>
        </li>
      ))}
    </ul>
  )
}
