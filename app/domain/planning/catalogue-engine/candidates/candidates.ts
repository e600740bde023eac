import { addDays, month } from '~/domain/calendar/calendar-date'
import { sunlight, twilight } from '~/domain/catalogue/daylight'
import type { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import { footAreaOf } from '~/domain/catalogue/foot-area'
import { standstillOn } from '~/domain/catalogue/holidays'
import { openSpans } from '~/domain/catalogue/open-place'
import type { Coordinates, Place } from '~/domain/catalogue/place'
import { hotHigh } from '~/domain/catalogue/season'
import { housesAt, stayAsPlace } from '~/domain/catalogue/stays'
import { onStreetsFor } from '~/domain/catalogue/streets'
import { bestWay, metersFromGates } from '~/domain/catalogue/travel'
import { betweenJourneys } from '~/domain/itinerary/booked-stop'
import { cheapestNeeded } from '~/domain/itinerary/buy-tickets'
import { bookedOn } from '~/domain/planning/booked-activities'
import type { Candidate, CatalogueDraft, DayFrame, DayWeather, Taste } from '~/domain/planning/trip-draft'
import { hard, soft } from '~/domain/planning/weights'
import { suitsFilters } from '~/domain/request/filters'
import { type DayHours, dayHours, dayLoad, mealsWithin, paceLimits } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { tripEnds } from '~/domain/request/trip-ends'
import { type Wished, wishedFor } from '~/domain/request/wishes'
import { asWritten, restsAllDay } from './as-written'
import { withEarlyHours } from './early-hours'
import { keptOf } from './kept-stops'
import { reachedFrom, type Wanted } from './reached-icons'
import { tasteOf } from './taste'

interface Given {
  /** The days to plan; all of them by default. */
  frames?: DayFrame[]
  /** Places in use elsewhere. */
  taken?: ReadonlySet<string>
  /** Where the days start and end; chosen by default. */
  base?: Place
  keepExisting?: boolean
  /** What the days that are not planned have. */
  elsewhere?: readonly Place[]
}

/** Makes the draft of a trip: its days, and the places that suit every wish. */
export function tripCandidates(
  request: PlanRequest,
  asRead: Destination,
  { frames: given, taken = new Set(), base, keepExisting = false, elsewhere = [] }: Given = {},
): CatalogueDraft<'candidates'> {
  const destination = onStreetsFor(asRead, request.filters.accessibility)
  const hours = dayHours(request, destination)
  const wished = wishedFor(request, destination)
  const usual = given ?? tripFrames(request, destination, hours, wished)
  const frames = withEarlyHours(usual, hours, request, destination)
  const kept = frames.flatMap((frame) => frame.kept.map(({ place }) => place.id))
  const places = usablePlaces(request, destination, frames, wished, new Set([...taken, ...kept]))
  const taste = tasteOf(request, destination, places, wished)
  // A neighbourhood without a house stands in where no house suits.
  const choices = base ? [] : [suitableHouses, suitableQuarters].map((find) => find(request, destination))
  const bases = base
    ? [base]
    : choices.flatMap((choice) => ranked(choice, request, destination, places, taste, wished, hours))
  const weather = weatherOf(frames, destination)
  const answered = new Set(elsewhere.flatMap((place) => taste.matches(place)))
  const candidates = { hours, frames, weather, places, taste, bases, keepExisting, answered }
  return { request, destination, candidates }
}

/** The days of a trip as they are before anything is planned: the first begins with the arrival, the last ends with the departure. */
function tripFrames(
  request: PlanRequest,
  destination: Destination,
  hours: DayHours,
  { hours: asked }: Wished,
): DayFrame[] {
  const ends = tripEnds(request)
  const arrival = ends.arrival?.at ?? 0
  const departure = ends.departure?.at ?? 1440
  const start = Math.max(hours.from, asked.from ?? 0)
  const end = Math.min(hours.to, Math.max(start, asked.to ?? hours.to))
  return Array.from({ length: request.days }, (_, day) => {
    // Who leaves before a day usually begins leaves then.
    const begins = day === request.days - 1 ? Math.min(start, departure) : start
    const from = day === 0 ? Math.max(start, Math.min(arrival, end)) : begins
    const to = day === request.days - 1 ? Math.min(end, Math.max(departure, from)) : end
    const frame = {
      day,
      date: addDays(request.startDate, day),
      from,
      to,
      meals: mealsWithin({ from, to }, hours),
      sights: !isShort({ from, to }),
      kept: [],
      indoors: false,
    }
    const standstill = standstillOn(destination, frame.date)
    const rests = standstill !== undefined || restsAllDay(frame, request)
    const planned = {
      ...frame,
      ...(rests && { sights: false }),
      ...(standstill !== undefined && { meals: [], standstill }),
    }
    return request.bookings ? withBookings(planned, request, destination) : planned
  })
}

/** A day with what is booked on it: stops that stay, and journeys that it is planned between. */
function withBookings(frame: DayFrame, request: PlanRequest, destination: Destination): DayFrame {
  const booked = bookedOn(frame.day + 1, request, destination)
  if (booked.length === 0) return frame
  const known = new Map(destination.places.map((place) => [place.id, place]))
  const { arrivals, departures } = betweenJourneys(booked)
  const kept = keptOf({ activities: booked }, { days: [] }, known, { at: destination.center })
  return {
    ...frame,
    // What is booked may begin before a day usually does, and end after it.
    from: Math.min(frame.from, ...kept.map((stop) => stop.from)),
    to: Math.max(frame.to, ...kept.map((stop) => stop.to + hard.wayHomeAfterKept)),
    kept,
    journeys: { arrivals, departures },
  }
}

/** A day of which arrival or departure leaves too little for a sight. */
export function isShort({ from, to }: Pick<DayFrame, 'from' | 'to'>): boolean {
  return to - from < hard.shortestDayWithSights
}

/** Light is told to this many minutes, so that days of a season are alike. */
const lightStep = 15

function weatherOf(frames: DayFrame[], { climate, center, timeZone }: Destination): DayWeather[] {
  return frames.map(({ date }) => {
    const sun = sunlight(date, center, timeZone)
    const light = sun && {
      from: Math.ceil((sun.rise - twilight) / lightStep) * lightStep,
      to: Math.floor((sun.set + twilight) / lightStep) * lightStep,
    }
    return { hot: (climate[month(date) - 1]?.high ?? 0) >= hotHigh, light }
  })
}

/** The places that satisfy every hard wish and are open on at least one of the days, bases and places in use left out. */
function usablePlaces(
  request: PlanRequest,
  destination: Destination,
  frames: DayFrame[],
  wished: Wished,
  taken: ReadonlySet<string>,
): Candidate[] {
  const dates = frames.map(({ date }) => date)
  // A place that is free with a ticket for several costs that ticket, unless another of them is on the same day.
  const priceOf = (placeId: string, cents: number) =>
    cheapestNeeded({ placeId }, destination.tickets)?.cost.cents ?? cents
  const usable = destination.places.flatMap((place): Candidate[] => {
    const { visit, cost, hours } = place
    if (!visit || !cost || hours === undefined || place.kind === 'base') return []
    if (taken.has(place.id) || suitsFilters(place, request.filters) !== 'yes') return []
    if (leastOnFoot(place, destination) > request.filters.maxWalkingDistance * 1000) return []
    if (wished.refuses(place) || wished.food(place) < 0) return []
    if (place.kind === 'food' && cost.cents > wished.aMeal) return []
    const open = openSpans(place, dates, destination)
    return open.some((spans) => spans.length > 0)
      ? [{ place, visit, costCents: priceOf(place.id, cost.cents), open }]
      : []
  })
  return asWritten(usable, frames, wished)
}

/** Metres on foot that a day with a place has at least: along it, and where no vehicle drives from a gate and back. */
function leastOnFoot(place: Place, destination: Destination): number {
  const along = place.line?.footMeters ?? 0
  const { footOnly, places } = destination
  if (!footOnly) return along
  const area = footAreaOf(place.at, footOnly)
  const sleepsInside = places.some(({ kind, at }) => kind === 'base' && footAreaOf(at, footOnly) === area)
  return area && sleepsInside ? along : along + metersFromGates(place, destination)
}

/** The houses of the budget level, where they are confirmed for every need asked for. */
function suitableHouses({ filters, budget }: PlanRequest, destination: Destination): Place[] {
  const houses = housesAt(destination, budget).map(stayAsPlace)
  return houses.filter((house) => suitsFilters(house, filters) === 'yes')
}

/** Neighbourhoods to sleep in: those confirmed for every need asked for, or else those not known to shut one out. */
function suitableQuarters({ filters }: PlanRequest, destination: Destination): Place[] {
  const known = destination.places
    .filter(({ kind }) => kind === 'base')
    .map((place) => ({ place, suits: suitsFilters(place, filters) }))
  const confirmed = known.filter(({ suits }) => suits === 'yes')
  const open = confirmed.length > 0 ? confirmed : known.filter(({ suits }) => suits !== 'no')
  return open.map(({ place }) => place)
}

/**
 * Where to sleep, that base first from which most of what is wanted is near, with breakfast around the corner; with a small
 * budget the price counts too.
 */
function ranked(
  all: Place[],
  request: PlanRequest,
  destination: Destination,
  places: Candidate[],
  taste: Taste,
  { areas }: Wished,
  hours: DayHours,
): Place[] {
  const { base: weights } = soft
  const days = Math.min(request.days, weights.mostDays)
  const wanted = places
    .filter(({ place }) => place.kind !== 'food')
    .map((candidate) => ({ at: candidate.place.at, score: taste.sightScore(candidate) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, days * paceLimits(request.filters).stops[1])
  const total = wanted.reduce((sum, { score }) => sum + score, 0) || 1
  const food = places.filter(({ place }) => place.kind === 'food')
  const musts = new Set(taste.musts.slice(0, hard.musts(request.days)))
  const icons = places.flatMap((candidate): Wanted[] => {
    const { place, visit } = candidate
    if (!musts.has(place.id) || place.kind === 'food') return []
    return [{ at: place.at, minutes: visit[1], score: taste.sightScore(candidate) }]
  })
  const reachedShare = (base: Place) => {
    const all = icons.reduce((sum, { score }) => sum + score, 0) || 1
    const way = (from: Coordinates, to: Coordinates) => bestWay(from, to, destination).minutes
    return reachedFrom(base.at, icons, { days, load: dayLoad(request.filters, hours), way }) / all
  }
  const priceOf = (base: Place) => base.nightly?.[request.budget] ?? 0
  const cheapest = Math.min(...all.map(priceOf))
  const nearness = new Map(
    all.map((base) => [
      base,
      wanted.reduce((sum, { at, score }) => {
        const { minutes } = bestWay(base.at, at, destination)
        return sum + (score * Math.max(0, 1 - minutes / weights.tooFar)) / total
      }, 0),
    ]),
  )
  // Where what one comes for is hours apart, the days decide how much of it can be reached from a base.
  const isWide = all.length > 1 && Math.max(...nearness.values()) < weights.wide.below
  const reached = (base: Place) => (isWide ? weights.wide.reached * reachedShare(base) : 0)
  const worth = (base: Place) => {
    const tables = food.filter(({ place }) => metersBetween(place.at, base.at) < weights.corner)
    const breakfasts = tables.filter(({ place }) => place.meals?.includes('breakfast')).length
    const dearer = cheapest > 0 ? priceOf(base) / cheapest - 1 : 0
    return (
      (nearness.get(base) ?? 0) +
      reached(base) +
      weights.breakfasts * Math.min(1, breakfasts / days) +
      weights.table * Math.min(weights.mostTables, tables.length) -
      soft.dearBase[request.budget] * Math.min(1, dearer)
    )
  }
  return all
    .map((base) => ({ base, worth: worth(base) + (areas.includes(base.area) ? weights.written : 0) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ base }) => base)
}
