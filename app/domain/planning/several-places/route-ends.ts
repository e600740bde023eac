import { tellPlace } from '~/domain/itinerary/sentences'
import type { Said } from '~/domain/message'
import { lastDay, type PlanRequest } from '~/domain/request/plan-request'
import type { Ends } from './best-order'
import type { waysFromHome } from './from-home'
import type { PlaceClock } from './timing'
import type { Town } from './ways'

/** The least minutes to the first place and from the last, where these are not said. */
export function endsOf({ first, last }: PlanRequest, minutes: (index: number) => number): Ends {
  const unlessSaid = (said: number | undefined) => (index: number) =>
    said === undefined || said === index ? minutes(index) : Number.POSITIVE_INFINITY
  return { start: unlessSaid(first), end: unlessSaid(last) }
}

/** An order with the places at its ends that were asked for there. */
export function withEnds(order: number[], { first, last }: PlanRequest): number[] {
  const between = order.filter((index) => index !== first && index !== last)
  return [...(first === undefined ? [] : [first]), ...between, ...(last === undefined ? [] : [last])]
}

/** A place at an end of the trip with its clock. */
interface End {
  town: Town
  clock: PlaceClock
}

/** Local times at the base of the first place and away from that of the last, and what is told of them. */
export interface HomeTimes {
  arrival?: string
  departure?: string
  told: Said[]
}

/** When one comes to the first place from home and leaves the last one for it, where that is not said otherwise. */
export function homeTimes(
  request: PlanRequest,
  home: Town,
  ways: ReturnType<typeof waysFromHome>,
  { first, last }: { first: End; last: End },
): HomeTimes {
  const there = request.arrival ? null : ways.arrival(first.town, request.startDate, first.clock)
  const back = request.departure ? null : ways.departure(last.town, lastDay(request), last.clock)
  const tell = (code: 'place.from-home' | 'place.to-home', { town }: End, way: typeof there) =>
    way ? [tellPlace(code, { mode: way.mode, home: home.name, place: town.name, time: way.time })] : []
  return {
    ...(there && { arrival: there.time }),
    ...(back && { departure: back.time }),
    told: [...tell('place.from-home', first, there), ...tell('place.to-home', last, back)],
  }
}
