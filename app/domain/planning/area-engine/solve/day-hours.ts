import { fromClock, toClock } from '~/domain/calendar/clock-time'
import type { Locality } from '~/domain/catalogue/locality'
import type { Activity, ItineraryDay } from '~/domain/itinerary/itinerary'
import { sequence } from '~/domain/message'
import { noteOfArrival, noteOfDeparture, noteOfUsualDeparture } from '~/domain/planning/arrival-sentences'
import { area } from '~/domain/planning/weights'
import { dayHours, mealsWithin } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { tripEnds } from '~/domain/request/trip-ends'
import { tell } from '../sentences'
import type { DayOutline } from './day-outline'

type Times = Pick<
  PlanRequest,
  'arrival' | 'departure' | 'days' | 'startDate' | 'wishes' | 'filters' | 'interests'
>

const { wayHome } = area

/** When one comes and goes. A day begins late enough for an arrival that was not said. */
function timesOf(day: number, request: Times) {
  const { departure } = tripEnds(request)
  return {
    arrives: day === 1 ? request.arrival : undefined,
    leaves: day === request.days && departure ? toClock(departure.at) : undefined,
  }
}

/** On a day that begins with the arrival or ends with the departure nobody goes to another town. */
export function outlineWithin(
  outline: DayOutline,
  day: number,
  request: Times,
  inTown: DayOutline,
): DayOutline {
  const { arrives, leaves } = timesOf(day, request)
  return outline.kind === 'trip' && (arrives || leaves) ? inTown : outline
}

/** A day without what lies before the arrival or after the departure, and with a word about it. */
export function dayWithin(day: ItineraryDay, request: Times, country: Locality): ItineraryDay {
  const { arrives, leaves } = timesOf(day.day, request)
  if (!arrives && !leaves) return day
  const shape = dayHours(request, country)
  // Who leaves before a day usually begins leaves then.
  const begins = leaves ? Math.min(shape.from, fromClock(leaves)) : shape.from
  const from = arrives ? Math.max(shape.from, Math.min(fromClock(arrives), shape.to)) : begins
  const to = leaves ? Math.min(shape.to, Math.max(fromClock(leaves), from)) : shape.to
  const kept = day.activities.filter(
    (stop) =>
      stop.type !== 'accommodation' && fromClock(stop.startTime) >= from && endOf(stop) <= to - wayHome,
  )
  const [first, ...rest] = kept
  const last = kept.at(-1)
  const home = Math.min(to, last ? endOf(last) + wayHome : from)
  const open = mealsWithin({ from, to }, shape).filter((meal) => !kept.some((stop) => stop.meal === meal))
  const has = kept.flatMap(({ meal }) => meal ?? [])
  const note = sequence([
    ...(arrives ? noteOfArrival(arrives, shape, has) : []),
    ...(leaves
      ? request.departure
        ? noteOfDeparture(leaves, shape, has)
        : noteOfUsualDeparture(to, home)
      : []),
    ...(open.length > 0 ? [tell('sketch.open-meals', { meals: open })] : []),
  ])
  return {
    ...day,
    hours: { from: toClock(from), to: toClock(to) },
    note,
    ...(!kept.some(({ type }) => type === 'attraction') && {
      kind: 'free' as const,
      title: tell('sketch.free-day', {}),
    }),
    ...(open.length > 0 && { openMeals: open }),
    activities: [
      // One comes from where one stays, not from what was left out.
      ...(first ? [{ ...first, travel: { mode: 'walk' as const, minutes: 0, meters: 0 } }] : []),
      ...rest,
      ...day.activities
        .filter(({ type }) => type === 'accommodation')
        .map((stay) => ({
          ...stay,
          startTime: toClock(home),
          endTime: toClock(home),
        })),
    ],
  }
}

/** Over 1440 after midnight. */
function endOf({ startTime, endTime }: Activity): number {
  const [start, end] = [fromClock(startTime), fromClock(endTime)]
  return end < start ? end + 1440 : end
}
