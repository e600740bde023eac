import { addDays } from '~/domain/calendar/calendar-date'
import { fromClock } from '~/domain/calendar/clock-time'
import { offsetAt } from '~/domain/calendar/zone-offsets'
import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { Activity, Check, Plan, Score } from '~/domain/itinerary/itinerary'
import type { Param, Said } from '~/domain/message'
import { type Message, sequence } from '~/domain/message'
import { converted } from '~/domain/money/reference-rates'
import type { PlanRequest } from '~/domain/request/plan-request'
import { crowFlies } from './great-circle'
import { judge } from './judge'
import { tell } from './sentences'
import { fault, verdict } from './verdict'

/** What one place has of the trip, as a plan of its own whose day 1 is day `offset` + 1 of the trip. */
export interface JudgedPart {
  offset: number
  plan: Plan
  request: PlanRequest
  destination: Destination | Locality
}

type Journey = NonNullable<Activity['journey']>

/** The most that each way of travelling covers, metres a minute: nothing that carries travellers is faster. */
const fastest: Record<Journey['mode'], number> = { train: 5000, flight: 16_000, ferry: 1200, car: 2000 }
/** The least between leaving a base and the departure, minutes. */
const leastLead: Record<Journey['mode'], number> = { train: 20, flight: 90, ferry: 30, car: 0 }
/** Two stops with one name that are so near to each other are one place, metres. */
const same = 150

/**
 * Checks a trip to several places: each place's part as a trip of its own, and what only the whole can show. Like every check it
 * computes again what it is about.
 */
export function judgePlaces(
  plan: Plan,
  request: PlanRequest,
  parts: readonly JudgedPart[],
): { checks: Check[]; scores: Score[] } {
  const judged = parts.map((part) => ({ part, ...judge(part.plan, part.request, part.destination) }))
  const whole = new Map<Check['id'], Message[]>([
    ['days', [...dayFaults(plan, request, parts), ...nightFaults(plan, request)]],
    ['once', twiceFaults(parts)],
    ['reach', journeyFaults(plan, parts)],
    ['money', moneyFaults(plan, parts)],
    ['plan', limitFaults(plan, request)],
  ])
  const ids = judged[0]?.checks.map(({ id }) => id) ?? []
  const more = judged.flatMap(({ checks }) => checks.map(({ id }) => id)).filter((id) => !ids.includes(id))
  const checks = [...ids, ...new Set(more)].map((id): Check => {
    const faults = whole.get(id) ?? []
    if (faults.length > 0)
      return verdict(id, { faults: faults.map((each) => fault(each)), unknowns: [], pass: '' })
    const found = judged.flatMap(({ part, checks }) =>
      checks.filter((check) => check.id === id).map((check) => ({ part, check })),
    )
    const status = worstOf(found.map(({ check }) => check.status))
    const told = found.filter(({ check }) => check.status === status)
    return {
      id,
      status,
      evidence: sequence([
        ...ofWhole(id, plan, status),
        ...told.map(({ part, check }) => inPlace(part, check.evidence)),
      ]),
    }
  })
  return { checks, scores: scoresOf(judged) }
}

function worstOf(statuses: Check['status'][]): Check['status'] {
  return statuses.includes('fail') ? 'fail' : statuses.includes('unknown') ? 'unknown' : 'pass'
}

/** Evidence of a part, with the trip's days, under the name of its place. */
function inPlace({ offset, destination }: JudgedPart, evidence: Said): Message {
  return tell('check.places.in', { place: destination.name, evidence: onDaysOfTrip(evidence, offset) })
}

/** What is told of the whole where it passes. */
function ofWhole(id: Check['id'], plan: Plan, status: Check['status']): Message[] {
  if (status !== 'pass' && id !== 'money') return []
  const journeys = journeysOf(plan)
  if (id === 'reach') return [tell('check.places.journeys', { journeys: journeys.length })]
  if (id === 'days')
    return [tell('check.places.days', { days: plan.days.length, places: plan.places?.length ?? 0 })]
  if (id === 'money') {
    const cents = Math.round(plan.budget.grandTotal * 100)
    return [tell('check.places.money', { cents, currency: plan.currency, rates: plan.rates?.date ?? null })]
  }
  return []
}

