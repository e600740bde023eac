import { type CalendarDate, weekdayName } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import type { Travel } from '~/domain/itinerary/itinerary'
import type { Destination } from '~/domain/places/destination'
import { gemFame, type Place } from '~/domain/places/place'
import type { PlanRequest } from '~/domain/planner/plan-request'
import type { TimedOption } from './day-times'
import { atBest } from './spans'
import type { Taste } from './taste'
import { capital, inWords, listed } from './words'

export interface ReasonContext {
  stops: TimedOption[]
  /** The way to the stop. */
  travel: Travel
  date: CalendarDate
  taste: Taste
  request: PlanRequest
  destination: Destination
  base: Place
}

/** A walk to be mentioned, minutes. */
const shortWalk = 9
/** Closing after this is worth saying, minutes of the day. */
const openLate = 19 * 60 + 30

/** Why a stop was chosen for this traveller, one sentence made of facts only. */
export function reasonFor(index: number, context: ReasonContext): string {
  const stop = context.stops[index]
  if (!stop) return ''
  return stop.option.meal ? mealReason(stop, index, context) : sightReason(stop, index, context)
}

function sightReason(stop: TimedOption, index: number, context: ReasonContext): string {
  const { taste, request, destination } = context
  const { place } = stop.option.candidate
  const matches = taste.matches(place).slice(0, 2)
  const aside = details(stop, index, context)
  const extra = aside[(index + Number(context.date.slice(-2))) % Math.max(1, aside.length)]
  const and = extra ? `, and ${extra}` : ''
  if (matches.length > 0) return `You asked for ${listed(matches.map((match) => match.toLowerCase()))}${and}.`
  if (place.fame < gemFame) return `Off the beaten track${extra ? `: ${extra}` : ', for a quieter hour'}.`
  if (taste.likesStyle(place)) {
    const style = request.filters.travelStyle.find((each) => place.styles.includes(each)) ?? ''
    return `It suits the ${style.toLowerCase()} style you chose${and}.`
  }
  if (place.fame >= 80) return `One of the places ${destination.name} is known for${and}.`
  return extra ? `${capital(extra)}.` : 'It is open then and lies on your way.'
}

/** Facts about this visit that fit after "and". */
function details(stop: TimedOption, index: number, context: ReasonContext): string[] {
  const { stops, travel, date, base, request } = context
  const { place, costCents } = stop.option.candidate
  const list: string[] = []
  const before = stops[index - 1]
  const from = before ? before.option.candidate.place.name : base.name
  if (travel.mode === 'walk' && travel.minutes > 0 && travel.minutes <= shortWalk) {
    list.push(
      `it is ${minutes(travel.minutes)} on foot from ${before?.option.meal ? before.option.meal : from}`,
    )
  }
  const span =
    stop.option.spans.flat().length > 0
      ? stop.option.candidate.open[dayIndex(date, request)]?.find(
          ({ from: opens, to }) => stop.start >= opens && stop.end <= to,
        )
      : undefined
  if (
    span &&
    span.to >= openLate &&
    span.to < 1440 &&
    ['museum', 'gallery', 'market', 'shop'].includes(place.kind)
  ) {
    list.push(`it is open until ${toClock(span.to)} on this ${weekdayName(date)}`)
  }
  if (place.best?.length && atBest(stop.start, place))
    list.push(`${partOfDay(stop.start)} is a good time for it`)
  if (costCents === 0) list.push('it costs nothing')
  if (place.fame < gemFame) list.push('it is off the beaten track')
  return list
}

function mealReason(
  stop: TimedOption,
  index: number,
  { stops, travel, request, base, taste }: ReasonContext,
): string {
  const { place } = stop.option.candidate
  const before = stops[index - 1]
  const parts: string[] = []
  const diets = request.filters.dietaryRestrictions.map((diet) => diet.toLowerCase())
  if (diets.length > 0) parts.push(`confirmed for ${listed(diets)}`)
  if (travel.mode === 'walk' && travel.minutes <= 14) {
    const from = before ? before.option.candidate.place.name : `your base in ${base.name}`
    parts.push(travel.minutes <= 1 ? `next to ${from}` : `${minutes(travel.minutes)} on foot from ${from}`)
  }
  if (place.fame < gemFame) parts.push('off the beaten track')
  if (parts.length === 0)
    parts.push(
      taste.matches(place).length > 0
        ? 'worth the ride, since you asked for food'
        : 'on the way to the next stop',
    )
  return `${capital(listed(parts.slice(0, 2)))}.`
}

function minutes(count: number): string {
  return count === 1 ? 'a minute' : `${inWords(count)} minutes`
}

function partOfDay(start: number): string {
  return start < 12 * 60 ? 'the morning' : start < 17 * 60 ? 'the afternoon' : 'the evening'
}

function dayIndex(date: CalendarDate, { startDate }: PlanRequest): number {
  return Math.round((Date.parse(date) - Date.parse(startDate)) / 86_400_000)
}
