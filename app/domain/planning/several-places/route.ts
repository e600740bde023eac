import { addDays } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import { fail, ok, type Result } from '~/domain/errors'
import type { Activity, TripPlace } from '~/domain/itinerary/itinerary'
import { tellPlace } from '~/domain/itinerary/sentences'
import { inCurrency } from '~/domain/itinerary/split-places'
import { type Message, type Said, sequence } from '~/domain/message'
import type { Currency } from '~/domain/money/currency'
import type { ReferenceRates } from '~/domain/money/reference-rates'
import { namedTown } from '~/domain/posters/named-town'
import type { BookedJourney } from '~/domain/request/booked-journey'
import { type DayHours, dayHours } from '~/domain/request/pace'
import type { AskedPlace, PlanRequest } from '~/domain/request/plan-request'
import { usualModes } from '~/domain/request/several-places'
import { bestOrder, type Ends, sumOf } from './best-order'
import { bookedLeg } from './booked-leg'
import { dayValues } from './day-values'
import { waysFromHome } from './from-home'
import { journeyStop, type Leg, lunchOnTheWay } from './journey-stop'
import { endsOf, type HomeTimes, homeTimes, withEnds } from './route-ends'
import { shareNights, whyNights } from './share-nights'
import { bestTimes } from './timing'
import { doorToDoor, type KnownWays, waysBetween } from './ways'

type Town = Destination | Locality

/** One of the places that were asked for, with what is known of it. */
export interface AskedTown {
  asked: AskedPlace
  town: Town
}

/** A trip to several places before its days are planned: their order, nights and dates, and the journeys between them. */
export interface Route {
  /** In the order of the trip. */
  towns: AskedTown[]
  places: TripPlace[]
  journeys: Activity[]
  /** Of the trip's sums: that of the first place. */
  currency: Currency
  /** Only where places have different currencies. */
  rates: ReferenceRates | null
  /** Where home is known and nothing else was said: local times at the base of the first place, and away from that of the last. */
  arrival?: string
  departure?: string
  /** How long, where, in which order and why. */
  overview: Said
}

/**
 * Decides order, nights and journeys. Worth of the nights and length of the journeys are apart, so the best order and the
 * best shares together are the best route.
 */
