import { fromClock } from '~/domain/calendar/clock-time'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { idInPlace, idInTrip, splitPlaces, withParts } from '~/domain/itinerary/split-places'
import { applyInPlace } from './apply-in-place'
import { type Draft, type EditFacts, placeOf, type Wishes } from './draft'
import type { Move } from './moves'
import { type EditedPart, partAt, partsOf, partsOnDay, partWithStop } from './places'

/**
 * Applies edits to a trip to several places: each in the place that it is about, as to a trip of its own. Nothing moves from one
 * place to another, and journeys stay. If nothing changed at all, returns the same draft.
 */
export function applyInPlaces(draft: Draft, moves: readonly Move[], facts: EditFacts): Draft {
  const begun = partsOf(draft, facts)
  let now = begun
  for (const move of moves)
    now = now.map((each): EditedPart => {
      const own = movesIn(move, each, now, draft.itinerary)
      return own.length === 0 ? each : { ...each, draft: applyInPlace(each.draft, own, each.facts) }
    })
  const party = moves.findLast((move) => move.kind === 'travellers')
  const isSame = now.every((each, index) => each.draft === begun[index]?.draft)
  if (isSame && !party) return draft
  const { checks: _checks, scores: _scores, budget: _budget, ...plan } = draft.itinerary
  const made = now.map((each, index) =>
    each.draft.itinerary.days.map((day, at) => {
      const was = begun[index]
      return (day === was?.draft.itinerary.days[at] && was.part.plan.days[at]) || day
    }),
  )
  const days = withParts(
    draft.itinerary,
    begun.map(({ part }) => part),
    made,
  )
  const travellers = party ? { travellers: party.travellers } : {}
  return {
    itinerary: facts.recompute({ ...plan, ...travellers, days }, facts.request, facts.destination),
    wishes: { ...draft.wishes, ...joinedWishes(now) },
  }
}

function joinedWishes(parts: readonly EditedPart[]): Wishes {
  return Object.fromEntries(
    parts.flatMap(({ part, draft }) =>
      Object.entries(draft.wishes).map(([id, wish]) => [idInTrip(id, part.index), wish]),
    ),
  )
}

/** What an edit of the trip is in one of its places; nothing where it is about another one. */
function movesIn(move: Move, each: EditedPart, parts: readonly EditedPart[], trip: ItineraryView): Move[] {
  const { part, facts } = each
  const isHere = (found: EditedPart | undefined) => found?.part.index === part.index
  const day = (number: number) => number - part.offset
  const inside = (number: number) => partsOnDay([each], number).length > 0
  const before = (id: string | null) =>
    id !== null && isHere(partWithStop(parts, id)) ? idInPlace(id) : null
  switch (move.kind) {
    case 'move':
      return isHere(partWithStop(parts, move.id)) && inside(move.day)
        ? [{ ...move, id: idInPlace(move.id), day: day(move.day), before: before(move.before) }]
        : []
    case 'move-day':
    case 'swap-days': {
      const [from, to] = move.kind === 'move-day' ? [move.from, move.to] : move.days
      // On the day of a journey two places have a part of it.
      const home = parts.find((one) => [from, to].every((number) => partsOnDay([one], number).length > 0))
      if (!isHere(home)) return []
      return move.kind === 'move-day'
        ? [{ kind: 'move-day', from: day(from), to: day(to) }]
        : [{ kind: 'swap-days', days: [day(from), day(to)] }]
    }
    case 'add': {
      const { stop } = move
      const known =
        'placeId' in stop
          ? partsOnDay(parts, move.day).find((one) => placeOf(one.facts.destination, stop.placeId))
          : undefined
      if (!isHere(known ?? partAt(parts, trip, move.day, move))) return []
      return [{ ...move, day: day(move.day), before: before(move.before) }]
    }
    case 'book': {
      const home =
        move.id === null
          ? partAt(parts, trip, move.day, { at: move.stop.start })
          : partWithStop(parts, move.id)
      if (!isHere(home) || !inside(move.day)) return []
      return [{ ...move, day: day(move.day), id: move.id === null ? null : idInPlace(move.id) }]
    }
    case 'order': {
      const ids = move.ids.filter((id) => isHere(partWithStop(parts, id)))
      return inside(move.day) && ids.length > 0
        ? [{ ...move, day: day(move.day), ids: ids.map(idInPlace) }]
        : []
    }
    case 'base': {
      const { base, place } = move
      if (place !== undefined && place !== part.index) return []
      const days = move.days.filter((number) =>
        'placeId' in base || place !== undefined ? inside(number) : isHere(partsOnDay(parts, number).at(-1)),
      )
      if (days.length === 0 || ('placeId' in base && !placeOf(facts.destination, base.placeId))) return []
      return [{ ...move, days: days.map(day) }]
    }
    case 'days':
      return replannedIn(move.days, each, trip)
    case 'travellers':
      return []
    default:
      return isHere(partWithStop(parts, move.id)) ? [{ ...move, id: idInPlace(move.id) }] : []
  }
}

/** Re-planned days of the trip, as days of a place: only those in which its part has changed. */
function replannedIn(days: readonly DayView[], { part, draft }: EditedPart, trip: ItineraryView): Move[] {
  const whole = trip.days.map((day) => days.find((each) => each.day === day.day) ?? day)
  const made = splitPlaces({ ...trip, days: whole })[part.index]?.plan.days ?? []
  const changed = made
    .filter(({ day }) => days.some((each) => each.day === day + part.offset))
    .map((day) => ({
      ...day,
      activities: day.activities.map((stop) => ({ ...stop, id: idInPlace(stop.id) })),
    }))
    .filter((day) => told(day) !== told(draft.itinerary.days[day.day - 1]))
  return changed.length > 0 ? [{ kind: 'days', days: changed }] : []
}

function told(day: DayView | undefined): string {
  const stops = day?.activities.map(({ id, placeId, startTime, endTime }) =>
    [id, placeId, fromClock(startTime), endTime].join(' '),
  )
  return (stops ?? []).join()
}
