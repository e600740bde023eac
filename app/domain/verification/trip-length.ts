import { addDays } from '~/domain/calendar/calendar-date'
import type { Check, ItineraryDay } from '~/domain/itinerary/itinerary'
import { type CheckContext, isMealStop, isVisit, tripOf } from './context'
import { mealsDue } from './day-rules'
import { tell } from './sentences'
import { type Fault, fault, verdict } from './verdict'

/** Days of a free sample, as the price list states them. */
const sampleDays = 3

/** As many days as requested, in order, each with its date; a day without stops says that it is free. */
export function daysCheck(context: CheckContext): Check {
  const { plan, request, destination, days } = context
  const faults: Fault[] = []
  const last = addDays(request.startDate, request.days - 1)
  if (plan.days.length !== request.days) {
    faults.push(fault(tell('check.days.length', { asked: request.days, days: plan.days.length })))
  }
  plan.days.forEach(({ day, date }, index) => {
    const expected = addDays(request.startDate, index)
    if (day !== index + 1) faults.push(fault(tell('check.days.number', { day: index + 1, number: day })))
    if (date !== expected) faults.push(fault(tell('check.days.date', { day: index + 1, date, expected })))
  })
  if (plan.startDate !== request.startDate || plan.endDate !== last) {
    const stated = { from: plan.startDate, to: plan.endDate }
    faults.push(fault(tell('check.days.span', { ...stated, askedFrom: request.startDate, askedTo: last })))
  }
  const kinds = days.map((judged) => ({ ...judged, sights: judged.stops.filter(isVisit) }))
  for (const { day, sights } of kinds) {
    if (sights.length === 0 && !isCalledFree(day) && !isTravelDay(day, context))
      faults.push(fault(tell('check.days.empty', { day: day.day })))
    if (day.kind === 'free' && sights.some((stop) => !isMealStop(stop)))
      faults.push(fault(tell('check.days.not-free', { day: day.day })))
    if (day.kind === 'day trip' && !sights.some((stop) => tripOf(stop, destination)))
      faults.push(fault(tell('check.days.no-day-trip', { day: day.day })))
  }
  const number = (kind: 'free' | 'day trip') => kinds.filter(({ day }) => day.kind === kind).length
  return verdict('days', {
    faults,
    unknowns: [],
    pass: tell('check.days.pass', {
      days: request.days,
      from: request.startDate,
      to: last,
      dayTrips: number('day trip'),
      freeDays: number('free'),
    }),
  })
}

/** A title in words must say it; for a message of ours it follows from the kind of day. */
function isCalledFree({ title, kind }: ItineraryDay): boolean {
  return typeof title === 'string' ? /free day/i.test(title) : kind === 'free' || /free-day$/.test(title.code)
}

/** A day on which arrival or departure leaves no time for a meal that is not left open, and whose title says so. */
function isTravelDay(day: ItineraryDay, context: CheckContext): boolean {
  const { title } = day
  const called = typeof title === 'string' ? /^(arrival|departure)/i : /\.(arrival|departure)$/
  const { openMeals = [] } = day
  return (
    mealsDue(day, context).every((meal) => openMeals.includes(meal)) &&
    called.test(typeof title === 'string' ? title : title.code)
  )
}

/** Within the plan's day limit; a sample has the free plan's three days. */
export function planCheck({ plan, request }: CheckContext): Check {
  const faults: Fault[] = []
  const { dayLimit } = request
  const length = plan.days.length
  if (dayLimit !== null && length > dayLimit) {
    faults.push(fault(tell('check.plan.over-limit', { days: length, limit: dayLimit })))
  }
  if (request.sample && length !== sampleDays) {
    faults.push(fault(tell('check.plan.sample-length', { days: length, sampleDays })))
  }
  if (plan.sample !== request.sample) {
    faults.push(fault(tell(plan.sample ? 'check.plan.wrongly-marked' : 'check.plan.not-marked', {})))
  }
  const pass = tell('check.plan.pass', { days: length, limit: dayLimit })
  return verdict('plan', { faults, unknowns: [], pass })
}
