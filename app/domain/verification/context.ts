import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { DayTrip, Destination } from '~/domain/catalogue/destination'
import type { Coordinates, Place } from '~/domain/catalogue/place'
import type { Activity, ItineraryDay, Plan } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'
import { placeOfTrip } from './day-trip-stop'
import { crowFlies } from './great-circle'
import { placeOfHouse } from './house'
import { streetsWalkedBy } from './streets-on-foot'

/** An activity with the catalogue's facts about it. */
export interface Stop {
  activity: Activity
  day: ItineraryDay
  /** Undefined for a ride, for a stop that a traveller typed in, and for an id that is not in the catalogue. */
  place: Place | undefined
  from: MinuteOfDay
  /** Over 1440 when the stop ends after midnight; equal to `from` for a moment. */
  to: MinuteOfDay
  /** Where one begins: the catalogue's position if there is one, else the one in the plan. */
  at: Coordinates | undefined
  /** Where one is after it: the far end of a line that is gone from end to end. */
  end: Coordinates | undefined
  /** Metres on foot of the stop itself. */
  ownWalk: number
}

export interface JudgedDay {
  day: ItineraryDay
  base: Place | undefined
  /** Where the day begins and ends: at its base, or where the traveller's own is. */
  home: Coordinates | undefined
  /** All activities of the day in order, rides and the base included. */
  activities: Stop[]
  /** The activities of a day without rides. */
  stops: Stop[]
}

/** The input of every check: the plan, the request, and the catalogue. Nothing about how the plan was made. */
export interface CheckContext {
  plan: Plan
  request: PlanRequest
  destination: Destination
  days: JudgedDay[]
}

export function checkContext(plan: Plan, request: PlanRequest, destination: Destination): CheckContext {
  const all = [
    ...destination.places,
    ...destination.dayTrips.map(placeOfTrip),
    ...destination.stays.map(placeOfHouse),
  ]
  const places = new Map(all.map((place) => [place.id, place]))
  const find = (id: string | null) => (id === null ? undefined : places.get(id))
  const days = plan.days.map((day): JudgedDay => {
    const activities = day.activities.map((activity) => stopOf(activity, day, find(activity.placeId), plan))
    return {
      day,
      base: find(day.basePlaceId),
      home: find(day.basePlaceId)?.at ?? ownHome(day),
      activities,
      stops: activities.filter(({ activity }) => activity.type !== 'transport'),
    }
  })
  return { plan, request, destination: withMeasured(plan, withGroundOf(plan, request, destination)), days }
}

/** The ground that a plan was made on: older trips know of no areas without vehicles, of no streets, and the first of no barriers. */
function withGroundOf({ walks }: Plan, { filters }: PlanRequest, destination: Destination): Destination {
  if (walks === 'through-gates' && !destination.streets) return destination
  const { footOnly, ...ground } = destination
  const known = { ...ground, ...(footOnly && walks === 'through-gates' && { footOnly }) }
  if (!walks) return { ...known, barriers: [], streets: undefined }
  if (!known.streets) return known
  const measured = walks !== 'around-barriers'
  return { ...known, streets: measured ? streetsWalkedBy(known.streets, filters.accessibility) : undefined }
}

/** A trip that was edited may have walks that a router measured. */
function withMeasured({ walks, measured }: Plan, destination: Destination): Destination {
  return walks && measured ? { ...destination, measured } : destination
}

/** The position of a base that a traveller typed in. */
function ownHome({ basePlaceId, activities }: ItineraryDay): Coordinates | undefined {
  const own = basePlaceId === null ? activities.findLast(({ type }) => type === 'accommodation') : undefined
  return own?.placeId === null && own.latitude !== null && own.longitude !== null
    ? [own.latitude, own.longitude]
    : undefined
}

function stopOf(
  activity: Activity,
  day: ItineraryDay,
  place: Place | undefined,
  { lines }: Pick<Plan, 'lines'>,
): Stop {
  const from = fromClock(activity.startTime)
  const end = fromClock(activity.endTime)
  const { latitude, longitude } = activity
  const stated: Coordinates | undefined =
    latitude === null || longitude === null ? undefined : [latitude, longitude]
  const ends =
    place && lines === 'end-to-end' ? endsOf(place, stated) : { at: place?.at ?? stated, ownWalk: 0 }
  return { activity, day, place, from, to: end < from ? end + 1440 : end, end: ends.at, ...ends }
}

/** Where a place is begun and left; one that is as good begun at the other end may be, if the plan begins there. */
function endsOf({ at, line }: Place, stated: Coordinates | undefined) {
  if (!line) return { at, ownWalk: 0 }
  const { to, footMeters: ownWalk, bothWays } = line
  const turned = bothWays === 'yes' && stated !== undefined && crowFlies(stated, to) < crowFlies(stated, at)
  return turned ? { at: to, end: at, ownWalk } : { at, end: to, ownWalk }
}

/** A stop that a traveller typed in: it is not in the catalogue. */
export function isOwn({ activity }: Stop): boolean {
  return activity.placeId === null && (activity.type !== 'transport' || activity.booking !== undefined)
}

/** A stop with opening hours, a length and a price: any activity but rides and the base. */
export function isVisit({ activity }: Stop): boolean {
  return activity.type === 'attraction' || activity.type === 'food'
}

export function isMealStop({ activity, place }: Stop): boolean {
  return activity.type === 'food' || place?.kind === 'food'
}

export function nameOf({ activity, place }: Stop): Said {
  return place?.name ?? activity.title
}

/** Every stop of the plan in order. */
export function allStops({ days }: CheckContext): Stop[] {
  return days.flatMap(({ stops }) => stops)
}

/** Each stop of a day with the stop before it, or the base for the first. */
export function legsOf({
  home,
  stops,
}: JudgedDay): { from: Coordinates | undefined; before?: Stop; stop: Stop }[] {
  return stops.map((stop, index) => {
    const before = stops[index - 1]
    return before ? { from: before.end, before, stop } : { from: home, stop }
  })
}

/** The day trip of a stop. */
export function tripOf(stop: Stop | undefined, { dayTrips }: Destination): DayTrip | undefined {
  return stop && dayTrips.find(({ id }) => id === stop.activity.placeId)
}
