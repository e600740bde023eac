import { toClock, toTwelveHour } from '../../app/domain/calendar/clock-time'
import type { Destination } from '../../app/domain/catalogue/destination'
import type { Place } from '../../app/domain/catalogue/place'
import { budgetOf, dayCost } from '../../app/domain/itinerary/budget'
import type { Activity, Check, ItineraryDay, Plan } from '../../app/domain/itinerary/itinerary'
import type { PlanRequest } from '../../app/domain/request/plan-request'

/** A plan with the request and destination that it is checked against. */
export interface Judged {
  plan: Plan
  request: PlanRequest
  destination: Destination
}

/** One rule of a check, and how a plan is changed to break it. */
export interface Mutation {
  check: Check['id']
  rule: string
  /** Undefined where the plan has nothing that can break the rule. */
  mutate: (judged: Judged, random: () => number) => Judged | undefined
}

export type Find = (activity: Activity, day: ItineraryDay, index: number) => boolean

export const isMeal: Find = ({ type, meal }) => type === 'food' && meal !== undefined
export const isSight: Find = ({ type }) => type === 'attraction'
export const isBase: Find = ({ type }) => type === 'accommodation'

/** One of the activities that fit, by the seed; undefined where none does. */
export function some(
  { plan }: Judged,
  random: () => number,
  find: Find,
): [ItineraryDay, Activity] | undefined {
  const fitting = plan.days.flatMap((day) =>
    day.activities
      .filter((activity, index) => find(activity, day, index))
      .map((each) => [day, each] as const),
  )
  const [day, activity] = fitting[Math.floor(random() * fitting.length)] ?? []
  return day && activity && [day, activity]
}

/** The plan with one day changed. */
export function withDay(judged: Judged, day: ItineraryDay, change: Partial<ItineraryDay>): Judged {
  const days = judged.plan.days.map((each) => (each === day ? { ...each, ...change } : each))
  return { ...judged, plan: { ...judged.plan, days } }
}

/** The plan with the activities of a day changed and its sums made anew. */
export function withActivities(judged: Judged, day: ItineraryDay, activities: Activity[]): Judged {
  const changed = withDay(judged, day, { activities, costCents: dayCost(activities) })
  return { ...changed, plan: { ...changed.plan, budget: budgetOf(changed.plan.days) } }
}

/** Changes one of the activities that fit. */
export function activity(
  find: Find,
  change: (activity: Activity, judged: Judged, day: ItineraryDay) => Partial<Activity>,
) {
  return (judged: Judged, random: () => number) => {
    const [day, found] = some(judged, random, find) ?? []
    if (!day || !found) return undefined
    const changed = { ...found, ...change(found, judged, day) }
    return withActivities(
      judged,
      day,
      day.activities.map((each) => (each === found ? changed : each)),
    )
  }
}

/** Changes what the catalogue says of the place of one of the activities that fit. */
export function place(
  find: Find,
  facts: (place: Place, activity: Activity, day: ItineraryDay) => Partial<Place>,
) {
  return (judged: Judged, random: () => number) => {
    const known = (id: string | null) => judged.destination.places.find((each) => each.id === id)
    const [day, found] =
      some(judged, random, (each, of, index) => find(each, of, index) && known(each.placeId) !== undefined) ??
      []
    const of = known(found?.placeId ?? null)
    if (!day || !found || !of) return undefined
    const places = judged.destination.places.map((each) =>
      each === of ? { ...each, ...facts(each, found, day) } : each,
    )
    return { ...judged, destination: { ...judged.destination, places } }
  }
}

/** Moves an activity to other hours, with every text about them. */
export function at(from: number, to: number): Pick<Activity, 'startTime' | 'endTime' | 'time'> {
  return { startTime: toClock(from), endTime: toClock(to), time: toTwelveHour(from) }
}

export function request(change: (judged: Judged) => Partial<PlanRequest>) {
  return (judged: Judged) => ({ ...judged, request: { ...judged.request, ...change(judged) } })
}

export function plan(change: (plan: Plan) => Partial<Plan>) {
  return (judged: Judged) => ({ ...judged, plan: { ...judged.plan, ...change(judged.plan) } })
}

export function transit(change: (judged: Judged) => Partial<Destination['transit']> | undefined) {
  return (judged: Judged) => {
    const changed = change(judged)
    const { destination } = judged
    return (
      changed && {
        ...judged,
        destination: { ...destination, transit: { ...destination.transit, ...changed } },
      }
    )
  }
}

export const afterStop: Find = ({ type }, { activities }, index) =>
  type !== 'transport' && type !== 'accommodation' && activities[index - 1]?.type === 'attraction'
export const walked: Find = ({ type, travel }) =>
  type !== 'transport' && travel.mode === 'walk' && travel.meters > 200
export const ridden: Find = ({ type, travel }) => type !== 'transport' && travel.mode === 'transit'

export const monthDay = (date: string) => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
  return `${months[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`
}

/** A rule for trips with children, broken in a trip with children. */
export function withChildren(mutate: Mutation['mutate']): Mutation['mutate'] {
  return (judged, random) =>
    mutate(
      request(({ request: { filters } }) => ({ filters: { ...filters, childFriendly: true } }))(judged),
      random,
    )
}
