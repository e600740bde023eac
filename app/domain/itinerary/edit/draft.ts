import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { Result } from '~/domain/errors'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { ActivityView, DayView, ItineraryView, PlanView } from '~/domain/itinerary/itinerary'
import { isRideTicket } from '~/domain/itinerary/ride-ticket'
import type { Say } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Replan } from '~/domain/request/replan'

/**
 * When each stop would like to start, by its id; null follows the stop before as early as the doors open. A stop that is
 * pushed back by what stands before it goes back to its wish as soon as it can.
 */
export type Wishes = Readonly<Record<string, MinuteOfDay | null>>

/** An itinerary under the hands of its traveller. */
export interface Draft {
  itinerary: ItineraryView
  wishes: Wishes
}

/** What is known of a trip that is edited. */
export interface TripFacts {
  request: PlanRequest
  destination: Destination
  sunTimes: SunTimes
}

/** A fault of a plan as it is shown. */
export interface FaultInWords {
  said: string
  /** The same where its day is plain to see. */
  besideItsDay: string
  /** The number of the day; left out where it is about the whole trip. */
  day?: number
  /** Ids of the stops that it is about, the one to change first. */
  stops: readonly string[]
}

/** The same with what puts a message of ours into words. */
export type SpokenFacts = TripFacts & Pick<EditFacts, 'say'>

/** What edits are worked out with. Checking and planning stand above this room, so both arrive as arguments. */
export interface EditFacts extends TripFacts {
  /** Everything that the checks find wrong with an itinerary. */
  faultsOf(itinerary: ItineraryView): readonly FaultInWords[]
  /** Puts a message of ours into words; what was said can be traced back to the message when the edit is saved. */
  say: Say
  /** Adds up an edited plan and checks it. */
  recompute(plan: Omit<PlanView, 'budget'>, request: PlanRequest, destination: Destination): ItineraryView
  /** Plans days anew around what stays. */
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

/** What a day is made of: everything but the ticket of its rides and the way back to the base. */
export function stopsOf<A extends ActivityView>({ activities }: { activities: A[] }): A[] {
  return activities.filter((activity) => activity.type !== 'accommodation' && !isRideTicket(activity))
}

export function stayOf<A extends ActivityView>({ activities }: { activities: A[] }): A | undefined {
  return activities.findLast(({ type }) => type === 'accommodation')
}

export function placeOf({ places }: Destination, id: string | null): Place | undefined {
  return id === null ? undefined : places.find((place) => place.id === id)
}

/** Where a stop stands: its day and itself. */
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

/** Minutes that a stop takes. */
export function minutesOf({ startTime, endTime }: Pick<ActivityView, 'startTime' | 'endTime'>): number {
  const minutes = fromClock(endTime) - fromClock(startTime)
  return minutes < 0 ? minutes + 1440 : minutes
}
