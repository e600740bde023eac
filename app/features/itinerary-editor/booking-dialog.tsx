import { findStop } from '~/domain/itinerary/edit/draft'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { emptyBooking, usualTurn } from '~/domain/request/booking-fields'
import { bookingMove, fieldsOfStop, knownPlaces } from '~/features/bookings/booked'
import { BookingForm } from '~/features/bookings/booking-form'
import { Dialog } from '~/ui/dialog'
import { useEditorTools } from './editor-tools'

interface BookingDialogProps {
  itinerary: ItineraryView
  day: number
  /** The booked stop that is changed; null for a new one. */
  id: string | null
  onClose: () => void
}

/** Adds what is booked, or changes it. */
export function BookingDialog({ itinerary, day, id, onClose }: BookingDialogProps) {
  const { edit, facts } = useEditorTools()
  const { destination } = facts
  const dates = itinerary.days.map(({ date }) => date)
  const found = id === null ? undefined : findStop(itinerary, id)
  const date = (found?.day ?? itinerary.days[day - 1])?.date ?? ''
  const initial = found
    ? fieldsOfStop(found.stop, date)
    : { ...emptyBooking, date, turn: usualTurn(date, dates) }
  return (
    <Dialog isOpen onOpenChange={onClose} title={found ? 'Edit booking' : 'What have you booked?'}>
      <BookingForm
        initial={initial}
        dates={dates}
        currency={destination.currency}
        places={knownPlaces(destination)}
        action={found ? 'Save' : 'Add'}
        onBook={(booking) => {
          const move = bookingMove(booking, id, itinerary.days)
          if (move) edit([move], `${booking.title} ${found ? 'changed' : 'added'}.`)
          onClose()
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
