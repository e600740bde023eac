import { lazy, Suspense, useState } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { loadPart } from '~/ui/load-part'

const BookOnTrip = lazy(() =>
  loadPart(() => import('./book-on-trip').then((module) => ({ default: module.BookOnTrip }))),
)

/** Adds what is booked to a day of the trip. */
export function AddBooking({ day }: { day: number }) {
  const [asking, setAsking] = useState(false)
  const [used, setUsed] = useState(false)
  return (
    <div className="not-printed flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size="small"
        onClick={() => {
          setUsed(true)
          setAsking(true)
        }}
      >
        <Icon name="plus" />
        Add a booking
      </Button>
      {used && (
        <Suspense fallback={null}>
          <BookOnTrip day={day} asking={asking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
