import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import type { JourneyMode } from '~/domain/itinerary/journey'
import { bestTimes, type PlaceClock } from './timing'
import { doorToDoor, type KnownWays, type Town, waysBetween } from './ways'

/** When one comes to the first place from home, or leaves the last one for it: estimates. */
export interface HomeTime {
  mode: JourneyMode
  /** Local to the place: at its base, or away from it. */
  time: string
}

/** One may leave home early and be back late. */
const homeHours = { from: 5 * 60, to: 24 * 60 - 1 }

/** The ways between home and the places of a trip. Those between places may be restricted; a plane always takes one there. */
export function waysFromHome(home: Town, allowed: readonly JourneyMode[], known: KnownWays) {
  const modes = [...new Set<JourneyMode>([...allowed, 'flight'])]
  const best = (from: Town, to: Town, date: CalendarDate) => waysBetween(from, to, date, modes, known)[0]
  const isHome = (town: Town) => town.label === home.label
  const clock: PlaceClock = { timeZone: home.timeZone, hours: homeHours }
  return {
    /** Minutes from door to door; none where the trip begins or ends at home. */
    minutes(town: Town, date: CalendarDate): number {
      const way = isHome(town) ? undefined : best(home, town, date)
      return way ? doorToDoor(way) : 0
    },
    /** When one is at the base on the first day; null where one would come on another date. */
    arrival(town: Town, date: CalendarDate, there: PlaceClock): HomeTime | null {
      const way = isHome(town) ? undefined : best(home, town, date)
      const times = way && bestTimes(way, date, clock, there, 0)
      return way && times ? { mode: way.mode, time: toClock(Math.min(times.atBase, lastMinute)) } : null
    },
    /** When one leaves the base on the last day; null where one would be home on another date. */
    departure(town: Town, date: CalendarDate, there: PlaceClock): HomeTime | null {
      const way = isHome(town) ? undefined : best(town, home, date)
      const times = way && bestTimes(way, date, there, clock, 0)
      return way && times ? { mode: way.mode, time: toClock(times.leavesBase) } : null
    },
  }
}

const lastMinute = 23 * 60 + 45
