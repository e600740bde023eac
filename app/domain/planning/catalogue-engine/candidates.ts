import type { Destination } from '~/domain/catalogue/destination'
import { type OpenSpan, openSpans } from '~/domain/catalogue/open-place'
import type { Place } from '~/domain/catalogue/place'
import { suitsFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { DayFrame } from './day-frame'

/** A place the engine may use: everything it needs to know about it is known. */
export interface Candidate {
  place: Place
  /** Shortest, typical and longest stay, minutes. */
  visit: [number, number, number]
  costCents: number
  /** By frame. */
  open: OpenSpan[][]
}

/** The places that satisfy every hard wish and are open on at least one of the days, bases and places in use left out. */
export function candidates(
  request: PlanRequest,
  destination: Destination,
  frames: DayFrame[],
  taken: ReadonlySet<string>,
): Candidate[] {
  const dates = frames.map(({ date }) => date)
  return destination.places.flatMap((place) => {
    const { visit, cost, hours } = place
    if (!visit || !cost || hours === undefined || place.kind === 'base') return []
    if (taken.has(place.id) || suitsFilters(place, request.filters) !== 'yes') return []
    const open = openSpans(place, dates, destination)
    return open.some((spans) => spans.length > 0) ? [{ place, visit, costCents: cost.cents, open }] : []
  })
}

/** Neighbourhoods to sleep in: those confirmed for every need asked for, or else those not known to shut one out. */
export function bases({ filters }: PlanRequest, destination: Destination): Place[] {
  const known = destination.places
    .filter(({ kind }) => kind === 'base')
    .map((place) => ({ place, suits: suitsFilters(place, filters) }))
  const confirmed = known.filter(({ suits }) => suits === 'yes')
  const open = confirmed.length > 0 ? confirmed : known.filter(({ suits }) => suits !== 'no')
  return open.map(({ place }) => place)
}
