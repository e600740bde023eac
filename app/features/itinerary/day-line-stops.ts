import { fromClock } from '~/domain/calendar/clock-time'
import type { Coordinates } from '~/domain/catalogue/place'
import type { ActivityView, DayView } from '~/domain/itinerary/itinerary'
import { metersOnFoot } from '~/domain/itinerary/left-at'

/** A stop for the drawings of a day: minutes of the day, and metres from the day's start. */
export interface DayLineStop {
  id: string
  /** Number on the line, counted over visits and meals. */
  n: number
  name: string
  from: number
  to: number
  /** Metres of the way to it. */
  legMeters: number
  legMinutes: number
  mode: 'walk' | 'transit'
  /** Of a ride: metres of it on foot. */
  legOnFoot?: number
  /** The journey to another place that is made before it, by its title. */
  journey?: string
  kind: 'visit' | 'meal'
  at: [number, number] | null
  /** Where one is after it, if that is somewhere else. */
  leftAt?: [number, number]
  along?: 'walk' | 'transit'
  hours: { from: number; to: number }[] | null
  /** Whether these hours are only usual for such a place. */
  usualHours?: true
}

/** As many as a day may have when it is saved (`caps.activitiesADay`). Trips from before there was a cap may have more. */
export const mostDrawn = 30

/** The visits and meals of a day that are drawn; rides and the way home are not stops. */
export function dayLineStops({ activities }: DayView): DayLineStop[] {
  const drawn = activities.filter(({ type }) => type === 'attraction' || type === 'food').slice(0, mostDrawn)
  return drawn.map((activity, index) => {
    const between = activities.slice(
      activities.findIndex((each) => each === drawn[index - 1]) + 1,
      activities.indexOf(activity),
    )
    const journey = between.find((each) => each.journey)?.title
    const from = fromClock(activity.startTime)
    const end = fromClock(activity.endTime)
    return {
      id: activity.id,
      n: index + 1,
      name: activity.title,
      from,
      to: end < from ? end + 1440 : end,
      legMeters: activity.travel.meters,
      legMinutes: activity.travel.minutes,
      mode: activity.travel.mode,
      ...(activity.travel.onFoot && { legOnFoot: activity.travel.onFoot }),
      ...(journey && { journey }),
      kind: activity.type === 'food' ? 'meal' : 'visit',
      at:
        activity.latitude === null || activity.longitude === null
          ? null
          : [activity.latitude, activity.longitude],
      ...endOf(activity),
      hours: activity.hours
        ? activity.hours.map((span) => ({ from: fromClock(span.from), to: fromClock(span.to) }))
        : null,
      ...(activity.assumed?.includes('hours') && { usualHours: true as const }),
    }
  })
}

function endOf({ leftAt }: ActivityView): Pick<DayLineStop, 'leftAt' | 'along'> {
  if (!leftAt) return {}
  return {
    leftAt: [leftAt.latitude, leftAt.longitude],
    along: leftAt.footMeters > 0 ? 'walk' : 'transit',
  }
}

/** Where a day ends and the next begins: its base, from the last activity. */
export function baseOf({ activities }: DayView): { name: string; at: Coordinates } | null {
  const stay = activities.findLast(({ type }) => type === 'accommodation')
  if (!stay || stay.latitude === null || stay.longitude === null) return null
  return { name: 'Your base', at: [stay.latitude, stay.longitude] }
}

/** What of a day is spent in one place, with the route there. */
export interface DayPart {
  /** The place, on the day of a journey from one to another. */
  name: string | null
  activities: ActivityView[]
  /** With the numbers that they have in the whole day. */
  stops: DayLineStop[]
  base: ReturnType<typeof baseOf>
}

/** A day as a whole, or on the day of a journey what is before and after it: both on one map would be two dots. */
export function partsOfDay(day: DayView): DayPart[] {
  const stops = dayLineStops(day)
  const { activities } = day
  const at = activities.findLastIndex((activity) => activity.journey)
  const journey = activities[at]?.journey
  if (!journey) return [{ name: null, activities, stops, base: baseOf(day) }]
  const part = (name: string, own: ActivityView[]): DayPart => ({
    name,
    activities: own,
    stops: stops.filter(({ id }) => own.some((activity) => activity.id === id)),
    base: baseOf({ ...day, activities: own }),
  })
  const [before, after] = [activities.slice(0, at + 1), activities.slice(at + 1)]
  return [part(journey.from, before), ...(after.length > 0 ? [part(journey.to, after)] : [])]
}

/** "Route of day 4", "Route of day 4 in Rome". */
export function routeTitle({ day }: Pick<DayView, 'day'>, { name }: Pick<DayPart, 'name'>): string {
  return name === null ? `Route of day ${day}` : `Route of day ${day} in ${name}`
}

/** Metres walked in a day, the way home and stops that are walks themselves included. */
export function walkedMeters({ activities }: DayView): number {
  return activities.reduce((sum, activity) => sum + metersOnFoot(activity), 0)
}
