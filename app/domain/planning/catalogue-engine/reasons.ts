import { shortDate, weekdayName } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import { isGem } from '~/domain/catalogue/fame'
import type { Place } from '~/domain/catalogue/place'
import type { Travel } from '~/domain/catalogue/travel-leg'
import { formatMoney } from '~/domain/money/format-money'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { DayFrame } from './day-frame'
import type { TimedOption } from './day-times'
import { atPeak } from './stop-option'
import type { Taste } from './taste'
import { capital, inWords, listed } from './words'

export interface ReasonContext {
  stops: TimedOption[]
  /** Ways between sites, the base being site 0. */
  travel: (from: number, to: number) => Travel
  frames: DayFrame[]
  /** Which of the frames the day is. */
  frame: number
  taste: Taste
  request: PlanRequest
  destination: Destination
  base: Place
  /** How often each kind of detail has been told on this trip. */
  told: Map<string, number>
}

/** A walk worth mentioning, minutes. */
const shortWalk = 9
/** Closing after this is worth saying, minutes of the day. */
const openLate = 19 * 60 + 30
/** From this fame on a place is what many people come for. */
const worldFamous = 85

interface Detail {
  kind: string
  text: string
}

/** Why a stop was chosen for this traveller: one sentence, made of facts only. */
export function reasonFor(index: number, context: ReasonContext): string {
  const stop = context.stops[index]
  if (!stop) return ''
  return stop.option.meal ? mealReason(stop, index, context) : sightReason(stop, index, context)
}

function sightReason(stop: TimedOption, index: number, context: ReasonContext): string {
  const { taste, request, destination } = context
  const { place } = stop.option.candidate
  const matches = taste.matches(place).slice(0, 2)
  const detail = leastTold(sightDetails(stop, index, context), context)
  const and = detail ? `, and ${detail}` : ''
  if (matches.length > 0) return `You asked for ${listed(matches.map((match) => match.toLowerCase()))}${and}.`
  const style = request.filters.travelStyle.find((each) => place.styles.includes(each))
  if (style) return `It suits the ${style.toLowerCase()} style you chose${and}.`
  if (place.fame >= worldFamous) return `Among the places ${destination.name} is best known for${and}.`
  if (isGem(place)) return `Off the beaten track${and}.`
  const [before, after] = [nameAt(index - 1, context), nameAt(index + 1, context)]
  return before === after
    ? `It is open and within reach of ${before}${and}.`
    : `It fits between ${before} and ${after}${and}.`
}

function sightDetails(stop: TimedOption, index: number, context: ReasonContext): Detail[] {
  const { frames, frame, taste } = context
  const { date } = frames[frame] ?? frames[0] ?? { date: context.request.startDate }
  const { place, costCents, open } = stop.option.candidate
  const span = open[frame]?.find(({ from, to }) => stop.start >= from && stop.end <= to)
  const late = span !== undefined && span.to >= openLate && span.to < 1440
  const closed = open.findIndex((spans) => spans.length === 0)
  const walk = walkBetween(index - 1, index, context)
  const near = nameAt(index - 1, context)
  return [
    ...(isGem(place) && taste.matches(place).length > 0
      ? [{ kind: 'gem', text: 'it is off the beaten track' }]
      : []),
    ...(late && stop.start >= 15 * 60 && ['museum', 'gallery', 'market', 'shop'].includes(place.kind)
      ? [{ kind: 'late', text: `it is open until ${toClock(span.to)} on this ${weekdayName(date)}` }]
      : []),
    ...(closed >= 0 && place.kind !== 'show'
      ? [{ kind: 'closed', text: `it is closed on ${shortDate(frames[closed]?.date ?? date)}` }]
      : []),
    ...(place.best?.length && atPeak(stop.option, frame, stop.start)
      ? [{ kind: 'best', text: `${partOfDay(stop.start)} is a good time for it` }]
      : []),
    ...(walk !== undefined && walk <= shortWalk
      ? [
          {
            kind: 'near',
            text: walk <= 1 ? `it is next to ${near}` : `it is ${minutes(walk)} on foot from ${near}`,
          },
        ]
      : []),
    ...(costCents === 0 ? [{ kind: 'free', text: 'it costs nothing' }] : []),
  ]
}

function mealReason(stop: TimedOption, index: number, context: ReasonContext): string {
  const { request, base, destination, stops, taste } = context
  const { place, costCents } = stop.option.candidate
  const diets = request.filters.dietaryRestrictions.map((diet) => diet.toLowerCase())
  const parts: string[] = diets.length > 0 ? [`confirmed for ${listed(diets)}`] : []
  const before = stops[index - 1]
  const here = walkBetween(index - 1, index, context)
  const onward = walkBetween(index, index + 1, context)
  const next = stops[index + 1]
  if (here !== undefined && (onward === undefined || !next || here <= onward)) {
    const from = before ? before.option.candidate.place.name : `your base in ${base.name}`
    parts.push(here <= 1 ? `next to ${from}` : `${minutes(here)} on foot from ${from}`)
  } else if (onward !== undefined && next) {
    const to = next.option.candidate.place.name
    parts.push(onward <= 1 ? `next to ${to}` : `${minutes(onward)} on foot from ${to}, where you go next`)
  }
  const price = formatMoney(costCents, destination.currency)
  const detail = leastTold(
    [
      ...(isGem(place) ? [{ kind: 'local', text: 'off the beaten track' }] : []),
      ...(place.fame >= worldFamous ? [{ kind: 'famous', text: 'known far beyond the city' }] : []),
      ...(costCents > 0 ? [{ kind: 'price', text: `about ${price} a head` }] : []),
      ...(taste.matches(place).length > 0 && parts.length === 0
        ? [{ kind: 'food', text: 'chosen because you asked for food' }]
        : []),
    ],
    context,
  )
  return `${capital([...parts.slice(0, 1), ...(detail ? [detail] : []), ...parts.slice(1)].slice(0, 2).join('; '))}.`
}

/** The detail of the kind told least often so far; it counts as told. */
function leastTold(details: Detail[], { told }: ReasonContext): string | undefined {
  const count = ({ kind }: Detail) => told.get(kind) ?? 0
  const [detail] = details.slice().sort((a, b) => count(a) - count(b))
  if (detail) told.set(detail.kind, count(detail) + 1)
  return detail?.text
}

/** A stop as the reasons of its neighbours call it: a meal, a place, or the base at either end of the day. */
function nameAt(index: number, { stops }: ReasonContext): string {
  const option = stops[index]?.option
  return option?.meal ?? option?.candidate.place.name ?? 'your base'
}

/** Minutes on foot between two of a day's stops; index -1 is the base. Undefined for a ride or the end of the day. */
function walkBetween(from: number, to: number, { stops, travel }: ReasonContext): number | undefined {
  const end = stops[to]
  if (!end) return undefined
  const way = travel(stops[from]?.option.site ?? 0, end.option.site)
  return way.mode === 'walk' ? way.minutes : undefined
}

function minutes(count: number): string {
  return count === 1 ? 'a minute' : `${inWords(count)} minutes`
}

function partOfDay(start: number): string {
  return start < 12 * 60 ? 'the morning' : start < 17 * 60 ? 'the afternoon' : 'the evening'
}
