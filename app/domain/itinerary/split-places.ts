import { addDays } from '~/domain/calendar/calendar-date'
import type { Message, Said } from '~/domain/message'
import type { Currency } from '~/domain/money/currency'
import { converted, type ReferenceRates, referenceRates } from '~/domain/money/reference-rates'
import { budgetOf, dayCost } from './budget'
import type { Activity, DayView, ItineraryDay, Plan, PlanView, TripPlace } from './itinerary'
import { placeTip } from './sentences'

/** What one place has of a trip to several: read alone, a plan of that place whose days count from 1. */
export interface PlacePart {
  place: TripPlace
  /** Of the trip's places, from 0. */
  index: number
  /** Days of the trip before its first: its day 1 is day `offset` + 1 of the trip. */
  offset: number
  plan: Plan
}

type Heading = NonNullable<ItineraryDay['before']>

/** A part before it is joined: days that count from 1 and amounts in the currency of the place. */
export interface PlaceDays {
  place: TripPlace
  days: ItineraryDay[]
  tips: Said[]
}

/** A part in words. Tips, which belong to places by their messages, are left out. */
export type PlacePartView = Omit<PlacePart, 'plan'> & { plan: PlanView }

/** The plan of each place of a trip to several, in its own currency. Journeys belong to none of them. */
export function splitPlaces(plan: PlanView): PlacePartView[]
export function splitPlaces(plan: Plan): PlacePart[]
export function splitPlaces(plan: Plan): PlacePart[] {
  const { places = [], rates: _rates, provenance: _provenance, ...trip } = plan
  return places.map((place, index): PlacePart => {
    const days = plan.days.flatMap((day) => daysOf(day, index))
    const offset = Math.max(0, (days[0]?.day ?? 1) - 1)
    const own = days.map((day) => inPlace(day, offset))
    const { destination, destinationId, palette, credit, currency, startDate, overview } = place
    const { palette: _palette, credit: _credit, ...rest } = trip
    return {
      place,
      index,
      offset,
      plan: {
        ...rest,
        destination,
        destinationId,
        ...(destinationId === null && { palette }),
        ...(credit && { credit }),
        startDate,
        endDate: addDays(startDate, place.days - 1),
        overview,
        days: own,
        tips: plan.tips.flatMap((tip) => tipOf(tip, index)),
        budget: budgetOf(own),
        currency,
      },
    }
  })
}

/** What of a day of the trip is spent in a place: all of it, the part up to a journey, or the part after one. */
function daysOf(day: ItineraryDay, index: number): ItineraryDay[] {
  const { place, before, activities, ...rest } = day
  const at = activities.findIndex(({ journey }) => journey)
  const until = at < 0 ? activities.length : at
  if (before && place === index + 1) {
    const { date, day: number, costCents, sun } = rest
    return [
      {
        day: number,
        date,
        costCents,
        ...(sun && { sun }),
        ...before,
        activities: activities.slice(0, until),
      },
    ]
  }
  if (place !== index) return []
  return [{ ...rest, activities: before ? activities.slice(at + 1) : activities.slice(0, until) }]
}

function inPlace(day: ItineraryDay, offset: number): ItineraryDay {
  const activities = day.activities.map(({ local, ...activity }): Activity => {
    const { ticketUse } = activity
    return {
      ...activity,
      ...(local && { costCents: local.cents, currency: local.currency }),
      ...(ticketUse && { ticketUse: { ...ticketUse, boughtOn: Math.max(1, ticketUse.boughtOn - offset) } }),
    }
  })
  return { ...day, day: day.day - offset, activities, costCents: dayCost(activities) }
}

function tipOf(tip: Said, index: number): Said[] {
  if (typeof tip === 'string' || tip.code !== 'place.tip' || tip.params.at !== index) return []
  const { tip: own } = tip.params
  return typeof own === 'string' || isMessage(own) ? [own] : []
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'code' in value
}

/** The days of a trip to several places, of what each place has of it and the journeys between them. */
export function joinDays(
  parts: readonly Pick<PlaceDays, 'place' | 'days'>[],
  journeys: readonly Activity[],
  { startDate, currency, rates }: { startDate: string; currency: Currency; rates: ReferenceRates },
): ItineraryDay[] {
  const joined: ItineraryDay[] = []
  for (const [index, { place, days }] of parts.entries()) {
    const journey = journeys[index - 1]
    const meets = journey?.journey?.daysLater === 0
    const offset = joined.length - (meets ? 1 : 0)
    for (const [position, day] of days.entries()) {
      const own = inTrip(day, index, offset, { currency, rates, placeCurrency: place.currency })
      const last = position === 0 ? joined.at(-1) : undefined
      if (last && journey)
        joined[joined.length - 1] = meets ? meeting(last, journey, own) : withJourney(last, journey)
      if (!(position === 0 && meets)) joined.push(own)
    }
  }
  return joined.map((day, index) => ({
    ...day,
    day: index + 1,
    date: addDays(startDate, index),
    costCents: dayCost(day.activities),
  }))
}

