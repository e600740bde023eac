import type { ReactNode } from 'react'
import type { ActivityCard, HotelCard, LinkReader } from '~/domain/guide/recommendations'
import type { AffiliateCategory, Journey } from '~/domain/marketing/affiliate/providers'
import { AffiliateLink } from '~/features/affiliate/affiliate-link'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { HouseDrawing } from './house-drawing'

export interface LinkedTo {
  place: string
  reader: LinkReader
  /** When, and for whom. */
  journey: Journey
}

/** A hotel of the catalogue, and where to look for a room. */
export function Hotel({ card, index, link }: { card: HotelCard<string>; index: number; link: LinkedTo }) {
  return (
    <Card
      art={<HouseDrawing index={index} />}
      name={card.name}
      note={card.kind}
      price={card.pricePerNight}
      unit={`a night each, two sharing; ${card.price} for the stay`}
      link={link}
      what={card.name}
      booking={atBooking}
    >
      <p className="text-small leading-snug">{card.about}</p>
    </Card>
  )
}

const atBooking = {
  provider: 'booking',
  category: 'hotels',
  words: 'Look for hotels',
  opens: 'Booking.com',
} as const

/** Where to look for a hotel in a town whose hotels nobody has checked. */
export function AnyHotel({ link, quarter }: { link: LinkedTo; quarter: string | null }) {
  return <BookingLink booking={atBooking} link={link} {...(quarter && { what: quarter })} />
}

/** Something to book: place, price and duration from the catalogue. */
export function ActivityToBook({ card, link }: { card: ActivityCard<string>; link: LinkedTo }) {
  const { category, location, badges } = card
  return (
    <Card
      art={<Ticket duration={card.duration} />}
      name={card.name}
      note={[category, location].filter(Boolean).join(' · ')}
      price={card.price}
      unit="for one"
      link={link}
      what={card.name}
      booking={{ provider: 'viator', category: 'tours', words: 'Look for tickets', opens: 'Viator' }}
    >
      <p className="text-small leading-snug">{card.highlights}</p>
      {badges.length > 0 && <p className="text-ink-soft text-small">{badges.join(' · ')}</p>}
    </Card>
  )
}

interface Booking {
  provider: string
  category: AffiliateCategory
  words: string
  /** Name of the platform. */
  opens: string
}

function BookingLink({ booking, link, what }: { booking: Booking; link: LinkedTo; what?: string }) {
  return (
    <AffiliateLink
      provider={booking.provider}
      category={booking.category}
      place={link.place}
      what={what}
      journey={link.journey}
      {...link.reader}
      className={buttonClass({ size: 'small', className: 'justify-self-start' })}
    >
      {booking.words}
      <Icon name="external" label={`opens ${booking.opens}`} />
    </AffiliateLink>
  )
}

interface CardProps {
  art: ReactNode
  name: string
  note: string
  price: string
  /** What the price is for: "per person". */
  unit: string
  link: LinkedTo
  /** What to look for there. */
  what: string
  /** Where to look for it, and the label of the button. */
  booking: Booking
  children: ReactNode
}

/** Something to book: what it is, the price, and where to look. */
function Card({ art, name, note, price, unit, link, what, booking, children }: CardProps) {
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] overflow-hidden rounded-sheet bg-ink-sheet sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="relative">{art}</div>
      <div className="flex flex-col gap-2 p-4">
        <div>
          <h3 className="font-strong text-[1.0625rem] leading-tight">{name}</h3>
          <p className="mt-0.5 text-ink-soft text-small">{note}</p>
        </div>
        {children}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-1">
          <p className="leading-none">
            <b className="block font-place text-[1.75rem] leading-none [font-stretch:76%]">{price}</b>
            <span className="mt-1 block text-ink-soft text-micro leading-tight">{unit}</span>
          </p>
          <BookingLink booking={booking} link={link} what={what} />
        </div>
      </div>
    </li>
  )
}

/** The stub of a ticket with the duration. */
function Ticket({ duration }: { duration: string }) {
  const [first, ...rest] = duration.split(/(?<=h) /)
  return (
    <div className="flex h-full flex-col justify-center gap-0.5 border-ink-paper border-r-[5px] border-dotted bg-ink-field px-3 text-ink-on-field">
      <b className="font-place text-[1.75rem] leading-none [font-stretch:66%] sm:text-[2.25rem]">{first}</b>
      {rest.length > 0 && <b className="text-[1.125rem] leading-none wdth-time">{rest.join(' ')}</b>}
    </div>
  )
}
