import type { ReactNode } from 'react'
import type { Recommendations as Recommended } from '~/domain/guide/recommendations'
import { providersFor } from '~/domain/marketing/affiliate/links'
import type { AffiliateCategory } from '~/domain/marketing/affiliate/providers'
import type { Travellers } from '~/domain/travellers'
import { AffiliateDisclosure } from '~/features/affiliate/affiliate-disclosure'
import { Fold } from '~/ui/fold'
import { Tabs } from '~/ui/tabs'
import { ActivityToBook, AnyHotel, Hotel } from './cards'
import { LockedCards } from './locked-cards'
import { PlatformList } from './platform-list'

interface RecommendationsProps {
  recommended: Recommended<string>
  /** For whom, where that was changed since. */
  travellers?: Travellers | undefined
  /** Chooses the place of a trip to several. */
  choice?: ReactNode
  onUpgrade: () => void
}

/** What to book for a trip, and where. Nothing is booked on this site. */
export function Recommendations({ recommended, travellers, choice, onUpgrade }: RecommendationsProps) {
  const { place, reader, hotels, activities, locked, arrival, transit, quarter } = recommended
  const journey = { ...recommended.journey, ...(travellers && { travellers }), country: place.country }
  const link = { place: place.name, reader, journey }
  const offered = providersFor(place)
  const platforms = (...categories: AffiliateCategory[]) => ({
    place: place.name,
    reader,
    journey,
    platforms: offered.filter(({ category }) => categories.includes(category)),
  })
  const tabs = [
    {
      id: 'hotels',
      label: 'Hotels',
      content: (
        <Panel
          note={
            hotels.length > 0
              ? 'Hotels and their usual prices come from our catalogue. The platforms have the price of your dates.'
              : 'We have checked no hotels here. The platforms show what is free.'
          }
        >
          {hotels.length > 0 ? (
            <Cards>
              {hotels.map((card, index) => (
                <Hotel key={card.id} card={card} index={index} link={link} />
              ))}
            </Cards>
          ) : (
            <AnyHotel link={link} quarter={quarter} />
          )}
          <LockedCards count={locked.hotels} what="hotels" onUpgrade={onUpgrade} />
        </Panel>
      ),
    },
    {
      id: 'activities',
      label: 'Activities',
      content: (
        <Panel note="Places, prices and durations come from our catalogue. The platforms have the tickets of your dates.">
          <Cards>
            {activities.map((card) => (
              <ActivityToBook key={card.id} card={card} link={link} />
            ))}
          </Cards>
          <LockedCards count={locked.activities} what="activities" onUpgrade={onUpgrade} />
        </Panel>
      ),
    },
    {
      id: 'flights',
      label: 'Flights',
      content: (
        <Panel note="We do not know fares. The platforms show today's.">
          <p className="max-w-measure">{arrival}</p>
          <PlatformList {...platforms('flights', 'compensation')} />
        </Panel>
      ),
    },
    {
      id: 'transportation',
      label: 'Transportation',
      content: (
        <Panel note={`Local fares as of ${transit.year}.`}>
          <p className="max-w-measure">
            In {place.name} you travel by {transit.name}: <b>{transit.fare}</b> a ride
            {transit.dayPass && (
              <>
                , <b>{transit.dayPass}</b> for a day ticket
              </>
            )}
            .
          </p>
          <PlatformList {...platforms('transfers', 'car-rentals', 'bike-rentals', 'transport')} />
        </Panel>
      ),
    },
  ] as const
  return (
    <Fold id="recommendations" title="Travel Recommendations" className="not-printed">
      {choice}
      <Tabs label="Travel Recommendations" tabs={tabs} />
      <AffiliateDisclosure className="mt-4 max-w-measure text-ink-soft text-small" />
    </Fold>
  )
}

function Panel({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-small">{note}</p>
      {children}
    </div>
  )
}

function Cards({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 xl:grid-cols-2">{children}</ul>
}
