import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Activity, Itinerary, ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Place } from '~/domain/places/place'
import { dayShape, mealWindows } from '~/domain/planner/pace'
import { applyMoves } from './apply-moves'
import { type Draft, type EditFacts, minutesOf, placeOf, stopsOf } from './draft'
import type { Move } from './moves'
import { alternativesFor } from './suggest'

/** Wishes for a plan as edits that fulfil them: for one day, or for all of them (null). What is locked stays. */
export type Revision = (draft: Draft, day: number | null, facts: EditFacts) => Move[]

/** What is outdoors gives way to something under a roof. */
export const rainyDay: Revision = (draft, day, facts) =>
  exchanged(draft, freeStops(draft, day), facts, {
    when: ({ setting, kind }) => setting === 'outdoor' && kind !== 'food',
    by: ({ setting }) => setting === 'indoor',
  })

/** Fewer stops and later mornings: what is least known goes first. */
export const slowerDay: Revision = (draft, day, facts) =>
  daysOf(draft.itinerary, day).flatMap((each) => {
    const sights = stopsOf(each).filter(({ type }) => type === 'attraction')
    const [, most] = dayShape({ pace: 'relaxed', childFriendly: false }).stops
    const surplus = Math.max(sights.length - most, sights.length > 2 ? 1 : 0)
    const gone = leastKnown(sights, facts).slice(0, surplus)
    return gone.map(({ id }): Move => ({ kind: 'remove', id }))
  })

/** Nothing before a time of day: breakfast goes, and as many sights as no longer fit. */
export function startLater(draft: Draft, day: number | null, facts: EditFacts, from: MinuteOfDay): Move[] {
  return daysOf(draft.itinerary, day).flatMap((each) => lateStart(draft, each, facts, from))
}

function lateStart(draft: Draft, day: ItineraryDay, facts: EditFacts, from: MinuteOfDay): Move[] {
  const stops = stopsOf(day)
  if (stops.every((stop) => stop.locked || fromClock(stop.startTime) >= from)) return []
  const breakfast = stops.filter(
    ({ meal, locked }) => meal === 'breakfast' && !locked && from >= mealWindows.breakfast.to,
  )
  // Who sleeps till noon begins with lunch.
  const noonish = from >= mealWindows.lunch.from && from <= mealWindows.lunch.to - 60
  const isLunch = ({ meal, locked }: Activity) => noonish && meal === 'lunch' && !locked
  const left = stops.filter((stop) => !breakfast.includes(stop))
  const rest = [...left.filter(isLunch), ...left.filter((stop) => !isLunch(stop))]
  const times = rest.flatMap((stop, index): Move[] => {
    if (stop.locked || (index > 0 && stop.type === 'food')) return []
    return [{ kind: 'retime', id: stop.id, start: index === 0 ? from : null }]
  })
  const order: Move = { kind: 'order', day: day.day, ids: rest.map(({ id }) => id) }
  const base: Move[] = [...breakfast.map(({ id }): Move => ({ kind: 'remove', id })), ...times, order]
  const sights = leastKnown(
    rest.filter(({ type, locked }) => type === 'attraction' && !locked),
    facts,
  )
  for (let count = 0; ; count++) {
    const dropped = sights.slice(0, count).map(({ id }): Move => ({ kind: 'remove', id }))
    const moves = [...base, ...dropped]
    if (count >= sights.length || fits(applyMoves(draft, moves, facts).itinerary, day.day)) return moves
  }
}

/** Whether a day has nothing against it but the meal that was slept through. */
function fits({ checks, days }: Itinerary, day: number): boolean {
  const home = days[day - 1]?.activities.at(-1)
  const timely = home === undefined || fromClock(home.startTime) <= fromClock('22:00')
  const wrong = checks.some(
    ({ id, status, evidence }) =>
      status === 'fail' && ['open', 'time', 'reach'].includes(id) && evidence.includes(`Day ${day}:`),
  )
  return timely && !wrong
}

interface Exchange {
  when: (place: Place) => boolean
  by: (place: Place) => boolean
}

function exchanged(
  { itinerary }: Draft,
  stops: Activity[],
  facts: EditFacts,
  { when, by }: Exchange,
): Move[] {
  const used = new Set<string>()
  return stops.flatMap((stop): Move[] => {
    const place = placeOf(facts.destination, stop.placeId)
    if (!place || !when(place)) return []
    const found = alternativesFor(itinerary, stop.id, facts, (other) => by(other) && !used.has(other.id))
    const best = found.find(({ open }) => open)
    if (!best) return []
    used.add(best.place.id)
    return [{ kind: 'replace', id: stop.id, placeId: best.place.id }]
  })
}

function daysOf({ days }: Itinerary, day: number | null): ItineraryDay[] {
  return day === null ? days : days.filter((each) => each.day === day)
}

function freeStops({ itinerary }: Draft, day: number | null): Activity[] {
  return daysOf(itinerary, day)
    .flatMap(stopsOf)
    .filter(({ locked }) => !locked)
}

function leastKnown(stops: Activity[], { destination }: EditFacts): Activity[] {
  const fame = ({ placeId }: Activity) => placeOf(destination, placeId)?.fame ?? 100
  return stops
    .filter(({ locked }) => !locked)
    .sort((a, b) => fame(a) - fame(b) || minutesOf(a) - minutesOf(b))
}
