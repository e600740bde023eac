import { metersBetween } from '~/domain/catalogue/distance'
import type { Place } from '~/domain/catalogue/place'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { applyMoves } from './apply-moves'
import { type Draft, type EditFacts, placeOf, stopsOf } from './draft'
import type { Move } from './moves'
import { alternativesFor } from './suggest'

/** Number of days in which a place is tried, the nearest ones first. */
const daysTried = 3
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
  const failing = ({ itinerary }: Draft) => itinerary.checks.filter(({ status }) => status === 'fail').length
  const minutes = ({ itinerary }: Draft) =>
    itinerary.days.reduce(
      (sum, { activities }) => activities.reduce((part, { travel }) => part + travel.minutes, sum),
      0,
    )
  const near = (each: DayView) =>
    Math.min(
      ...stopsOf(each).flatMap(({ latitude, longitude }) =>
        latitude === null || longitude === null ? [] : [metersBetween([latitude, longitude], place.at)],
      ),
    )
  const days = [...daysOf(draft.itinerary, day)].sort((a, b) => near(a) - near(b)).slice(0, daysTried)
  let best: { move: Move; cost: number } | undefined
  for (const each of days) {
    for (const before of [...stopsOf(each).map(({ id }) => id), null]) {
      const move: Move = { kind: 'add', day: each.day, before, stop: { placeId: place.id } }
      const after = applyMoves(draft, [move], facts)
      const cost = (failing(after) - failing(draft)) * faultCost + minutes(after) - minutes(draft)
      if (!best || cost < best.cost) best = { move, cost }
    }
  }
  return best ? [best.move] : []
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
