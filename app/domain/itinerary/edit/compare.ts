import type { ActivityView, CheckView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { metersOnFoot } from '~/domain/itinerary/left-at'
import { idInPlace, placeIndex } from '~/domain/itinerary/split-places'
import { oneTraveller, type Travellers } from '~/domain/travellers'
import { stopsOf } from './draft'

/** How a stop has changed. */
export interface StopDifference {
  kind: 'added' | 'removed' | 'moved' | 'retimed' | 'changed'
  title: string
  /** The title before, of a stop whose title has changed. */
  formerTitle?: string
  /** The old and the new time. */
  from?: PlannedTime
  to?: PlannedTime
}

/** A day of the trip, from 1, and a time of day: "09:00". */
export interface PlannedTime {
  day: number
  time: string
}

/** The differences between two plans of a trip. */
export interface Comparison {
  stops: StopDifference[]
  /** Who travelled and who travels now; left out where that is the same. */
  travellers?: [before: Travellers, after: Travellers]
  /** After minus before. */
  cents: number
  walkedMeters: number
  wayMinutes: number
  /** Checks that passed before and fail now, and the reverse. */
  worse: Pick<CheckView, 'id' | 'evidence'>[]
  better: CheckView['id'][]
}

interface Placed {
  day: DayView
  stop: ActivityView
}

export function compare(before: ItineraryView, after: ItineraryView): Comparison {
  const several = before.places !== undefined || after.places !== undefined
  const [was, is] = [placed(before, several), placed(after, several)]
  const removed = [...was].flatMap(([key, each]) => (is.has(key) ? [] : [each]))
  const stops = [
    ...[...is].flatMap(([key, now]) => differenceOf(was.get(key), now)),
    ...removed.map(
      ({ day, stop }): StopDifference => ({
        kind: 'removed',
        title: stop.title,
        from: whenOf(day, stop),
      }),
    ),
  ]
  const failed = (itinerary: ItineraryView) => itinerary.checks.filter(({ status }) => status === 'fail')
  const fails = (itinerary: ItineraryView, id: string) => failed(itinerary).some((check) => check.id === id)
  const [then, now] = [before.travellers ?? oneTraveller, after.travellers ?? oneTraveller]
  return {
    stops,
    ...(JSON.stringify(then) !== JSON.stringify(now) && { travellers: [then, now] }),
    cents: Math.round((after.budget.grandTotal - before.budget.grandTotal) * 100),
    walkedMeters: sum(after, metersOnFoot) - sum(before, metersOnFoot),
    wayMinutes: sum(after, onTheWay) - sum(before, onTheWay),
    worse: failed(after)
      .filter(({ id }) => !fails(before, id))
      .map(({ id, evidence }) => ({ id, evidence })),
    better: failed(before)
      .filter(({ id }) => !fails(after, id))
      .map(({ id }) => id),
  }
}

/** The stops by what makes them the same stop in another plan; `several` where one of both goes to several places. */
function placed(itinerary: ItineraryView, several: boolean): Map<string, Placed> {
  const key = (stop: ActivityView) => (several ? keyInPlace(stop, itinerary) : stop.id)
  return new Map(itinerary.days.flatMap((day) => stopsOf(day).map((stop) => [key(stop), { day, stop }])))
}

/** A place may come at another position, where the ids of its stops are others. */
function keyInPlace({ id, placeId, journey }: ActivityView, { places, destination }: ItineraryView): string {
  if (journey) return `${journey.from} to ${journey.to}`
  const place = places ? places[placeIndex(id)]?.destination : destination
  return `${place} ${placeId ?? idInPlace(id)}`
}

function differenceOf(was: Placed | undefined, { day, stop }: Placed): StopDifference[] {
  const to = whenOf(day, stop)
  if (!was) return [{ kind: 'added', title: stop.title, to }]
  const from = whenOf(was.day, was.stop)
  if (was.stop.title !== stop.title)
    return [{ kind: 'changed', title: stop.title, formerTitle: was.stop.title, to }]
  if (was.day.day !== day.day) return [{ kind: 'moved', title: stop.title, from, to }]
  return from.day === to.day && from.time === to.time
    ? []
    : [{ kind: 'retimed', title: stop.title, from, to }]
}

function whenOf({ day }: DayView, { startTime }: ActivityView): PlannedTime {
  return { day, time: startTime }
}

function sum({ days }: ItineraryView, of: (activity: ActivityView) => number): number {
  return days.reduce((total, { activities }) => activities.reduce((part, each) => part + of(each), total), 0)
}

const onTheWay = ({ travel }: ActivityView) => travel.minutes
