import { addDays } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import { dayWithFacts, type SunTimes } from '~/domain/itinerary/day-facts'
import type { ItineraryDay, Plan, TripPlace } from '~/domain/itinerary/itinerary'
import { withTickets } from '~/domain/itinerary/with-tickets'
import type { Say } from '~/domain/message'
import { replanDays } from '~/domain/planning/catalogue-engine/replan-days'
import type { PlanRequest } from '~/domain/request/plan-request'
import { tripEnds } from '~/domain/request/trip-ends'
import { judge } from '~/domain/verification/judge'
import { faultsOf } from '~/domain/verification/verdict'

/** A place of a trip as it is: its days, which count from 1, and when they begin and end. */
export interface PlaceBefore {
  place: TripPlace
  plan: Plan
}

/**
 * The days of a place on other dates, with other nights, or between other journeys: those that can stay do. The first and the last
 * day stay at the ends, further days come before the last one, and what is too much goes from there. Planned anew are new days,
 * days whose arrival or departure is another one, and days that would fail a check on their new date. Locked stops stay. Null
 * where nothing fits around what stays.
 */
export function adaptedDays(
  { place: was, plan }: PlaceBefore,
  place: TripPlace,
  request: PlanRequest,
  destination: Destination,
  { sunTimes, say }: { sunTimes: SunTimes; say: Say },
): ItineraryDay[] | null {
  const [first, last] = [plan.days[0], plan.days.at(-1)]
  if (!first || !last || plan.days.length < 2) return null
  const middle = plan.days.slice(1, -1)
  const blanks = Math.max(0, place.days - plan.days.length)
  const kept = [
    first,
    ...keptOf(middle, place.days - 2, request),
    ...Array.from({ length: blanks }, () => blankOf(middle.at(-1) ?? first)),
    last,
  ]
  const dated = kept.map((day, index) => onDate(day, index, place))
  const open = new Set(Array.from({ length: blanks }, (_, index) => place.days - 1 - index))
  if (was.arrival !== place.arrival) open.add(1)
  if (was.departure !== place.departure) open.add(place.days)
  const isEnd = (day: number) => day === 1 || day === place.days
  let days = dated.map((day) =>
    dayWithFacts(
      open.has(day.day) && isEnd(day.day) ? atEnd(withoutHours(day), place, request) : day,
      destination,
      sunTimes,
    ),
  )
  /** Plans days anew, at the ends of the stay within their journeys; false where nothing fits. */
  const planAnew = (numbers: readonly number[]): boolean => {
    for (const day of numbers) {
      const from = day === 1 ? place.arrival : undefined
      const to = day === place.days ? place.departure : undefined
      const made = replanDays(
        days,
        { days: [day], ...(from && { from }), ...(to && { to }) },
        request,
        destination,
        say,
      )
      if (!made.ok) return false
      days = made.value.map((each, index) =>
        each === days[index] ? each : dayWithFacts(each, destination, sunTimes),
      )
    }
    return true
  }
  if (!planAnew([...open].sort((a, b) => a - b))) return null
  const faulty = () => {
    // Who buys a ticket for several places may be on another day now: that is no reason to plan one anew.
    if (plan.tickets) days = withTickets(days, destination, request.budget)
    const { checks } = judge(
      { ...plan, startDate: place.startDate, endDate: dated.at(-1)?.date ?? '', days },
      request,
      destination,
    )
    return [
      ...new Set(
        checks
          .filter(({ id }) => id !== 'money')
          .flatMap(faultsOf)
          .flatMap(({ day }) => day ?? []),
      ),
    ]
  }
  const wrong = faulty()
  const fits = wrong.length === 0 || (planAnew(wrong) && faulty().length === 0)
  // What was asked for comes before what can stay.
  const isLost = (id: string) => has(plan.days, id) && !has(days, id)
  return fits && ![...wishedPlaces(request)].some(isLost) ? days : null
}

/** As many days as are left, in their order: those that hold what was asked for or is locked, then the earlier ones. */
function keptOf(days: readonly ItineraryDay[], most: number, request: PlanRequest): ItineraryDay[] {
  const wished = wishedPlaces(request)
  const isNeeded = ({ activities }: ItineraryDay) =>
    activities.some(
      ({ type, locked, placeId }) => (locked && type !== 'accommodation') || wished.has(placeId ?? ''),
    )
  const first = [...days.filter(isNeeded), ...days.filter((day) => !isNeeded(day))]
  const kept = new Set(first.slice(0, Math.max(0, most)))
  return days.filter((day) => kept.has(day))
}

/** The places that were asked for by name. */
function wishedPlaces({ wishes = [] }: PlanRequest): Set<string> {
  return new Set(
    wishes.flatMap((wish) =>
      (wish.is === 'must' || wish.is === 'pin') && wish.what.by === 'place' ? [wish.what.id] : [],
    ),
  )
}

function has(days: readonly ItineraryDay[], id: string): boolean {
  return days.some(({ activities }) => activities.some(({ placeId }) => placeId === id))
}

/** A day on which nothing is planned yet: it ends where the others do. */
function blankOf({ activities, basePlaceId, area, title, day, date, costCents }: ItineraryDay): ItineraryDay {
  const stay = activities.filter(({ type }) => type === 'accommodation')
  return { day, date, title, area, basePlaceId, costCents, activities: stay }
}

function onDate(day: ItineraryDay, index: number, { startDate }: TripPlace): ItineraryDay {
  return { ...day, day: index + 1, date: addDays(startDate, index) }
}

/**
 * A day with the hours of an end of the trip, which its note says when it is planned anew: the first day from the arrival, the last one until
 * the departure, where no journey of the trip says when.
 */
function atEnd(day: ItineraryDay, place: TripPlace, request: PlanRequest): ItineraryDay {
  const { arrival, departure } = tripEnds({ ...request, days: place.days, startDate: place.startDate })
  const [begins, ends] = [day.day === 1 && !place.arrival, day.day === place.days && !place.departure]
  const [from, to] = [begins ? arrival : null, ends ? departure : null]
  if (!from && !to) return day
  return { ...day, hours: { from: toClock(from?.at ?? 0), to: toClock(to?.at ?? 1439) } }
}

/** A day whose arrival or departure is another one: its hours are made anew. */
function withoutHours({ hours: _hours, note: _note, ...day }: ItineraryDay): ItineraryDay {
  return day
}