/** Day numbers of a message, which by convention are its parameters `day` and `…Day`, as numbers of the trip. */
function onDaysOfTrip(said: Said, offset: number): Said {
  if (typeof said === 'string') return said
  const moved = (value: Param, key: string): Param => {
    if (typeof value === 'number') return /^day$|Day$/.test(key) ? value + offset : value
    if (Array.isArray(value))
      return value.map((each) => (typeof each === 'object' ? moved(each, '') : each)) as Param
    if (typeof value === 'object' && value !== null) return onDaysOfTrip(value, offset) as Message
    return value
  }
  return {
    ...said,
    params: Object.fromEntries(Object.entries(said.params).map(([key, value]) => [key, moved(value, key)])),
  }
}

function journeysOf({ days }: Plan): { activity: Activity; journey: Journey; day: Plan['days'][number] }[] {
  return days.flatMap((day) =>
    day.activities.flatMap((activity) =>
      activity.journey ? [{ activity, journey: activity.journey, day }] : [],
    ),
  )
}

/** Days in order on their dates, each in a place, the places in their order; every stop is in one place or a journey. */
function dayFaults(plan: Plan, request: PlanRequest, parts: readonly JudgedPart[]): Message[] {
  const faults: Message[] = []
  if (plan.days.length !== request.days)
    faults.push(tell('check.days.length', { asked: request.days, days: plan.days.length }))
  plan.days.forEach(({ day, date, place }, index) => {
    const expected = addDays(request.startDate, index)
    if (day !== index + 1) faults.push(tell('check.days.number', { day: index + 1, number: day }))
    if (date !== expected) faults.push(tell('check.days.date', { day: index + 1, date, expected }))
    const before = plan.days[index - 1]?.place ?? 0
    if (place === undefined || place < before || place > before + 1)
      faults.push(tell('check.places.order', { day: index + 1 }))
  })
  const stops = plan.days.reduce((sum, { activities }) => sum + activities.length, 0)
  const inParts = parts.reduce(
    (sum, part) => sum + part.plan.days.reduce((more, { activities }) => more + activities.length, 0),
    0,
  )
  if (stops !== inParts + journeysOf(plan).length)
    faults.push(tell('check.places.stray', { stops: stops - inParts }))
  return faults
}

/** Every place that was asked for, with the nights that were asked for. */
function nightFaults({ places = [] }: Plan, { places: asked = [] }: PlanRequest): Message[] {
  const missing = places.length !== asked.length
  return [
    ...(missing ? [tell('check.places.missing', { asked: asked.length, places: places.length })] : []),
    ...places.flatMap(({ name, nights }, index) => {
      const wanted = asked[index]?.nights
      return wanted != null && wanted !== nights
        ? [tell('check.places.nights', { place: name, asked: wanted, nights })]
        : []
    }),
  ]
}

/** What two places have in common is visited in one of them. */
function twiceFaults(parts: readonly JudgedPart[]): Message[] {
  const stops = parts.flatMap((part, index) =>
    part.plan.days.flatMap(({ day, activities }) =>
      activities
        .filter(({ type, placeId }) => type === 'attraction' && placeId !== null)
        .map((activity) => ({ activity, part: index, day: day + part.offset })),
    ),
  )
  return stops.flatMap((one, index) => {
    const again = stops
      .slice(index + 1)
      .find((other) => other.part !== one.part && isSame(one.activity, other.activity))
    return again
      ? [tell('check.once.twice', { stop: one.activity.title, first: one.day, second: again.day })]
      : []
  })
}

function isSame(a: Activity, b: Activity): boolean {
  if (a.title !== b.title || a.latitude === null || b.latitude === null) return false
  return crowFlies([a.latitude, a.longitude ?? 0], [b.latitude, b.longitude ?? 0]) < same
}

/**
 * One journey between each place and the next. Its times are those of the clocks on both sides, nothing is faster than its way
 * of travelling, and the stops before and after it leave the time to get to it and from it.
 */
