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
  return suggestionsFor(itinerary, facts, wanted).alternatives(id)
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
  return suggestionsFor(itinerary, facts, wanted).additions(dayNumber, after)
}

/** What may come into a trip, for many of its stops and days. */
export interface Suggestions {
  /** Every place that may, in the order of the catalogue. */
  places: Place[]
  /** See `alternativesFor`: the first `most` of them. */
  alternatives(id: string, most?: number): Suggestion[]
  /** See `additionsFor`: the first `most` of them. */
  additions(dayNumber: number, after: string | null, most?: number): Suggestion[]
}

/** Finds once which places may come into a trip, and then ranks them for each stop or day that is asked for. */
export function suggestionsFor(
  itinerary: ItineraryView,
  facts: TripFacts,
  wanted: Wanted = () => true,
): Suggestions {
  const used = new Set(itinerary.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)))
  const candidates = facts.destination.places
    .filter((place) => place.kind !== 'base' && !used.has(place.id) && suits(place, facts) && wanted(place))
    .map((place) => ({ place, matched: matchedInterests(place, facts.request.interests) }))
  const tables = candidates.filter(({ place }) => place.kind === 'food')
  const sights = candidates.filter(({ place }) => place.kind !== 'food')
  return {
    places: candidates.map(({ place }) => place),
    alternatives(id, most) {
      const found = findStop(itinerary, id)
      if (!found) return []
      const { day, stop } = found
      const from = fromClock(stop.startTime)
      const near = around(day, stop, facts)
      const slot = { date: day.date, from, until: from + latestShift, near, ...mealOf(stop) }
      const suitable =
        stop.type === 'food'
          ? tables.filter(({ place }) => place.meals?.includes(stop.meal ?? 'lunch'))
          : sights.filter(({ place }) => fits(place, minutesOf(stop)))
      return best(suitable, slot, facts, most)
    },
    additions(dayNumber, after, most) {
      const day = itinerary.days[dayNumber - 1]
      if (!day) return []
      const stops = stopsOf(day)
      const stop = after === null ? stops.at(-1) : stops.find(({ id }) => id === after)
      const next = stop && stops[stops.indexOf(stop) + 1]
      const from = stop ? fromClock(stop.startTime) + minutesOf(stop) : fromClock('09:00')
      const until = next ? Math.max(from + 60, fromClock(next.startTime)) : from + 120
      const slot = { date: day.date, from, until, near: around(day, stop, facts) }
      const eaten = new Set(stops.flatMap(({ meal }) => meal ?? []))
      const spare = ({ place: { kind, meals = [] } }: Candidate) =>
        kind === 'food' && meals.every((meal) => eaten.has(meal))
      const first = best(
        candidates.filter((each) => !spare(each)),
        slot,
        facts,
        most,
      )
      const left = most === undefined ? undefined : most - first.length
      return left === 0 ? first : [...first, ...best(candidates.filter(spare), slot, facts, left)]
    },
  }
}

const mealOf = ({ meal }: ActivityView) => (meal ? { meal } : {})

type Candidate = Pick<Suggestion, 'place' | 'matched'>

/**
 * The best of the candidates, in order. Hours are what costs, and being open is worth so much at most: where few are asked
 * for, hours are looked up only until no place that is left can be among them.
 */
function best(
  candidates: readonly Candidate[],
  slot: Slot,
  facts: TripFacts,
  most = candidates.length,
): Suggestion[] {
  const inTurn = candidates
    .map((candidate, order) => {
      const meters = Math.round(metersBetween(slot.near, candidate.place.at))
      return { ...candidate, meters, order, bare: bareWorth(candidate, meters) }
    })
    .sort((a, b) => b.bare - a.bare)
  const found: { suggestion: Suggestion; worth: number; order: number }[] = []
  for (const { place, matched, meters, order, bare } of inTurn) {
    const last = found[most - 1]
    if (most === 0 || (last && bare + openWorth < last.worth)) break
    const open = openAt(place, slot, facts)
    const worth = bare + (open === true ? openWorth : open === undefined ? 0 : -openWorth)
    found.push({ suggestion: { place, meters, matched, open }, worth, order })
    if (most === candidates.length) continue
    found.sort(byWorth)
    if (found.length > most) found.pop()
  }
  return found.sort(byWorth).map(({ suggestion }) => suggestion)
}

const byWorth = (a: { worth: number; order: number }, b: { worth: number; order: number }) =>
  b.worth - a.worth || a.order - b.order

/** What a place is worth, whether it is open or not. */
function bareWorth({ place, matched }: Candidate, meters: number): number {
  return place.fame - (meters / 1000) * kilometre + Math.min(2, matched.length) * matchWorth
}

function openAt(place: Place, { date, from, until, meal }: Slot, facts: TripFacts): boolean | undefined {
  if (place.hours === undefined) return undefined
  const wanted = { place, date, from, minutes: place.visit?.[0] ?? 30, ...(meal && { meal }) }
  const start = earliestStart(wanted, facts.destination)
  return start !== undefined && start <= until
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
