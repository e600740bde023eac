import { lazy, Suspense, useEffect, useState } from 'react'
import { loadPart } from '~/ui/load-part'
import { AddBooking } from './add-booking'

const DayOwn = lazy(() =>
  loadPart(() => import('~/features/own/day-own').then((module) => ({ default: module.DayOwn }))),
)

/** What is added to a day of the trip: what is booked, notes and what was paid. */
export function DayTools({ day }: { day: number }) {
  // Notes are nobody's but the reader's: the server does not draw them.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <div className="grid gap-3">
      <AddBooking day={day} />
      {ready && (
        <Suspense fallback={null}>
          <DayOwn day={day} />
        </Suspense>
      )}
    </div>
  )
}
