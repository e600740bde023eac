import type { CalendarDate } from '~/domain/calendar/calendar-date'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import { sunlight } from '~/domain/catalogue/daylight'
import type { Destination } from '~/domain/catalogue/destination'
import { hotHours } from '~/domain/catalogue/season'
import type { Activity } from '~/domain/itinerary/itinerary'
import { grid } from '~/domain/planning/solver/timetable'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { soft } from '~/domain/planning/weights'
import { isForSunset } from '../candidates/stop-options'

/** Free minutes before a stop, and what they are for; undefined where they are slack. */
export interface Pause {
  pause: Activity['pause']
  minutes: number
}

const { named, restFrom, sunsetWithin, ...most } = soft.pause

/**
 * By stop of a day, what the free time before it is for: a wait for a table, the light of the sunset, or one rest a day,
 * which is the longest of the gaps from noon on that can be one. A few minutes are slack and have no name, and nor has a
 * wait that is too long for what it would be.
 */
export function pausesOf(draft: SolvedDraft, day: number): Pause[] {
  const { meals, solve, destination, request, candidates } = draft
  const { travel, frames } = meals
  const stops = solve.days[day] ?? []
  const sunset = sunsetOf(frames[day]?.date ?? request.startDate, destination)
  const free = stops.map((stop, index) => {
    const before = stops[index - 1]
    const way = before ? travel.way[before.option.site * travel.sites + stop.option.site] : 0
    return before ? stop.start - before.end - (way ?? 0) : 0
  })
  const pauses = stops.map((stop, index): Pause => {
    const minutes = Math.floor((free[index] ?? 0) / grid) * grid
    if (minutes < named) return { pause: undefined, minutes }
    if (seesSunset(stop, sunset) && (free[index] ?? 0) <= most.sunset) return { pause: 'sunset', minutes }
    const waits = stop.option.meal && (free[index] ?? 0) <= most.table
    return { pause: waits ? 'table' : undefined, minutes }
  })
  const longestRest = (index: number) => {
    const [end, start] = [stops[index - 1]?.end ?? 0, stops[index]?.start ?? 0]
    const atNoon = candidates.weather[day]?.hot && end < hotHours.to && start > hotHours.from
    return request.filters.childFriendly || atNoon ? most.siesta : most.rest
  }
  const open = pauses.map(({ pause, minutes }, index) => {
    const tooLong = (free[index] ?? 0) > longestRest(index)
    return pause || tooLong || (stops[index]?.start ?? 0) < restFrom ? 0 : minutes
  })
  const longest = Math.max(0, ...open)
  return longest < named ? pauses : pauses.with(open.indexOf(longest), { pause: 'rest', minutes: longest })
}

const sunsets = new WeakMap<Destination, Map<CalendarDate, MinuteOfDay | undefined>>()

/** Every timetable that is tried asks for it. */
function sunsetOf(date: CalendarDate, destination: Destination): MinuteOfDay | undefined {
  const known = sunsets.get(destination) ?? new Map<CalendarDate, MinuteOfDay | undefined>()
  sunsets.set(destination, known)
  if (!known.has(date)) known.set(date, sunlight(date, destination.center, destination.timeZone)?.set)
  return known.get(date)
}

/** Whether a stop is at a view for the sunset, when the sun sets. */
export function seesSunset({ option, start, end }: TimedOption, sunset: MinuteOfDay | undefined): boolean {
  if (sunset === undefined || !isForSunset(option.candidate.place)) return false
  return start <= sunset + sunsetWithin && end >= sunset - sunsetWithin
}
