import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { EditFacts } from './draft'
import type { Proposal } from './moves'

type Replanning = Extract<Proposal, { change: unknown }>

/**
 * Re-plans days one at a time, so that the browser can draw in between: yields how many are done. Returns the days that
 * changed, or why none did.
 */
export function* replanned(
  itinerary: ItineraryView,
  { days: wanted, change }: Pick<Replanning, 'days' | 'change'>,
  { request, destination, replanDays }: EditFacts,
): Generator<number, { ok: true; days: DayView[] } | { ok: false; message: string }> {
  let days = itinerary.days
  let refused: string | undefined
  for (const [index, day] of wanted.entries()) {
    yield index
    const made = replanDays(days, { ...change, days: [day] }, request, destination)
    if (made.ok) days = made.value
    else refused ??= made.failure.message
  }
  const changed = days.filter((day, index) => !same(day, itinerary.days[index]))
  return changed.length === 0 && refused !== undefined
    ? { ok: false, message: refused }
    : { ok: true, days: changed }
}

/** The same stops at the same times. */
function same(day: DayView, other: DayView | undefined): boolean {
  const plan = (each: DayView | undefined) =>
    each?.activities.map(({ placeId, title, startTime, endTime }) =>
      [placeId ?? title, startTime, endTime].join(),
    )
  return day === other || plan(day)?.join() === plan(other)?.join()
}
