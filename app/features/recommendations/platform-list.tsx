import type { LinkReader } from '~/domain/guide/recommendations'
import type { AffiliateCategory, Journey } from '~/domain/marketing/affiliate/providers'
import { AffiliateLink } from '~/features/affiliate/affiliate-link'
import { TripIcon, type TripIconName } from '~/ui/trip-icon'

const kinds: Partial<
  Record<AffiliateCategory, { icon: TripIconName; title: (place: string) => string; note: string }>
> = {
  flights: { icon: 'plane', title: (place) => `Flights to ${place}`, note: 'Compare airlines and dates.' },
  compensation: {
    icon: 'clock',
    title: () => 'Delayed or cancelled flight',
    note: 'Find out whether you are owed money.',
  },
  transfers: { icon: 'car', title: () => 'Airport transfer', note: 'A driver with your name on a board.' },
  'car-rentals': { icon: 'car', title: () => 'Rental car', note: 'For days out of town.' },
  'bike-rentals': { icon: 'today', title: () => 'Rental bike', note: 'By the day, helmet included or not.' },
  transport: { icon: 'transit', title: () => 'Trains and coaches', note: 'Timetables and seats.' },
}

interface PlatformListProps {
  platforms: { category: AffiliateCategory; id: string; name: string }[]
  place: string
  reader: LinkReader
  journey: Journey
}

/** Booking platforms, one for each category. */
export function PlatformList({ platforms, place, reader, journey }: PlatformListProps) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {platforms.map(({ category, id, name }) => {
        const kind = kinds[category]
        if (!kind) return null
        return (
          <li key={category} className="border-ink-line border-t">
            <AffiliateLink
              provider={id}
              category={category}
              place={place}
              journey={journey}
              {...reader}
              className="group grid min-h-16 grid-cols-[2.5rem_1fr_auto] items-center gap-x-2 py-3"
            >
              <TripIcon name={kind.icon} className="size-6" />
              <span>
                <b className="block font-strong group-hover:underline">{kind.title(place)}</b>
                <span className="text-ink-soft text-small">{kind.note}</span>
              </span>
              <span className="flex items-center gap-1.5 text-small">
                {name}
                <TripIcon name="external" />
              </span>
            </AffiliateLink>
          </li>
        )
      })}
    </ul>
  )
}
