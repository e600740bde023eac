import type { ActivityView } from '~/domain/itinerary/itinerary'
import type { JourneyMode } from '~/domain/itinerary/journey'
import type { Booking, BookingKind } from '~/domain/request/booking'
import { clockText, wayText } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { ticketWords } from '~/messages/en/ticket-words'
import { TripIcon, type TripIconName } from '~/ui/trip-icon'
import { DayTripParts } from './day-trip-parts'
import { JourneyDetails } from './journey-details'
import { StopNumber } from './stop-number'
import { Unverified } from './unverified'

const icons: Record<ActivityView['type'], { name: TripIconName; label: string }> = {
  attraction: { name: 'sight', label: 'Attraction' },
  food: { name: 'food', label: 'Food' },
  transport: { name: 'transit', label: 'Transport' },
  accommodation: { name: 'bed', label: 'Accommodation' },
}

const bookingIcons: Record<BookingKind, { name: TripIconName; label: string }> = {
  flight: { name: 'plane', label: 'Flight' },
  train: { name: 'train', label: 'Train' },
  table: { name: 'table', label: 'Booked table' },
  tour: { name: 'flag', label: 'Tour' },
  show: { name: 'stage', label: 'Show' },
  ticket: { name: 'ticket', label: 'Ticket with a time' },
}

const journeyIcons: Record<JourneyMode, { name: TripIconName; label: string }> = {
  train: { name: 'train', label: 'Train or coach' },
  flight: { name: 'plane', label: 'Flight' },
  ferry: { name: 'transit', label: 'Ferry' },
  car: { name: 'car', label: 'Drive' },
}

interface ActivityRowProps {
  activity: ActivityView
  number: number | undefined
  /** Shown where the part of the day changes. */
  section: string | null
  first: boolean
  /** Where a map app shows the way; the title is plain text without it. */
  href?: string | undefined
}

/** One activity: the way there, when, what, why, and what it costs. */
export function ActivityRow({ activity, number, section, first, href }: ActivityRowProps) {
  const units = useUnits()
  const { title, description, startTime, cost, reason, travel, hours, type } = activity
  const { journey } = activity
  const icon = journey
    ? journeyIcons[journey.mode]
    : activity.booking
      ? bookingIcons[activity.booking.kind]
      : icons[type]
  const ticket = ticketWords(activity)
  return (
    <li
      data-stop={number}
      className="grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-3 border-ink-line border-t py-3 first:border-t-0 sm:grid-cols-[8.25rem_minmax(0,1fr)_auto]"
    >
      {(section || travel.minutes > 0) && (
        <div className="col-span-full flex flex-wrap gap-x-3 pb-1.5 text-ink-soft text-small sm:col-start-2">
          {section && <h4 className="font-strong text-ink-hot-text">{section}</h4>}
          {travel.minutes > 0 && (
            <p className="flex items-center gap-1.5">
              <TripIcon name={travel.mode === 'walk' ? 'walk' : 'transit'} />
              {travel.minutes} min {travel.mode === 'walk' ? 'walk' : 'ride'} ·{' '}
              {wayText(travel.meters, units)}
              {travel.onFoot ? `, ${wayText(travel.onFoot, units)} of it on foot` : ''}
              {first && ' from your base'}
              {travel.line && ` · ${travel.line.name} from ${travel.line.from} to ${travel.line.to}`}
            </p>
          )}
        </div>
      )}
      <span className="row-span-2 flex flex-col gap-1.5 whitespace-nowrap font-strong text-time leading-tight [font-stretch:78%] sm:flex-row-reverse sm:justify-end sm:gap-3">
        <span className="sm:w-23">{clockText(startTime, units)}</span>
        {number && <StopNumber value={number} />}
      </span>
      <h5 className="flex min-w-0 items-start gap-2 font-strong">
        <TripIcon name={icon.name} label={icon.label} className="mt-0.5 text-ink-soft" />
        {href ? (
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="underline decoration-1 underline-offset-4"
          >
            {title}
          </a>
        ) : (
          <span>{title}</span>
        )}
      </h5>
      <span className={cost === 'Free' ? 'whitespace-nowrap text-ink-soft' : 'whitespace-nowrap font-label'}>
        {cost === 'Free' && (type === 'transport' || type === 'accommodation') ? '' : cost}
      </span>
      <div className="col-span-2 col-start-2 sm:col-span-1">
        {journey && <JourneyDetails activity={activity} journey={journey} />}
        {activity.booking && <BookingLine activity={activity} booking={activity.booking} />}
        {description && !journey && (
          <p className="mt-0.5 text-ink-soft text-[0.9375rem] leading-snug">{description}</p>
        )}
        <DayTripParts stop={activity} />
        {activity.unverified && <Unverified activity={activity} />}
        {reason && (journey || !activity.booking) && <p className="mt-1 text-small leading-snug">{reason}</p>}
        {ticket && <p className="mt-1 text-small leading-snug">{ticket}</p>}
        {hours && type !== 'accommodation' && (
          <p className="mt-1 text-ink-soft text-small">
            {hours.length === 0
              ? 'Always open'
              : `Open ${hours.map(({ from, to }) => `${clockText(from, units)} to ${clockText(to, units)}`).join(' and ')}`}
          </p>
        )}
      </div>
    </li>
  )
}

/** What opens a booking: its way or place, its number and its link. */
function BookingLine({ activity, booking }: { activity: ActivityView; booking: Booking }) {
  const units = useUnits()
  const { kind, from, to, place, confirmation, link } = booking
  const one = from ? `From ${from}` : to && `To ${to}`
  const where = from && to ? `${from} to ${to}` : one || place
  const ends = kind === 'flight' || kind === 'train' ? 'Arrives' : 'Until'
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1 text-small leading-snug [overflow-wrap:anywhere]">
      {where && <span>{where}</span>}
      {activity.endTime !== activity.startTime && (
        <span>
          {ends} {clockText(activity.endTime, units)}
        </span>
      )}
      {confirmation && (
        <span>
          Confirmation <b className="select-all font-strong">{confirmation}</b>
        </span>
      )}
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          Open the booking
        </a>
      )}
    </p>
  )
}
