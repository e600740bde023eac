import { fromClock } from '~/domain/calendar/clock-time'
import type { Activity, ItineraryDay } from '~/domain/itinerary/itinerary'
import { mealWindows } from '~/domain/planner/pace'
import { type Draft, type EditFacts, minutesOf, placeOf, stopsOf, type Wishes } from './draft'
import type { Move } from './moves'
import { windowsOn } from './open-times'
import { settleTimes } from './settle-day'
import { waysThrough } from './ways-through'

/** What an hour outside the opening or meal hours weighs against a minute on the way. */
const closedCost = 240
const lateCost = 6

/**
 * The order of a day's stops with the least time on the way, every stop open and meals in their hours where that can be.
 * Locked stops stay where they are. A local search over single moves and exchanges: small days, found at once.
 */
export function optimiseDay({ itinerary, wishes }: Draft, dayNumber: number, facts: EditFacts): Move[] {
  const day = itinerary.days[dayNumber - 1]
  if (!day) return []
  const stops = stopsOf(day)
  // Meals want their hour; sights follow each other.
  const free: Record<string, Wishes[string]> = { ...wishes }
  for (const { id, type, locked } of stops) if (type !== 'food' && !locked) free[id] = null
  const cost = (order: Activity[]) => costOf(order, day, free, facts)
  let best = stops
  let least = cost(best)
  for (let improved = true; improved; ) {
    improved = false
    for (const order of neighbours(best)) {
      const minutes = cost(order)
      if (minutes >= least - 0.5) continue
      best = order
      least = minutes
      improved = true
      break
    }
  }
  const settle = stops.flatMap(({ id, type, locked }): Move[] =>
    type === 'food' || locked ? [] : [{ kind: 'retime', id, start: null }],
  )
  const ids = best.map(({ id }) => id)
  const same = ids.every((id, index) => id === stops[index]?.id)
  return same ? [] : [{ kind: 'order', day: dayNumber, ids }, ...settle]
}

/** Every order that one move or one exchange away; locked stops keep their places. */
function* neighbours(stops: Activity[]): Generator<Activity[]> {
  for (let from = 0; from < stops.length; from++) {
    const stop = stops[from]
    if (!stop || stop.locked) continue
    const rest = stops.filter((_, index) => index !== from)
    for (let to = 0; to < stops.length; to++) {
      if (to !== from) yield [...rest.slice(0, to), stop, ...rest.slice(to)]
      const other = stops[to]
      if (to > from && other && !other.locked)
        yield stops.map((each, index) => (index === from ? other : index === to ? stop : each))
    }
  }
}

function costOf(order: Activity[], day: ItineraryDay, wishes: Wishes, facts: EditFacts): number {
  const { destination } = facts
  const base = placeOf(destination, day.basePlaceId)?.at ?? destination.center
  const ways = waysThrough(base, order, facts)
  const times = settleTimes(order, ways, wishes, day, facts)
  const onTheWay = ways.reduce((sum, { minutes }) => sum + minutes, 0)
  const faults = order.reduce((sum, stop, index) => {
    const start = times[index] ?? 0
    const end = start + minutesOf(stop)
    const next = times[index + 1]
    const overlap = next === undefined ? 0 : Math.max(0, end - next)
    return sum + overlap * lateCost + outside(stop, start, end, day, facts)
  }, 0)
  const last = order.at(-1)
  const end = (times.at(-1) ?? 0) + (last ? minutesOf(last) : 0)
  return onTheWay + faults + Math.max(0, end - fromClock('22:00')) * lateCost + end / 1000
}

function outside(stop: Activity, start: number, end: number, day: ItineraryDay, facts: EditFacts): number {
  const meal = stop.meal && mealWindows[stop.meal]
  const late = meal ? Math.max(0, meal.from - start) + Math.max(0, end - meal.to) : 0
  const place = placeOf(facts.destination, stop.placeId)
  const windows = place && windowsOn(place, day.date, facts.destination)
  const open = windows?.some(
    ({ from, to }) => start >= from && end <= to && start <= to - (place?.lastEntry ?? 0),
  )
  return late * lateCost + (windows && !open ? closedCost : 0)
}