export function planRoute(
  request: PlanRequest,
  asked: readonly AskedTown[],
  known: KnownWays,
  { booked = [], home = null }: { booked?: readonly BookedJourney[]; home?: Town | null } = {},
): Result<Route, Said> {
  const { rates } = known
  const allowed = request.ways ?? usualModes
  const waysOf = (from: Town, to: Town) => waysBetween(from, to, request.startDate, allowed, known)
  const minutes = (from: number, to: number) => {
    const [start, end] = [asked[from]?.town, asked[to]?.town]
    const way = start && end && waysOf(start, end)[0]
    return way ? doorToDoor(way) : Number.POSITIVE_INFINITY
  }
  const fromHome = home ? waysFromHome(home, allowed, known) : null
  const ends = endsOf(request, (index) => {
    const town = asked[index]?.town
    return fromHome && town ? fromHome.minutes(town, request.startDate) : 0
  })
  const given = withEnds(
    asked.map((_, index) => index),
    request,
  )
  const order = request.order === 'best' ? bestOrder(asked.length, minutes, ends) : given
  const towns = order.flatMap((index) => asked[index] ?? [])
  const clocks = towns.map(({ asked: { filters, interests, wishes = [] }, town }) => ({
    timeZone: town.timeZone,
    hours: dayHours({ filters, interests, wishes }, town),
  }))
  const meals = clocks.map(({ hours }) => hours.meals)
  /** The journey from a place to the next on a date: without a night on the way if there is one, else with it. */
  const legOn = (index: number, date: string, onBoard: boolean): Leg | undefined => {
    const [from, to] = [towns[index], towns[index + 1]]
    const [fromClock, toPlaceClock] = [clocks[index], clocks[index + 1]]
    if (!from || !to || !fromClock || !toPlaceClock) return undefined
    const ticket = bookedBetween(from, to)
    if (ticket) {
      const leg = ticket.date === date ? bookedLeg(ticket, from.town, to.town) : undefined
      return leg && { ...leg, booked: ticket }
    }
    const ways = waysBetween(from.town, to.town, date, allowed, known)
    const legs = (daysLater: 0 | 1) =>
      ways.flatMap((way): Leg[] => {
        const times = bestTimes(way, date, fromClock, toPlaceClock, daysLater)
        return times ? [{ way, times }] : []
      })
    return (onBoard ? undefined : legs(0)[0]) ?? legs(1)[0]
  }
  const bookedBetween = (from: AskedTown | undefined, to: AskedTown | undefined) =>
    booked.find((each) => each.from === from?.town.label && each.to === to?.town.label)
  const timesOfHome = () => {
    const ends = [towns[0], towns.at(-1)].map((each, at) => ({ town: each?.town, clock: clocks.at(-at) }))
    const [first, last] = ends.flatMap(({ town, clock }) => (town && clock ? [{ town, clock }] : []))
    return home && fromHome && first && last ? homeTimes(request, home, fromHome, { first, last }) : null
  }
  const values = towns.map(({ asked: { nights, filters, interests }, town }) => ({
    values: dayValues({ ...request, destinationId: town.id, filters, interests }, town),
    fixed: nights,
  }))
  // Nights decide the dates, and a date may decide whether a journey takes a night. One that has taken it keeps it, so that
  // this ends.
  let onBoard = new Set<number>()
  for (let round = 0; round <= towns.length; round++) {
    const nights = request.days - 1 - onBoard.size
    const fixed = values.flatMap((each) => each.fixed ?? [])
    const allFixed = fixed.length === values.length
    const sum = fixed.reduce((all, each) => all + each, 0)
    // Fixed nights may leave room for journeys that take a night, which are known only now.
    const shares = allFixed && sum < nights ? fixed : shareNights(values, nights)
    if (!shares) return tooFewNights(towns, nights, onBoard)
    const starts = startsOf(shares, onBoard)
    const legs = towns
      .slice(1)
      .map((_, index) => legOn(index, dateOf(request, starts, shares, index), onBoard.has(index)))
    const missing = legs.findIndex((leg) => !leg)
    if (missing >= 0) {
      const ticket = bookedBetween(towns[missing], towns[missing + 1])
      const date = dateOf(request, starts, shares, missing)
      return ticket ? bookedElsewhen(ticket, date) : noWay(towns, missing)
    }
    const found = legs.flatMap((leg) => leg ?? [])
    const takes = new Set(found.flatMap(({ times }, index) => (times.daysLater === 1 ? [index] : [])))
    if ([...takes].every((index) => onBoard.has(index)))
      if (allFixed && sum < nights)
        return fail<Said>('wishes-clash', tellPlace('place.nights-left', { given: sum, nights }))
      else
        return ok(
          withHome(
            routeOf({
              request,
              towns,
              values,
              shares,
              starts,
              legs: found,
              order,
              minutes,
              ends,
              meals,
              rates,
            }),
            timesOfHome(),
          ),
        )
    onBoard = new Set([...onBoard, ...takes])
  }
  return noWay(towns, 0)
}

/** The day of the trip, from 0, on which each place begins. */
function startsOf(shares: readonly number[], onBoard: ReadonlySet<number>): number[] {
  let day = 0
  return shares.map((nights, index) => {
    const start = day
    day += nights + (onBoard.has(index) ? 1 : 0)
    return start
  })
}

function dateOf(
  { startDate }: PlanRequest,
  starts: readonly number[],
  shares: readonly number[],
  index: number,
): string {
  return addDays(startDate, (starts[index] ?? 0) + (shares[index] ?? 0))
}

interface Decided {
  request: PlanRequest
  towns: AskedTown[]
  values: Parameters<typeof whyNights>[0]
  shares: number[]
  starts: number[]
  legs: Leg[]
  /** When people eat in each place. */
  meals: DayHours['meals'][]
  order: number[]
  minutes: (from: number, to: number) => number
  ends: Ends
  rates: ReferenceRates
}

/** A route with when one comes from home and leaves for it. */
function withHome(route: Route, times: HomeTimes | null): Route {
  if (!times) return route
  const { told, ...ends } = times
  return { ...route, ...ends, overview: sequence([route.overview, ...told]) }
}

