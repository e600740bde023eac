import { addDays, type CalendarDate } from '~/domain/calendar/calendar-date'
import type { DatedBooking } from '~/domain/request/booking'
import { emptyBooking, usualTurn } from '~/domain/request/booking-fields'
import { longestTrip, tripLength } from '~/domain/request/trip-rules'
import { Dialog } from '~/ui/dialog'
import { BookingForm } from './booking-form'

interface BookBeforeProps {
  /** The first and the last day. */
  dates: [CalendarDate, CalendarDate]
  onBook: (booking: DatedBooking) => void
  onClose: () => void
}

/** Asks for a booking while there is no plan yet. Places are found when the plan is made. */
export function BookBefore({ dates: [start, end], onBook, onClose }: BookBeforeProps) {
  const days = Math.max(1, Math.min(longestTrip, tripLength(start, end)))
  const dates = Array.from({ length: days }, (_, index) => addDays(start, index))
  return (
    <Dialog isOpen onOpenChange={onClose} title="What have you booked?">
      <BookingForm
        initial={{ ...emptyBooking, kind: 'flight', date: start, turn: usualTurn(start, dates) }}
        dates={dates}
        currency="USD"
        places={[]}
        action="Add"
        onBook={(booking) => {
          onBook(booking)
          onClose()
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
