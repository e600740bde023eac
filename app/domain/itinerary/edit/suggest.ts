import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Coordinates, Meal, Place } from '~/domain/catalogue/place'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { suitsFilters } from '~/domain/request/filters'
import { baseAt, findStop, minutesOf, stopsOf, type TripFacts } from './draft'
import { matchedInterests } from './edit-words'
import { earliestStart, latestShift } from './open-times'

/** A place of the catalogue that could be added to the plan. */
export interface Suggestion {
  place: Place
  /** Metres in a straight line from the stop before. */
  meters: number
  /** Requested interests that it matches. */
  matched: string[]
  /** Whether it is open for a visit at that time; undefined if the hours are unknown. */
  open: boolean | undefined
}

interface Slot {
  date: CalendarDate
  from: MinuteOfDay
  /** Latest start of a visit. */
  until: MinuteOfDay
  near: Coordinates
  meal?: Meal
}

/** What a suggestion must not be, besides a place that is in the plan already. */
type Wanted = (place: Place) => boolean

/** Penalty for a kilometre, in points of fame. */
const kilometre = 22
const matchWorth = 30
const openWorth = 60

/** Places that could replace the stop: of its kind, open then, close to its neighbours; best first. */
export function alternativesFor(
  itinerary: ItineraryView,
  id: string,
  facts: TripFacts,
  wanted: Wanted = () => true,
): Suggestion[] {
  const found = findStop(itinerary, id)
  if (!found) return []
  const { day, stop } = found
  const from = fromClock(stop.startTime)
  const slot = { date: day.date, from, until: from + latestShift, near: around(day, stop, facts) }
  const isFood = stop.type === 'food'
  return rank(itinerary, { ...slot, ...(stop.meal && { meal: stop.meal }) }, facts, (place) =>
    isFood
      ? (place.meals?.includes(stop.meal ?? 'lunch') ?? false) && wanted(place)
      : place.kind !== 'food' && fits(place, minutesOf(stop)) && wanted(place),
  )
}

/**
 * Places that could be added to a day after a stop (null: at its end), best first; restaurants for meals the day has
 * come last.
 */
export function additionsFor(
  itinerary: ItineraryView,
  dayNumber: number,
  after: string | null,
  facts: TripFacts,
  wanted: Wanted = () => true,
): Suggestion[] {
  const day = itinerary.days[dayNumber - 1]
  if (!day) return []
  const stops = stopsOf(day)
  const stop = after === null ? stops.at(-1) : stops.find(({ id }) => id === after)
  const next = stop && stops[stops.indexOf(stop) + 1]
  const from = stop ? fromClock(stop.startTime) + minutesOf(stop) : fromClock('09:00')
  const until = next ? Math.max(from + 60, fromClock(next.startTime)) : from + 120
  const slot = { date: day.date, from, until, near: around(day, stop, facts) }
  const eaten = new Set(stops.flatMap(({ meal }) => meal ?? []))
  const spare = ({ place: { kind, meals = [] } }: Suggestion) =>
    kind === 'food' && meals.every((meal) => eaten.has(meal))
  return rank(itinerary, slot, facts, wanted).sort((a, b) => Number(spare(a)) - Number(spare(b)))
}

function rank(itinerary: ItineraryView, slot: Slot, facts: TripFacts, wanted: Wanted): Suggestion[] {
  const used = new Set(itinerary.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)))
  const { places } = facts.destination
  return places
    .filter((place) => place.kind !== 'base' && !used.has(place.id) && suits(place, facts) && wanted(place))
    .map((place) => suggestionOf(place, slot, facts))
    .sort((a, b) => worth(b) - worth(a))
}

function suggestionOf(place: Place, { date, from, until, near, meal }: Slot, facts: TripFacts): Suggestion {
  const wanted = { place, date, from, minutes: place.visit?.[0] ?? 30, ...(meal && { meal }) }
  const start = earliestStart(wanted, facts.destination)
  return {
    place,
    meters: Math.round(metersBetween(near, place.at)),
    matched: matchedInterests(place, facts.request.interests),
    open: place.hours === undefined ? undefined : start !== undefined && start <= until,
  }
}

function worth({ place, meters, matched, open }: Suggestion): number {
  return (
    place.fame -
    (meters / 1000) * kilometre +
    Math.min(2, matched.length) * matchWorth +
    (open === true ? openWorth : open === undefined ? 0 : -openWorth)
  )
}

/** Whether a place meets what the checks demand of every stop, and the season. What is not confirmed does not. */
function suits(place: Place, { request }: TripFacts): boolean {
  if (place.avoidMonths?.includes(Number(request.startDate.slice(5, 7)))) return false
  return suitsFilters(place, request.filters, { checked: true }) === 'yes'
}

function fits({ visit }: Place, minutes: number): boolean {
  return visit === undefined || (visit[0] <= minutes + 30 && visit[2] >= minutes - 60)
}

/** The position of a stop, or of the traveller at that time of the day. */
function around(day: DayView, stop: ActivityView | undefined, { destination }: TripFacts): Coordinates {
  if (stop && stop.latitude !== null && stop.longitude !== null) return [stop.latitude, stop.longitude]
  return baseAt(day, destination)
}
