import { useEffect, useState } from 'react'
import type { DatedBooking } from '~/domain/request/booking'
import { emptyBooking, usualTurn } from '~/domain/request/booking-fields'
import { type EditableTrip, openTrip } from '~/features/itinerary-editor/editable-trip'
import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import { useStayChange } from '~/features/stay/use-stay-change'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { bookingMove, knownPlaces } from './booked'
import { BookingForm } from './booking-form'

/** Asks for a booking of a day, puts it into the plan, stores it, and takes it back. */
export function BookOnTrip({ day, asking, onClose }: { day: number; asking: boolean; onClose: () => void }) {
  const session = useEditSession()
  const { busy, said, book, undo } = useStayChange()
  const [trip, setTrip] = useState<EditableTrip | 'none' | null>(null)
  const id = session?.tripId.current ?? null
  useEffect(() => {
    if (!asking || trip) return
    let gone = false
    const open = async () => {
      const opened = id === null ? null : await openTrip(id)
      if (!gone) setTrip(opened ?? 'none')
    }
    void open()
    return () => {
      gone = true
    }
  }, [asking, trip, id])
  const days = session?.shown?.days ?? []
  const dates = days.map(({ date }) => date)
  const date = days.find((each) => each.day === day)?.date ?? ''
  const add = (booking: DatedBooking) => {
    onClose()
    const move = bookingMove(booking, null, days)
    if (move) void book(move, booking.title)
  }
  return (
    <>
      <p role="status" className="text-small">
        {busy === null ? said : `Planning around ${busy}`}
        {asking && trip === 'none' && (id === null ? 'Log in to add to this plan: you keep it.' : failed)}
      </p>
      {undo && (
        <Button size="small" disabled={busy !== null} onClick={undo}>
          Undo
        </Button>
      )}
      {asking && trip !== null && trip !== 'none' && (
        <Dialog isOpen onOpenChange={onClose} title="What have you booked?">
          <BookingForm
            initial={{ ...emptyBooking, date, turn: usualTurn(date, dates) }}
            dates={dates}
            currency={trip.facts.destination.currency}
            places={knownPlaces(trip.facts.destination)}
            action="Add"
            onBook={add}
            onCancel={onClose}
          />
        </Dialog>
      )}
    </>
  )
}

const failed = 'The trip could not be opened. Please try again.'