function journeyFaults(plan: Plan, parts: readonly JudgedPart[]): Message[] {
  const found = journeysOf(plan)
  const faults: Message[] = []
  if (found.length !== parts.length - 1)
    faults.push(tell('check.places.journeys-missing', { journeys: found.length, places: parts.length }))
  found.forEach(({ activity, journey, day }, index) => {
    const [from, to] = [parts[index]?.destination, parts[index + 1]?.destination]
    if (!from || !to) return
    const about = { day: day.day, to: to.name }
    const meters = crowFlies(from.center, to.center)
    if (journey.minutes * fastest[journey.mode] < meters)
      faults.push(
        tell('check.places.too-fast', { ...about, minutes: journey.minutes, meters: Math.round(meters) }),
      )
    const left = instantOf(day.date, activity.startTime, from.timeZone)
    const reached = instantOf(addDays(day.date, journey.daysLater), activity.endTime, to.timeZone)
    // Of an hour that a clock has twice, either may be meant.
    const off = Math.abs((reached - left) / 60_000 - journey.minutes)
    if (off > 1 && Math.abs(off - 60) > 1)
      faults.push(tell('check.places.clocks', { ...about, minutes: journey.minutes }))
    const at = day.activities.indexOf(activity)
    const before = day.activities.slice(0, at).at(-1)
    const departs = fromClock(activity.startTime)
    if (before && endOf(before) > departs - leastLead[journey.mode])
      faults.push(tell('check.places.left-late', { ...about, departs }))
    const next = journey.daysLater === 0 ? day.activities[at + 1] : plan.days[day.day]?.activities[0]
    const arrives = fromClock(activity.endTime)
    if (next && fromClock(next.startTime) < arrives)
      faults.push(tell('check.places.met-early', { ...about, arrives }))
  })
  return faults
}

function endOf({ startTime, endTime }: Activity): number {
  const [start, end] = [fromClock(startTime), fromClock(endTime)]
  return end < start ? end + 1440 : end
}

function instantOf(date: string, clock: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + fromClock(clock) * 60_000
  return asUtc - offsetAt(timeZone, asUtc - offsetAt(timeZone, asUtc) * 60_000) * 60_000
}

/** Sums of the whole in the trip's currency, and each price that is paid in another one converted by the rates that are told. */
function moneyFaults(plan: Plan, parts: readonly JudgedPart[]): Message[] {
  const { currency, budget, rates } = plan
  const stops = plan.days.flatMap(({ activities }) => activities)
  const faults: Message[] = []
  for (const { activity } of journeysOf(plan)) faults.push(...convertedWrong(activity, plan))
  for (const activity of stops) if (!activity.journey) faults.push(...convertedWrong(activity, plan))
  for (const { day, costCents, activities } of plan.days) {
    const cents = sum(activities)
    if (cents !== costCents)
      faults.push(tell('check.money.day-total', { day, cents, currency, stated: costCents }))
  }
  const totals = {
    accommodation: budget.accommodationTotal,
    food: budget.foodTotal,
    attraction: budget.activitiesTotal,
    transport: budget.transportTotal,
  }
  for (const type of ['accommodation', 'food', 'attraction', 'transport'] as const) {
    const cents = sum(stops.filter((stop) => stop.type === type))
    const stated = Math.round(totals[type] * 100)
    if (cents !== stated) faults.push(tell('check.money.total', { type, cents, currency, stated }))
  }
  const grand = Math.round(budget.grandTotal * 100)
  if (grand !== sum(stops))
    faults.push(tell('check.money.grand-total', { cents: sum(stops), currency, stated: grand }))
  if (!rates && parts.some(({ plan: { currency: other } }) => other !== currency))
    faults.push(tell('check.places.rates', {}))
  return faults
}

function convertedWrong({ local, costCents, title }: Activity, { currency, rates }: Plan): Message[] {
  if (!local) return []
  const cents = rates ? converted(local.cents, local.currency, currency, rates) : null
  return cents === costCents
    ? []
    : [tell('check.places.converted', { stop: title, cents: local.cents, currency: local.currency })]
}

function sum(stops: readonly Activity[]): number {
  return stops.reduce((cents, { costCents }) => cents + costCents, 0)
}

function limitFaults({ days }: Plan, { dayLimit }: PlanRequest): Message[] {
  return dayLimit !== null && days.length > dayLimit
    ? [tell('check.plan.over-limit', { days: days.length, limit: dayLimit })]
    : []
}

/** Each score of the places, by the days that they have of the trip. */
function scoresOf(judged: readonly { part: JudgedPart; scores: Score[] }[]): Score[] {
  const ids = [...new Set(judged.flatMap(({ scores }) => scores.map(({ id }) => id)))]
  return ids.map((id): Score => {
    const found = judged.flatMap(({ part, scores }) =>
      scores.filter((score) => score.id === id).map((score) => ({ part, score })),
    )
    const days = found.reduce((all, { part }) => all + part.plan.days.length, 0)
    const value =
      found.reduce((all, { part, score }) => all + score.value * part.plan.days.length, 0) / Math.max(1, days)
    return { id, value, evidence: sequence(found.map(({ part, score }) => inPlace(part, score.evidence))) }
  })
}