/** The journeys of a trip to several places, in their order. */
export function journeysOf<A extends Activity>({ days }: { days: readonly { activities: A[] }[] }): A[] {
  return days.flatMap(({ activities }) => activities.filter(({ journey }) => journey))
}

/**
 * The days of a trip whose places have other days now, as many as before: `made` are the days of each of `parts`. Days of which
 * nothing has changed stay the same objects.
 */
export function withParts(
  plan: PlanView,
  parts: readonly PlacePartView[],
  made: readonly (readonly DayView[])[],
): DayView[]
export function withParts(
  plan: Plan,
  parts: readonly PlacePart[],
  made: readonly (readonly ItineraryDay[])[],
): ItineraryDay[]
export function withParts(
  plan: Plan,
  parts: readonly PlacePart[],
  made: readonly (readonly ItineraryDay[])[],
): ItineraryDay[] {
  const { startDate, currency, rates } = plan
  const joined = joinDays(
    parts.map(({ place }, index) => ({ place, days: [...(made[index] ?? [])] })),
    journeysOf(plan),
    { startDate, currency, rates: rates ?? referenceRates },
  )
  // Of a trip whose days and journeys do not go together nothing can be joined.
  if (joined.length !== plan.days.length) return plan.days
  const changed = new Set(
    parts.flatMap(({ offset, plan: { days } }, index) =>
      (made[index] ?? []).flatMap((day, at) => (day === days[at] ? [] : [at + offset])),
    ),
  )
  return plan.days.map((day, at) => (changed.has(at) ? (joined[at] ?? day) : day))
}

/**
 * The tips of a trip to several places, the same number of each, so that all of them are read. What was said of a place before is not
 * said again, and the way from the airport only where one may come or go by plane.
 */
export function joinTips(
  parts: readonly Pick<PlaceDays, 'place' | 'tips'>[],
  journeys: readonly Activity[],
  most: number,
): Said[] {
  const each = Math.max(1, Math.floor(most / parts.length))
  const said = new Set<string>()
  return parts.flatMap(({ place, tips }, at) => {
    const [there, away] = [journeys[at - 1], journeys[at]]
    const flies = !there || !away || [there, away].some(({ journey }) => journey?.mode === 'flight')
    const own = tips
      .filter((tip) => flies || typeof tip === 'string' || tip.code !== 'tip.arrival')
      .filter((tip) => !said.has(JSON.stringify(tip)))
      .slice(0, each)
    for (const tip of own) said.add(JSON.stringify(tip))
    return own.map((tip) => placeTip(at, place.name, tip))
  })
}

function inTrip(
  day: ItineraryDay,
  index: number,
  offset: number,
  to: { currency: Currency; placeCurrency: Currency; rates: ReferenceRates },
): ItineraryDay {
  const activities = day.activities.map((activity): Activity => {
    const { ticketUse } = activity
    return {
      ...inCurrency(activity, to.placeCurrency, to),
      id: idInTrip(activity.id, index),
      ...(ticketUse && { ticketUse: { ...ticketUse, boughtOn: ticketUse.boughtOn + offset } }),
    }
  })
  return { ...day, activities, place: index }
}

/** The id of a stop of one place, told apart from those of the other places. */
export function idInTrip(id: string, index: number): string {
  return `p${index + 1}-${idInPlace(id)}`.slice(0, 80)
}

export function idInPlace(id: string): string {
  return id.replace(/^p\d-/, '')
}

/** The position, from 0, of the place that a stop of the trip is in; -1 of a journey. */
export function placeIndex(id: string): number {
  return Number(/^p(\d)-/.exec(id)?.[1] ?? 0) - 1
}

/** A stop whose cents are those of the trip's currency; what is paid stays beside them. */
export function inCurrency(
  activity: Activity,
  from: Currency,
  { currency, rates }: { currency: Currency; rates: ReferenceRates },
): Activity {
  if (from === currency || activity.local) return activity
  const { costCents, cost, currency: known = cost === undefined ? undefined : from } = activity
  return {
    ...activity,
    costCents: converted(costCents, from, currency, rates),
    ...(known && { currency, local: { cents: costCents, currency: from } }),
  }
}

/** The day of a journey: what is left of it in the one place, the journey, and what it has in the next. */
function meeting(leaving: ItineraryDay, journey: Activity, arriving: ItineraryDay): ItineraryDay {
  const { title, area, basePlaceId, hours, kind, openMeals, note } = leaving
  const before: Heading = {
    title,
    area,
    basePlaceId,
    ...(hours && { hours }),
    ...(kind && { kind }),
    ...(openMeals && { openMeals }),
    ...(note !== undefined && { note }),
  }
  return { ...arriving, before, activities: [...leaving.activities, journey, ...arriving.activities] }
}

function withJourney(day: ItineraryDay, journey: Activity): ItineraryDay {
  return { ...day, activities: [...day.activities, journey] }
}