function routeOf(decided: Decided): Route {
  const { request, towns, shares, starts, legs, meals, rates } = decided
  const currency = towns[0]?.town.currency ?? 'USD'
  const mixed = towns.some(({ town }) => town.currency !== currency)
  const places = towns.map(({ town }, index): TripPlace => {
    const there = legs[index - 1]
    const away = legs[index]
    const nights = shares[index] ?? 1
    return {
      ...namedTown(town),
      startDate: addDays(request.startDate, starts[index] ?? 0),
      nights,
      days: nights + 1,
      ...(there && { arrival: toClock(Math.min(there.times.atBase, lastMinute)) }),
      ...(away && { departure: toClock(away.times.leavesBase) }),
      overview: '',
    }
  })
  const journeys = legs.flatMap((leg, index) => {
    const [from, to] = [towns[index]?.town, towns[index + 1]?.town]
    const [here, there] = [meals[index], meals[index + 1]]
    if (!from || !to) return []
    const lunch = here && there && lunchOnTheWay(leg.way, leg.times, here, there)
    const stop = journeyStop(leg, from, to, index, lunch)
    return [inCurrency(stop, from.currency, { currency, rates })]
  })
  return {
    towns,
    places,
    journeys,
    currency,
    rates: mixed ? rates : null,
    overview: overviewOf({ ...decided, currency, rates: mixed ? rates : null }),
  }
}

const lastMinute = 23 * 60 + 55

function overviewOf({
  request,
  towns,
  values,
  shares,
  legs,
  order,
  minutes,
  ends,
  currency,
  rates,
}: Omit<Decided, 'starts' | 'meals' | 'rates'> & {
  currency: Currency
  rates: ReferenceRates | null
}): Said {
  const nameOf = (index: number) => towns[index]?.town.name ?? ''
  const stays = towns.map(
    ({ town }, index): Message => tellPlace('place.stay', { place: town.name, nights: shares[index] ?? 1 }),
  )
  const given = withEnds(
    order.map((_, index) => index),
    request,
  )
  const saved = Math.round(sumOf(given, minutes, ends) - sumOf(order, minutes, ends))
  const why = whyNights(values, shares)
  return sequence([
    tellPlace('place.overview', { days: request.days, stays }),
    ...(request.order === 'best' && Number.isFinite(saved) && saved > 0
      ? [tellPlace('place.best-order', { minutes: saved })]
      : []),
    ...(why
      ? [
          tellPlace('place.nights-why', {
            place: nameOf(why.index),
            nth: why.nth,
            other: nameOf(why.other),
            otherNth: why.otherNth,
          }),
        ]
      : []),
    ...legs.flatMap(({ times }, index) =>
      times.daysLater === 1
        ? [tellPlace('place.night-on-board', { from: nameOf(index), to: nameOf(index + 1) })]
        : [],
    ),
    ...(rates ? [tellPlace('place.rates', { date: rates.date, source: rates.source, currency })] : []),
  ])
}

function noWay(towns: readonly AskedTown[], index: number): Result<Route, Said> {
  const [from, to] = [towns[index]?.town.name ?? '', towns[index + 1]?.town.name ?? '']
  return fail<Said>('wishes-clash', tellPlace('place.no-way', { from, to }))
}

/** What is booked is on another day than the nights make it, or arrives before it leaves. */
function bookedElsewhen({ title, to, date: booked }: BookedJourney, date: string): Result<Route, Said> {
  const about = { title, to: to.split(',')[0] ?? to, booked, date }
  return fail<Said>('wishes-clash', tellPlace('place.booked-elsewhen', about))
}

function tooFewNights(
  towns: readonly AskedTown[],
  nights: number,
  onBoard: ReadonlySet<number>,
): Result<Route, Said> {
  const [first] = onBoard
  if (first === undefined) {
    return fail<Said>('wishes-clash', tellPlace('place.too-few-nights', { places: towns.length, nights }))
  }
  const [from, to] = [towns[first]?.town.name ?? '', towns[first + 1]?.town.name ?? '']
  return fail<Said>('wishes-clash', tellPlace('place.night-missing', { from, to }))
}
