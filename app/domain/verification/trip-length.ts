import { addDays, shortDate } from '~/domain/calendar/calendar-date'
import type { Check, ItineraryDay } from '~/domain/itinerary/itinerary'
import { type CheckContext, isMealStop, isVisit, tripOf } from './context'
import { mealsDue } from './day-rules'
import { count, verdict } from './verdict'

/** Days of a free sample, as the price list states them. */
const sampleDays = 3

/** As many days as the form asks, in order, each dated; a day without stops says that it is free. */
export function daysCheck({ plan, request, destination, days }: CheckContext): Check {
  const faults: string[] = []
  const last = addDays(request.startDate, request.days - 1)
  if (plan.days.length !== request.days) {
    faults.push(`The trip was asked for ${count(request.days, 'day')} and has ${plan.days.length}.`)
  }
  plan.days.forEach(({ day, date }, index) => {
    const expected = addDays(request.startDate, index)
    if (day !== index + 1) faults.push(`Day ${index + 1} is numbered ${day}.`)
    if (date !== expected) faults.push(`Day ${index + 1} is dated ${date}; it falls on ${expected}.`)
  })
  if (plan.startDate !== request.startDate || plan.endDate !== last) {
    faults.push(
      `The trip runs ${plan.startDate} to ${plan.endDate}; ${request.startDate} to ${last} was asked for.`,
    )
  }
  const kinds = days.map((judged) => ({ ...judged, sights: judged.stops.filter(isVisit) }))
  for (const { day, sights } of kinds) {
    if (sights.length === 0 && !isCalledFree(day) && !isTravelDay(day))
      faults.push(`Day ${day.day} is empty and does not say so.`)
    if (day.kind === 'free' && sights.some((stop) => !isMealStop(stop)))
      faults.push(`Day ${day.day} is called free and has stops.`)
    if (day.kind === 'day trip' && !sights.some((stop) => tripOf(stop, destination)))
      faults.push(`Day ${day.day} is called a day trip and goes nowhere.`)
  }
  const number = (kind: 'free' | 'day trip') => kinds.filter(({ day }) => day.kind === kind).length
  const rest = [
    ...(number('day trip') > 0 ? [`${count(number('day trip'), 'day trip')} among them`] : []),
    ...(number('free') > 0 ? [`${count(number('free'), 'day')} left free, and called so`] : []),
  ]
  const span = request.days === 1 ? shortDate(last) : `${shortDate(request.startDate)} to ${shortDate(last)}`
  return verdict('days', {
    faults,
    unknowns: [],
    pass: `${count(request.days, 'day')}, ${span}, each dated in order${['', ...rest].join('; ')}.`,
  })
}

/** Words of others have to say it; a title of ours follows from what kind of day it is. */
function isCalledFree({ title, kind }: ItineraryDay): boolean {
  return typeof title === 'string' ? /free day/i.test(title) : kind === 'free'
}

/** A day that arrival or departure leave no time for a meal, and that is called so. */
function isTravelDay(day: ItineraryDay): boolean {
  const { title } = day
  const called = typeof title === 'string' ? /^(arrival|departure)/i : /\.(arrival|departure)$/
  return mealsDue(day).length === 0 && called.test(typeof title === 'string' ? title : title.code)
}

/** Within the plan's day limit; a sample is the free plan's three days. */
export function planCheck({ plan, request }: CheckContext): Check {
  const faults: string[] = []
  const { dayLimit } = request
  const length = plan.days.length
  if (dayLimit !== null && length > dayLimit) {
    faults.push(`The trip has ${count(length, 'day')}; the plan allows ${dayLimit}.`)
  }
  if (request.sample && length !== sampleDays) {
    faults.push(`A free sample has ${sampleDays} days; this one has ${length}.`)
  }
  if (plan.sample !== request.sample) {
    faults.push(
      plan.sample
        ? 'Marked as a free sample, but a full trip was asked for.'
        : 'A free sample not marked as one.',
    )
  }
  const within = dayLimit === null ? 'the plan has no day limit' : `the plan allows ${dayLimit}`
  return verdict('plan', { faults, unknowns: [], pass: `${count(length, 'day')}; ${within}.` })
}
