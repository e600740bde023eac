import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { type Draft, draftOf, type EditFacts, stopsOf } from '~/domain/itinerary/edit/draft'
import type { BaseChoice, Move, Step } from '~/domain/itinerary/edit/moves'
import { prepared } from '~/domain/itinerary/edit/prepare'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { openTrip } from '~/features/itinerary-editor/editable-trip'
import type { EditSession } from '~/features/itinerary-editor/use-edit-session'

/** Another base, a booking, or other hours of a day. */
export type StayChange =
  /** `within` is one place of a trip to several, by its position and its days; all days where it is left out. */
  | { base: BaseChoice; within?: { place: number; days: readonly number[] } | undefined }
  | { book: Move }
  | { day: number; from?: string; to?: string }

interface ChangedTrip {
  version: number
  before: ItineraryView
  after: ItineraryView
  /** Days that could not be planned for the change. */
  left: number
  /** Whether more checks fail than before. */
  worse: boolean
}

/** The trip with the change. Null when it cannot be loaded. */
export async function tripWith(
  change: StayChange,
  tripId: string,
  session: EditSession,
): Promise<ChangedTrip | null> {
  const trip = await openTrip(tripId)
  if (!trip) return null
  // What was edited here goes before what the server has.
  const before =
    session.inHand || session.version !== null ? (session.shown ?? trip.itinerary) : trip.itinerary
  const draft = draftOf(before)
  const made =
    'base' in change
      ? await planFrom(change, draft, trip.facts)
      : 'book' in change
        ? await around(change.book, draft, trip.facts)
        : await within(change, draft, trip.facts)
  const worse = failing(made.after) > failing(before)
  return { version: session.version ?? trip.version, before, ...made, worse }
}

/** The same sights from another base, with tables and an order that suit it. */
async function planFrom(
  { base, within: part }: Extract<StayChange, { base: BaseChoice }>,
  draft: Draft,
  facts: EditFacts,
) {
  const days = draft.itinerary.days.filter(({ day }) => !part || part.days.includes(day))
  const place = part && { place: part.place }
  const move: Move = { kind: 'base', days: days.map(({ day }) => day), base, ...place }
  const moved = applyMoves(draft, [move], facts)
  const inTown = days.flatMap(({ kind, day }) => (kind === undefined ? [day] : []))
  const planned = await planDays({ days: inTown, change: { sameSights: true, ...place } }, moved, facts)
  const whole = planned.filter((day) => keepsSights(day, moved.itinerary.days[day.day - 1]))
  const after = applyMoves(moved, [{ kind: 'days', days: whole }], facts)
  const better = failing(after.itinerary) <= failing(moved.itinerary)
  return better
    ? { after: after.itinerary, left: planned.length - whole.length }
    : { after: moved.itinerary, left: planned.length }
}

/** The booking at its time, and its day planned around it where that fits better than what stood there. */
async function around(move: Move, draft: Draft, facts: EditFacts) {
  const booked = applyMoves(draft, [move], facts)
  if (move.kind !== 'book' || failing(booked.itinerary) <= failing(draft.itinerary))
    return { after: booked.itinerary, left: 0 }
  const planned = await planDays({ days: [move.day], change: {} }, booked, facts)
  const again = applyMoves(booked, [{ kind: 'days', days: planned }], facts)
  const better = failing(again.itinerary) < failing(booked.itinerary)
  return { after: (better ? again : booked).itinerary, left: 0 }
}

async function within(
  { day, ...change }: { day: number; from?: string; to?: string },
  draft: Draft,
  facts: EditFacts,
) {
  const planned = await planDays({ days: [day], change }, draft, facts)
  const after = applyMoves(draft, [{ kind: 'days', days: planned }], facts)
  return { after: after.itinerary, left: planned.length === 0 ? 1 : 0 }
}

async function planDays(step: Step, draft: Draft, facts: EditFacts): Promise<DayView[]> {
  const work = prepared({ title: '', ...step }, draft, facts)
  let state = work.next()
  for (; !state.done; state = work.next()) await new Promise((resolve) => setTimeout(resolve))
  const moves = state.value.ok ? state.value.moves : []
  return moves.flatMap((move) => (move.kind === 'days' ? move.days : []))
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
