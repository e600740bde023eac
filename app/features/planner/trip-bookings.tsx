import { lazy, Suspense, useState } from 'react'
import type { TripForm } from '~/domain/request/trip-form'
import { clockText } from '~/domain/units'
import { useUnits } from '~/features/units/units-context'
import { shortDate } from '~/messages/en/dates'
import { buttonClass } from '~/ui/button-class'
import { loadPart } from '~/ui/load-part'
import { TripIcon } from '~/ui/trip-icon'
import { tripFieldId } from './trip-field-id'

const BookDialog = lazy(() =>
  loadPart(() =>
    import('~/features/bookings/book-before').then((module) => ({ default: module.BookBefore })),
  ),
)

interface TripBookingsProps {
  form: TripForm
  error: string | undefined
  onChange: (change: Partial<TripForm>) => void
}

/** What is booked before there is a plan; the plan is made around it. */
export function TripBookings({ form, error, onChange }: TripBookingsProps) {
  const [open, setOpen] = useState(false)
  const units = useUnits()
  const [asking, setAsking] = useState(false)
  const { bookings = [], startDate, endDate } = form
  return (
    <details
      className="group -mt-2"
      open={open || Boolean(error)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        id={tripFieldId('bookings')}
        className="flex min-h-tap items-center gap-2 rounded-control text-small hover:underline [&::-webkit-details-marker]:hidden"
      >
        <TripIcon name="ticket" />
        <span className="font-strong">I have a booking</span>
        <span className="text-ink-soft">
          {bookings.length > 0 ? bookings.length : 'flight, table, ticket'}
        </span>
        <TripIcon name="down" className="ml-auto group-open:rotate-180" />
      </summary>
      <p className="pb-1 text-ink-soft text-small">Your plan is made around it.</p>
      {error && <p className="pb-1 font-strong text-small">{error}</p>}
      <ul>
        {bookings.map((booking) => (
          <li
            key={`${booking.date} ${booking.start} ${booking.title}`}
            className="flex min-h-11 items-center justify-between gap-2 border-ink-line border-t text-small"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {shortDate(booking.date)}, {clockText(booking.start, units)}: <b>{booking.title}</b>
            </span>
            <button
              type="button"
              aria-label={`Remove ${booking.title}`}
              onClick={() => onChange({ bookings: bookings.filter((other) => other !== booking) })}
              className={buttonClass({ variant: 'quiet', size: 'small', square: true })}
            >
              <TripIcon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setAsking(true)} className={buttonClass({ size: 'small' })}>
        <TripIcon name="plus" />
        Add a booking
      </button>
      {asking && (
        <Suspense fallback={null}>
          <BookDialog
            dates={[startDate, endDate]}
            onBook={(booking) => onChange({ bookings: [...bookings, booking] })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </details>
  )
}
