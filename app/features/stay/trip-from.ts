import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { type Draft, draftOf, type EditFacts, stopsOf } from '~/domain/itinerary/edit/draft'
import type { BaseChoice, Move } from '~/domain/itinerary/edit/moves'
import { prepared } from '~/domain/itinerary/edit/prepare'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { openTrip } from '~/features/itinerary-editor/editable-trip'
import type { EditSession } from '~/features/itinerary-editor/use-edit-session'

interface TripFrom {
  version: number
  before: ItineraryView
  after: ItineraryView
  /** Days whose stops could not be planned from there, and have new ways only. */
  left: number
}

/** The trip from another base: the same sights, with tables and an order that suit it. Null when it cannot be loaded. */
export async function tripFrom(
  base: BaseChoice,
  tripId: string,
  session: EditSession,
): Promise<TripFrom | null> {
  const trip = await openTrip(tripId)
  if (!trip) return null
  // What was edited here goes before what the server has.
  const before =
    session.inHand || session.version !== null ? (session.shown ?? trip.itinerary) : trip.itinerary
  const { after, left } = await planFrom(base, draftOf(before), trip.facts)
  return { version: session.version ?? trip.version, before, after, left }
}

async function planFrom(base: BaseChoice, draft: Draft, facts: EditFacts) {
  const { days } = draft.itinerary
  const numbers = days.map(({ day }) => day)
  const move: Move = { kind: 'base', days: numbers, base }
  const moved = applyMoves(draft, [move], facts)
  const inTown = days.flatMap(({ kind, day }) => (kind === undefined ? [day] : []))
  const work = prepared({ title: '', days: inTown, change: { sameSights: true } }, moved, facts)
  let step = work.next()
  for (; !step.done; step = work.next()) await new Promise((resolve) => setTimeout(resolve))
  const planned = step.value.ok ? step.value.moves : []
  const whole = planned.map((each) =>
    each.kind === 'days'
      ? { ...each, days: each.days.filter((day) => keepsSights(day, moved.itinerary.days[day.day - 1])) }
      : each,
  )
  const after = applyMoves(moved, whole, facts)
  const better = failing(after.itinerary) <= failing(moved.itinerary) ? after : moved
  const again = better === after ? whole.flatMap((each) => (each.kind === 'days' ? each.days : [])).length : 0
  const refused = planned.flatMap((each) => (each.kind === 'days' ? each.days : [])).length - again
  return { after: better.itinerary, left: refused }
}

/** Nobody loses a sight by sleeping elsewhere. */
function keepsSights(day: DayView, was: DayView | undefined): boolean {
  const sights = (each: DayView) =>
    stopsOf(each).flatMap(({ type, placeId, id }) => (type === 'food' ? [] : [placeId ?? id]))
  const now = new Set(sights(day))
  return was !== undefined && sights(was).every((id) => now.has(id))
}

function failing({ checks }: ItineraryView): number {
  return checks.filter(({ status }) => status === 'fail').length
}
