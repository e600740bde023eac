import type { Destination } from '~/domain/catalogue/destination'
import { isLocal } from '~/domain/catalogue/fame'
import { binds } from '~/domain/catalogue/guided-kinds'
import { type OpenSpan, openSpans } from '~/domain/catalogue/open-place'
import type { Place } from '~/domain/catalogue/place'
import { accessKey, dietKey } from '~/domain/catalogue/vocabulary'
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
    if (taken.has(place.id) || !suits(place, request)) return []
    const open = openSpans(place, dates, destination)
    return open.some((spans) => spans.length > 0) ? [{ place, visit, costCents: cost.cents, open }] : []
  })
}

function suits(place: Place, { filters }: PlanRequest): boolean {
  const food = place.kind === 'food'
  return (
    filters.accessibility.every(
      (need) => !binds(need, place.kind) || place.access?.[accessKey[need]] === 'yes',
    ) &&
    (!food || filters.dietaryRestrictions.every((diet) => place.diets?.[dietKey[diet]] === 'yes')) &&
    (!filters.localExperiencesOnly || isLocal(place)) &&
    (!filters.childFriendly || (place.children === 'yes' && place.kind !== 'nightlife'))
  )
}

/** Neighbourhoods to sleep in: those confirmed for every need asked for, or else those not known to shut one out. */
export function bases({ filters }: PlanRequest, destination: Destination): Place[] {
  const flags = (place: Place) =>
    filters.accessibility
      .filter((need) => binds(need, place.kind))
      .map((need) => place.access?.[accessKey[need]])
  const open = destination.places.filter(
    (place) =>
      place.kind === 'base' &&
      !flags(place).includes('no') &&
      !(filters.childFriendly && place.children === 'no'),
  )
  const confirmed = open.filter((place) => flags(place).every((flag) => flag === 'yes'))
  return confirmed.length > 0 ? confirmed : open
}
