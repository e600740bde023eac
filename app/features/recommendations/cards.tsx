import type { ReactNode } from 'react'
import type { ActivityCard, HotelCard, LinkReader } from '~/domain/guide/recommendations'
import { AffiliateLink } from '~/features/affiliate/affiliate-link'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { HouseDrawing } from './house-drawing'

export interface LinkedTo {
  place: string
  reader: LinkReader
}

/** A house as an example of what a quarter offers at this price level. */
export function Hotel({ card, index, link }: { card: HotelCard; index: number; link: LinkedTo }) {
  const { name, location, about, features, rating, pricePerNight, price, discountPercent, specialOffer } =
    card
  const offer = [discountPercent && `${discountPercent}% off`, specialOffer].filter(Boolean).join(' ')
  return (
    <Card art={<HouseDrawing index={index} />}>
      <Head name={name} note={`${location} · ${features.join(' · ')}`} rating={rating} />
      <p className="text-small leading-snug">{about}</p>
      {offer && <p className="text-ink-hot-text text-small">Sample offer: {offer}</p>}
      <Foot price={pricePerNight} unit={`a night each, two sharing; ${price} for the stay`}>
        <AffiliateLink
          provider="booking"
          category="hotels"
          place={link.place}
          {...link.reader}
          className={buttonClass({ size: 'small' })}
        >
          Look for hotels
          <Icon name="external" label="opens Booking.com" />
        </AffiliateLink>
      </Foot>
    </Card>
  )
}

/** Something to do that is booked: place, price and length as the catalogue has them. */
export function ActivityToBook({ card, link }: { card: ActivityCard; link: LinkedTo }) {
  const { name, location, category, duration, highlights, badges, groupSize, language, rating } = card
  return (
    <Card art={<Ticket duration={duration} />}>
      <Head
        name={name}
        note={[category, location].filter(Boolean).join(' · ')}
        rating={rating}
        reviews={card.reviewCount}
      />
      <p className="text-small leading-snug">{highlights}</p>
      <p className="text-ink-soft text-small">{[...badges, groupSize, language].join(' · ')}</p>
      <Foot price={card.price} unit="for one">
        <AffiliateLink
          provider="viator"
          category="tours"
          place={link.place}
          {...link.reader}
          className={buttonClass({ size: 'small' })}
        >
          Look for tickets
          <Icon name="external" label="opens Viator" />
        </AffiliateLink>
      </Foot>
    </Card>
  )
}

function Card({ art, children }: { art: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] overflow-hidden rounded-sheet bg-ink-sheet sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="relative">{art}</div>
      <div className="flex flex-col gap-2 p-4">{children}</div>
    </li>
  )
}

interface HeadProps {
  name: string
  note: string
  rating: number
  reviews?: number
}

function Head({ name, note, rating, reviews }: HeadProps) {
  return (
    <div>
      <h3 className="font-strong text-[1.0625rem] leading-tight">{name}</h3>
      <p className="mt-0.5 text-ink-soft text-small">{note}</p>
      <p className="mt-1 flex flex-wrap items-center gap-1.5 text-small">
        <Icon name="star" className="size-4 text-ink-hot-text" />
        <b className="font-strong">{rating.toFixed(1)}</b> of 5
        {reviews && ` from ${reviews.toLocaleString('en-US')} reviews`}
        <span className="border border-ink-edge border-dashed px-1.5 text-ink-soft text-micro">Sample</span>
      </p>
    </div>
  )
}

function Foot({ price, unit, children }: { price: string; unit: string; children: ReactNode }) {
  return (
    <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-1">
      <p className="leading-none">
        <b className="block font-place text-[1.75rem] leading-none [font-stretch:76%]">{price}</b>
        <span className="mt-1 block text-ink-soft text-micro leading-tight">{unit}</span>
      </p>
      {children}
    </div>
  )
}

/** The stub of a ticket: how long it takes, as large as it gets. */
function Ticket({ duration }: { duration: string }) {
  const [first, ...rest] = duration.split(/(?<=h) /)
  return (
    <div className="flex h-full flex-col justify-center gap-0.5 border-ink-paper border-r-[5px] border-dotted bg-ink-field px-3 text-ink-on-field">
      <b className="font-place text-[1.75rem] leading-none [font-stretch:66%] sm:text-[2.25rem]">{first}</b>
      {rest.length > 0 && <b className="text-[1.125rem] leading-none wdth-time">{rest.join(' ')}</b>}
    </div>
  )
}
