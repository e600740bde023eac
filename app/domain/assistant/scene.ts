import { addDays, type CalendarDate, weekday } from '~/domain/calendar/calendar-date'
import type { Coordinates, Place } from '~/domain/catalogue/place'
import { type Draft, type EditFacts, placeOf, stopsOf, type TripFacts } from '~/domain/itinerary/edit/draft'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { Target, When } from '~/domain/reader/constraint'
import { isMeant } from '~/domain/reader/targets'
import { plain, stopIn } from './subject'

/** What questions are answered from: the trip as it stands, the catalogue, and what was written. */
export interface Known {
  itinerary: ItineraryView
  facts: TripFacts
  text: string
}

/** What changes are computed from. */
export interface Scene {
  draft: Draft
  facts: EditFacts
  text: string
}

export interface Found {
  day: DayView
  stop: ActivityView
}

export function knownOf({ draft, facts, text }: Scene): Known {
  return { itinerary: draft.itinerary, facts, text }
}

export function allStops({ days }: Pick<ItineraryView, 'days'>): Found[] {
  return days.flatMap((day) => stopsOf(day).map((stop) => ({ day, stop })))
}

/** The stops that a target means: one for a place, any number for a kind. A place that the catalogue lacks goes by its title. */
export function stopsMeant(what: Target | undefined, { itinerary, facts, text }: Known): Found[] {
  if (what === undefined || what.by === 'name') {
    const found = stopIn(what?.name ?? text, itinerary)
    return found ? [found] : []
  }
  if (what.by === 'area') {
    const place = placeMeant(what, { itinerary, facts, text })
    const one = place ? allStops(itinerary).filter(({ stop }) => stop.placeId === place.id) : []
    return one.length > 0 ? one : stopsInArea(what.id, { itinerary, facts })
  }
  return allStops(itinerary).filter(({ stop }) => {
    if (what.by === 'place') return stop.placeId === what.id
    const place = placeOf(facts.destination, stop.placeId)
    return place !== undefined && isMeant(place, what)
  })
}

function stopsInArea(area: string, { itinerary, facts }: Pick<Known, 'itinerary' | 'facts'>): Found[] {
  return allStops(itinerary).filter(
    ({ stop }) => stop.type !== 'food' && placeOf(facts.destination, stop.placeId)?.area === area,
  )
}

/** Letters of a word that tells one name from another. */
const telling = 5

/** The place that a target names. Of an area it is the best known that has its name: "the Vatican" is its museums. */
export function placeMeant(what: Target | undefined, { facts, itinerary, text }: Known): Place | undefined {
  const { destination } = facts
  if (what?.by === 'place') return placeOf(destination, what.id)
  if (what?.by === 'area') {
    const area = destination.areas.find(({ id }) => id === what.id)
    const said = new Set(plain(text).split(' '))
    const words = plain(area?.name ?? '')
      .split(' ')
      .filter((word) => word.length >= telling && said.has(word))
    return destination.places
      .filter(
        ({ area: where, kind, name }) =>
          where === what.id && kind !== 'base' && words.some((word) => plain(name).includes(word)),
      )
      .sort((a, b) => b.fame - a.fame)[0]
  }
  const found = stopIn(what?.by === 'name' ? what.name : text, itinerary)
  return found && placeOf(destination, found.stop.placeId)
}

/** How a target is called. */
export function nameOf(what: Target | undefined, known: Known): string | undefined {
  const { destination } = known.facts
  if (what?.by === 'name') return what.name
  const place = placeMeant(what, known)
  if (place) return place.name
  const id = what && 'id' in what ? what.id : undefined
  return [...destination.dayTrips, ...destination.areas].find((each) => each.id === id)?.name
}

/** The numbers of the trip's days that are named; none named is an empty list, and a day that the trip does not have too. */
export function daysNamed(when: When | undefined, { days }: Pick<ItineraryView, 'days'>): DayView[] {
  if (!when) return []
  const { day, weekday: named, date } = when
  return days.filter((each, index) => {
    if (day === 'every') return true
    if (day === 'last') return index === days.length - 1
    if (day !== undefined) return each.day === day
    if (date) return isDate(each.date, date)
    return named !== undefined && weekday(each.date) === named % 7
  })
}

/** Whether a day, weekday or date is named at all. */
export function namesDay(when: When | undefined): boolean {
  return when?.day !== undefined || when?.weekday !== undefined || when?.date !== undefined
}

function isDate(date: CalendarDate, { month, day }: NonNullable<When['date']>): boolean {
  const [, monthOf = 0, dayOf = 0] = date.split('-').map(Number)
  return dayOf === day && (month === undefined || monthOf === month)
}

/** Days to look ahead for a date without its year. */
const year = 366

/** The dates that are asked of: of the trip, or else the first after it begins. */
export function datesNamed(when: When | undefined, itinerary: ItineraryView): CalendarDate[] {
  if (!namesDay(when) || !when) return []
  const own = daysNamed(when, itinerary).map(({ date }) => date)
  if (own.length > 0 || when.day !== undefined) return own
  const { weekday: named, date } = when
  const after = Array.from({ length: year }, (_, index) => addDays(itinerary.startDate, index))
  const next = after.find((each) =>
    date ? isDate(each, date) : named !== undefined && weekday(each) === named % 7,
  )
  return next ? [next] : []
}

export function positionOf(stop: Pick<ActivityView, 'latitude' | 'longitude'>): Coordinates | undefined {
  return stop.latitude === null || stop.longitude === null ? undefined : [stop.latitude, stop.longitude]
}

/** Ids of the places in the plan. */
export function usedIn({ days }: Pick<ItineraryView, 'days'>): Set<string | null> {
  return new Set(days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)))
}
