import { metersBetween } from '~/domain/catalogue/distance'
import type { Place } from '~/domain/catalogue/place'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { applyMoves } from './apply-moves'
import { type Draft, type EditFacts, placeOf, stopsOf } from './draft'
import type { Move } from './moves'
import { alternativesFor } from './suggest'

/** Number of days in which a place is tried, the nearest ones first. */
const daysTried = 3
/** Positions in each of them. */
const positionsTried = 10
/** Weight of a check that no longer passes, in minutes of travel. */
const faultCost = 500

/** Removes all stops of a kind: each is replaced, or removed where there is no replacement. */
export function without(
  { itinerary, ...draft }: Draft,
  day: number | null,
  facts: EditFacts,
  unwanted: (place: Place) => boolean,
): Move[] {
  const used = new Set<string>()
  return freeStops({ itinerary, ...draft }, day).flatMap((stop): Move[] => {
    const place = placeOf(facts.destination, stop.placeId)
    if (!place || !unwanted(place)) return []
    const wanted = (other: Place) => !unwanted(other) && !used.has(other.id)
    const found = alternativesFor(itinerary, stop.id, facts, wanted).find(({ open }) => open)
    if (!found) return [{ kind: 'remove', id: stop.id }]
    used.add(found.place.id)
    return [{ kind: 'replace', id: stop.id, placeId: found.place.id }]
  })
}

/**
 * The best position for a place in the trip, or in one day of it: open, without failing a check that passed, with the
 * shortest detour.
 */
export function placed(draft: Draft, day: number | null, facts: EditFacts, place: Place): Move[] {
  const near = (each: DayView) =>
    Math.min(
      ...stopsOf(each).flatMap(({ latitude, longitude }) =>
        latitude === null || longitude === null ? [] : [metersBetween([latitude, longitude], place.at)],
      ),
    )
  const days = [...daysOf(draft.itinerary, day)].sort((a, b) => near(a) - near(b)).slice(0, daysTried)
  let best: { move: Move; cost: number } | undefined
  for (const each of days) {
    const cost = trialOf(draft, each, facts)
    const was = cost([])
    for (const before of positions(each, place)) {
      const add = { kind: 'add' as const, before, stop: { placeId: place.id } }
      const more = cost([{ ...add, day: 1 }]) - was
      if (!best || more < best.cost) best = { move: { ...add, day: each.day }, cost: more }
    }
  }
  return best ? [best.move] : []
}

/** Words of the whole trip, which a check reads and one more place does not change. */
const untold = { overview: '', tips: [] }

/**
 * What travel and faults of a day cost with other stops, minutes, counted as if it were a trip of its own: many places can be
 * tried in it, and a long trip need not be checked again for each.
 */
function trialOf({ itinerary, wishes }: Draft, day: DayView, facts: EditFacts): (moves: Move[]) => number {
  const { arrival, departure, ...rest } = facts.request
  const request = {
    ...rest,
    ...(arrival && day.day === 1 && { arrival }),
    ...(departure && day.day === itinerary.days.length && { departure }),
  }
  const { date } = day
  const days = [{ ...day, day: 1 }]
  const alone = { ...itinerary, ...untold, startDate: date, endDate: date, days }
  const unchecked: EditFacts = { ...facts, request, recompute: (plan) => ({ ...alone, ...plan }) }
  return (moves) => {
    const after = applyMoves({ itinerary: alone, wishes }, moves, unchecked).itinerary
    const travel = after.days.flatMap(({ activities }) =>
      activities.map(({ travel: { minutes } }) => minutes),
    )
    const failing = facts.failing(after, request, facts.destination)
    return travel.reduce((sum, minutes) => sum + minutes, failing * faultCost)
  }
}

/** Where a place could stand in a day: before a stop, or at the end (null); of many the positions with the least detour. */
function positions(day: DayView, place: Place): (string | null)[] {
  const stops = stopsOf(day)
  if (stops.length < positionsTried) return [...stops.map(({ id }) => id), null]
  const away = stops.map(({ latitude, longitude }) =>
    latitude === null || longitude === null ? 0 : metersBetween([latitude, longitude], place.at),
  )
  const beside = (at: number) => Math.min(away[at - 1] ?? Infinity, away[at] ?? Infinity)
  const nearest = [...stops.keys(), stops.length]
    .sort((a, b) => beside(a) - beside(b))
    .slice(0, positionsTried)
  return nearest.sort((a, b) => a - b).map((at) => stops[at]?.id ?? null)
}

/** Replaces a meal by a cheaper one, if there is one. */
export function cheaperMeal(
  draft: Draft,
  day: number | null,
  facts: EditFacts,
  meal: NonNullable<ActivityView['meal']> | null,
  /** What a table must be beside cheaper, compared with the one that it replaces. */
  wanted: (place: Place, was: Place | undefined) => boolean = () => true,
): Move[] {
  const used = new Set<string>()
  return freeStops(draft, day)
    .filter((stop) => stop.type === 'food' && (meal === null || stop.meal === meal))
    .flatMap((stop): Move[] => {
      const was = placeOf(facts.destination, stop.placeId)
      const cheaper = alternativesFor(
        draft.itinerary,
        stop.id,
        facts,
        (place) =>
          !used.has(place.id) &&
          place.cost !== undefined &&
          place.cost.cents < stop.costCents &&
          wanted(place, was),
      ).find(({ open }) => open)
      if (!cheaper) return []
      used.add(cheaper.place.id)
      return [{ kind: 'replace', id: stop.id, placeId: cheaper.place.id }]
    })
}

function daysOf({ days }: ItineraryView, day: number | null): DayView[] {
  return day === null ? days : days.filter((each) => each.day === day)
}

/** The stops that may be removed: those that are not locked. */
function freeStops({ itinerary }: Draft, day: number | null): ActivityView[] {
  return daysOf(itinerary, day)
    .flatMap(stopsOf)
    .filter(({ locked }) => !locked)
}
