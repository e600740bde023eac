import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Coordinates, Place } from '~/domain/catalogue/place'
import { placeWithId } from '~/domain/catalogue/stays'
import type { Result } from '~/domain/errors'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { ActivityView, DayView, ItineraryView, PlanView } from '~/domain/itinerary/itinerary'
import { isRideTicket } from '~/domain/itinerary/ride-ticket'
import type { Say } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Replan } from '~/domain/request/replan'

/**
 * The time at which each stop should start, by its id; null means right after the stop before, once the place is open.
 * A stop that starts later because of the stops before it returns to this time as soon as it can.
 */
export type Wishes = Readonly<Record<string, MinuteOfDay | null>>

/** An itinerary that is being edited. */
export interface Draft {
  itinerary: ItineraryView
  wishes: Wishes
}

/** The facts that editing needs. */
export interface TripFacts {
  request: PlanRequest
  destination: Destination
  sunTimes: SunTimes
}

/** A fault of a plan in words. */
export interface FaultInWords {
  said: string
  /** The text where the day is plain from the context. */
  besideItsDay: string
  /** The number of the day; left out where it is about the whole trip. */
  day?: number
  /** Ids of the stops that it is about, the one to change first. */
  stops: readonly string[]
}

/** The facts, and a function that renders messages. */
export type SpokenFacts = TripFacts & Pick<EditFacts, 'say'>

/**
 * What edits are computed with. Checks and planning are in rooms that may not be imported here, so both are arguments.
 */
export interface EditFacts extends TripFacts {
  /** Of a trip to several places: the facts of each, in their order. `request` and `destination` are then those of the first. */
  places?: readonly EditFacts[]
  /** Everything that the checks find wrong in an itinerary. */
  faultsOf(itinerary: ItineraryView): readonly FaultInWords[]
  /** How many checks an itinerary fails, counted anew. */
  failing(plan: PlanView, request: PlanRequest, destination: Destination): number
  /** Renders a message; when the edit is saved, the message can be found again from its text. */
  say: Say
  /** Adds up an edited plan and checks it. */
  recompute(plan: Omit<PlanView, 'budget'>, request: PlanRequest, destination: Destination): ItineraryView
  /** Re-plans days around the stops that stay. */
  replanDays(
    days: DayView[],
    replan: Replan,
    request: PlanRequest,
    destination: Destination,
  ): Result<DayView[]>
}

export function draftOf(itinerary: ItineraryView): Draft {
  const stops = itinerary.days.flatMap(stopsOf)
  return { itinerary, wishes: Object.fromEntries(stops.map((stop) => [stop.id, fromClock(stop.startTime)])) }
}

/** The activities of a day without the ticket for its rides and the way back to the base. */
export function stopsOf<A extends ActivityView>({ activities }: { activities: A[] }): A[] {
  return activities.filter((activity) => activity.type !== 'accommodation' && !isRideTicket(activity))
}

export function stayOf<A extends ActivityView>({ activities }: { activities: A[] }): A | undefined {
  return activities.findLast(({ type }) => type === 'accommodation')
}

/** Where a day begins and ends: at a base of the catalogue, or where the traveller's own is. */
export function baseAt(day: DayView, destination: Destination): Coordinates {
  const { latitude = null, longitude = null } = stayOf(day) ?? {}
  const own: Coordinates | null = latitude === null || longitude === null ? null : [latitude, longitude]
  return placeOf(destination, day.basePlaceId)?.at ?? own ?? destination.center
}

/** A place of the catalogue, houses to sleep in included. */
export function placeOf(destination: Destination, id: string | null): Place | undefined {
  return placeWithId(destination, id)
}

/** A stop and its day. */
export function findStop<A extends ActivityView, D extends { activities: A[] }>(
  { days }: { days: D[] },
  id: string,
) {
  for (const day of days) {
    const stop = stopsOf(day).find((activity) => activity.id === id)
    if (stop) return { day, stop }
  }
  return undefined
}

/** Length of a stop, minutes. */
export function minutesOf({ startTime, endTime }: Pick<ActivityView, 'startTime' | 'endTime'>): number {
  const minutes = fromClock(endTime) - fromClock(startTime)
  return minutes < 0 ? minutes + 1440 : minutes
}
