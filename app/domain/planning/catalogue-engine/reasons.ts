import { toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import { isGem } from '~/domain/catalogue/fame'
import type { Place } from '~/domain/catalogue/place'
import type { Travel } from '~/domain/catalogue/travel-leg'
import type { Message, Said } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { DayFrame } from './day-frame'
import type { TimedOption } from './day-times'
import { tell } from './sentences'
import { atPeak } from './stop-option'
import type { Taste } from './taste'

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
  said: Message
}

/** Why a stop was chosen for this traveller: one sentence, made of facts only. */
export function reasonFor(index: number, context: ReasonContext): Said {
  const stop = context.stops[index]
  if (!stop) return ''
  return stop.option.meal ? mealReason(stop, index, context) : sightReason(stop, index, context)
}

function sightReason(stop: TimedOption, index: number, context: ReasonContext): Message {
  const { taste, request, destination } = context
  const { place } = stop.option.candidate
  const wishes = taste.matches(place).slice(0, 2)
  const detail = leastTold(sightDetails(stop, index, context), context)
  if (wishes.length > 0) return tell('reason.interests', { wishes, detail })
  const style = request.filters.travelStyle.find((each) => place.styles.includes(each))
  if (style) return tell('reason.style', { style, detail })
  if (place.fame >= worldFamous) return tell('reason.famous', { destination: destination.name, detail })
  if (isGem(place)) return tell('reason.gem', { detail })
  const [before, after] = [stopAt(index - 1, context), stopAt(index + 1, context)]
  return JSON.stringify(before) === JSON.stringify(after)
    ? tell('reason.near', { stop: before, detail })
    : tell('reason.between', { before, after, detail })
}

function sightDetails(stop: TimedOption, index: number, context: ReasonContext): Detail[] {
  const { frames, frame, taste } = context
  const { date } = frames[frame] ?? frames[0] ?? { date: context.request.startDate }
  const { place, costCents, open } = stop.option.candidate
  const span = open[frame]?.find(({ from, to }) => stop.start >= from && stop.end <= to)
  const late = span !== undefined && span.to >= openLate && span.to < 1440
  const closed = open.findIndex((spans) => spans.length === 0)
  const walk = walkBetween(index - 1, index, context)
  const near = stopAt(index - 1, context)
  return [
    ...(isGem(place) && taste.matches(place).length > 0
      ? [{ kind: 'gem', said: tell('detail.gem', {}) }]
      : []),
    ...(late && stop.start >= 15 * 60 && ['museum', 'gallery', 'market', 'shop'].includes(place.kind)
      ? [{ kind: 'late', said: tell('detail.open-late', { until: toClock(span.to), date }) }]
      : []),
    ...(closed >= 0 && place.kind !== 'show'
      ? [{ kind: 'closed', said: tell('detail.closed', { date: frames[closed]?.date ?? date }) }]
      : []),
    ...(place.best?.length && atPeak(stop.option, frame, stop.start)
      ? [{ kind: 'best', said: tell('detail.good-time', { part: partOfDay(stop.start) }) }]
      : []),
    ...(walk !== undefined && walk <= shortWalk
      ? [{ kind: 'near', said: tell('detail.on-foot', { minutes: walk, from: near }) }]
      : []),
    ...(costCents === 0 ? [{ kind: 'free', said: tell('detail.free', {}) }] : []),
  ]
}

function mealReason(stop: TimedOption, index: number, context: ReasonContext): Message {
  const { request, base, destination, stops, taste } = context
  const { place, costCents } = stop.option.candidate
  const diets = request.filters.dietaryRestrictions
  const parts: Message[] = diets.length > 0 ? [tell('table.confirmed', { diets })] : []
  const before = stops[index - 1]
  const here = walkBetween(index - 1, index, context)
  const onward = walkBetween(index, index + 1, context)
  const next = stops[index + 1]
  if (here !== undefined && (onward === undefined || !next || here <= onward)) {
    const from = before ? before.option.candidate.place.name : tell('stop.base-in', { base: base.name })
    parts.push(tell('table.on-foot', { minutes: here, from }))
  } else if (onward !== undefined && next) {
    parts.push(tell('table.before-next', { minutes: onward, next: next.option.candidate.place.name }))
  }
  const { currency } = destination
  const detail = leastTold(
    [
      ...(isGem(place) ? [{ kind: 'local', said: tell('table.gem', {}) }] : []),
      ...(place.fame >= worldFamous ? [{ kind: 'famous', said: tell('table.famous', {}) }] : []),
      ...(costCents > 0
        ? [{ kind: 'price', said: tell('table.price', { cents: costCents, currency }) }]
        : []),
      ...(taste.matches(place).length > 0 && parts.length === 0
        ? [{ kind: 'food', said: tell('table.asked', {}) }]
        : []),
    ],
    context,
  )
  const best = [...parts.slice(0, 1), ...(detail ? [detail] : []), ...parts.slice(1)].slice(0, 2)
  return tell('reason.meal', { parts: best })
}

/** The detail of the kind told least often so far; it counts as told. */
function leastTold(details: Detail[], { told }: ReasonContext): Message | null {
  const count = ({ kind }: Detail) => told.get(kind) ?? 0
  const [detail] = details.slice().sort((a, b) => count(a) - count(b))
  if (detail) told.set(detail.kind, count(detail) + 1)
  return detail?.said ?? null
}

/** A stop as the reasons of its neighbours call it: a meal, a place, or the base at either end of the day. */
function stopAt(index: number, { stops }: ReasonContext): Said {
  const option = stops[index]?.option
  if (option?.meal) return tell('stop.meal', { meal: option.meal })
  return option?.candidate.place.name ?? tell('stop.base', {})
}

/** Minutes on foot between two of a day's stops; index -1 is the base. Undefined for a ride or the end of the day. */
function walkBetween(from: number, to: number, { stops, travel }: ReasonContext): number | undefined {
  const end = stops[to]
  if (!end) return undefined
  const way = travel(stops[from]?.option.site ?? 0, end.option.site)
  return way.mode === 'walk' ? way.minutes : undefined
}

function partOfDay(start: number) {
  return start < 12 * 60 ? 'morning' : start < 17 * 60 ? 'afternoon' : 'evening'
}
