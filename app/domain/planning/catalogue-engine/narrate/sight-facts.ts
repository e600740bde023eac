import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { month } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import { sunlight, twilight } from '~/domain/catalogue/daylight'
import { isSunsetOnly } from '~/domain/catalogue/hint'
import type { Place } from '~/domain/catalogue/place'
import { hotHours } from '~/domain/catalogue/season'
import type { Message, Said } from '~/domain/message'
import type { SaidSoFar } from '~/domain/planning/stages'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { atPeak } from '../candidates/stop-options'
import { tell } from '../sentences'
import { isOffTheTrack } from './off-the-track'
import { seesSunset } from './pauses'

export interface ReasonContext {
  draft: SolvedDraft
  /** The day's index. */
  day: number
  stops: TimedOption[]
  said: SaidSoFar
}

/** Something true of a stop; facts of one kind are told in turn with others. */
export interface Fact {
  kind: string
  said: Message
  /** Whether the plan shows it beside the reason as well. */
  shown?: boolean
}

/** Facts of the way from and to a stop: one of them is enough. */
export const ofTheWay: readonly string[] = ['on the way', 'then', 'near']

/** A walk worth mentioning, minutes. */
export const shortWalk = 9
/** Closing after, and before, this is worth saying, and opening after: minutes of the day. */
const openLate = 19 * 60 + 30
const closesEarly = 15 * 60 + 30
const opensLate = 11 * 60
/** The opening is worth a word to who comes so soon after it, minutes. */
const afterOpening = 60
/** Minutes from opening within which one is there when it opens. */
const atOpening = 20
/** Minutes of the day from which on the way home is short or long. */
const evening = 18 * 60
/** Minutes that a stop may add to the way from one neighbour to the other, to be on the way. */
const onTheWay = 3
/** Minutes of a short look, and of a long visit. */
const shortLook = 30
const longVisit = 120
/** Places where an entry is usual, so that it is worth saying that there is none. */
const usuallyPaid: Place['kind'][] = ['museum', 'gallery', 'viewpoint', 'show', 'experience']
const hasDoors: Place['kind'][] = ['museum', 'gallery', 'market', 'shop', 'worship', 'sight']
const timed: Place['kind'][] = ['museum', 'gallery', 'market', 'shop']
const forChildren: Place['kind'][] = ['park', 'beach', 'market']
/** Kinds that the sentence about the best time calls by name. The others read alike, and a sentence stands for one message. */
const named: ReadonlySet<Place['kind']> = new Set(['viewpoint', 'market', 'walk', 'park', 'beach'] as const)
/** Nobody comes to these for the lights outside. */
const indoorNights: Place['kind'][] = ['nightlife', 'show']

/** What can be said for a stop, by the place, the day and the traveller; the most telling first. */
export function sightFacts(stop: TimedOption, index: number, context: ReasonContext): Fact[] {
  const facts = [
    ...factsOfPlaces(stop, context),
    ...factsOfHours(stop, context),
    ...factsOfDay(stop, context),
    ...factsOfEntry(stop, context, index),
    ...factsOfTraveller(stop, context),
    ...factsOfWay(stop, index, context),
  ]
  return facts.length > 0 ? facts : [lastFact(stop, context)]
}

function factsOfPlaces({ option }: TimedOption, context: ReasonContext): Fact[] {
  const { destination } = context.draft
  const { place } = option.candidate
  const group = companionsOf(place, context)
  return [
    ...(group ? [{ kind: 'with', said: tell('detail.companions', group) }] : []),
    ...(isOffTheTrack(place, destination) ? [{ kind: 'gem', said: tell('detail.gem', {}) }] : []),
  ]
}

function factsOfHours({ option, start, end }: TimedOption, { draft, day }: ReasonContext): Fact[] {
  const { place, open } = option.candidate
  const date = dateOf(day, draft)
  const spans = open[day] ?? []
  const span = spans.find(({ from, to }) => start >= from && end <= to)
  const closed = open.findIndex((each) => each.length === 0)
  if (!span || option.night) return []
  const one = spans.length === 1 && hasDoors.includes(place.kind)
  const late = span.to >= openLate && span.to < 1440 && start >= 15 * 60 && timed.includes(place.kind)
  return [
    ...(late ? [{ kind: 'late', said: tell('detail.open-late', { until: toClock(span.to), date }) }] : []),
    ...(closed >= 0 && place.kind !== 'show'
      ? [{ kind: 'closed', said: tell('detail.closed', { date: dateOf(closed, draft) }) }]
      : []),
    ...(one && span.from > 0 && start - span.from <= atOpening && start < 12 * 60
      ? [{ kind: 'opening', said: tell('detail.at-opening', { at: toClock(span.from) }) }]
      : []),
    ...(one && span.to <= closesEarly
      ? [{ kind: 'closes', said: tell('detail.closes', { until: toClock(span.to) }) }]
      : []),
    ...(one && span.from >= opensLate && start - span.from <= afterOpening
      ? [{ kind: 'opens', said: tell('detail.opens', { at: toClock(span.from) }) }]
      : []),
  ]
}

function factsOfDay(stop: TimedOption, { draft, day }: ReasonContext): Fact[] {
  const { option, start, end } = stop
  const { place } = option.candidate
  const { hot, light } = draft.candidates.weather[day] ?? {}
  const date = dateOf(day, draft)
  const high = draft.destination.climate[month(date) - 1]?.high ?? 0
  const sun = sunOn(date, draft)
  const sunset = light !== undefined && seesSunset(stop, sun)
  // That a bar is best in the evening goes without saying.
  const best =
    !sunset && !indoorNights.includes(place.kind) && place.best?.length && atPeak(option, day, start)
  return [
    ...(sunset ? [{ kind: 'sunset', said: tell('detail.sunset', { at: sunsetAt(date, draft) }) }] : []),
    ...(option.night &&
    place.best?.includes('evening') &&
    !indoorNights.includes(place.kind) &&
    !isSunsetOnly(place) &&
    end >= (sun ?? 1440) + twilight
      ? [{ kind: 'lit', said: tell('detail.lit', {}) }]
      : []),
    ...(hot && place.setting === 'outdoor' && start < hotHours.from - 30
      ? [{ kind: 'cool', said: tell('detail.cool', {}) }]
      : []),
    ...(hot && place.setting === 'indoor' && start >= hotHours.from && start < hotHours.to
      ? [{ kind: 'inside', said: tell('detail.inside', { high }) }]
      : []),
    ...(best
      ? [
          {
            kind: 'best',
            said: tell('detail.best-time', {
              part: partOfDay(start),
              kind: named.has(place.kind) ? place.kind : 'sight',
            }),
          },
        ]
      : []),
  ]
}

/** What a visitor has to know of a place beforehand. */
function factsOfEntry({ option, end }: TimedOption, context: ReasonContext, index: number): Fact[] {
  const { booking } = option.candidate.place
  const last = index === context.stops.length - 1
  const home = last ? walkHome(index, context) : undefined
  return [
    ...(booking === 'required' ? [{ kind: 'booking', said: tell('detail.booked', {}) }] : []),
    ...(home !== undefined && home <= shortWalk && end >= evening
      ? [{ kind: 'home', said: tell('detail.home', { minutes: home }) }]
      : []),
  ]
}

function factsOfTraveller({ option, start, end }: TimedOption, { draft }: ReasonContext): Fact[] {
  const { place, costCents } = option.candidate
  const { filters, budget } = draft.request
  const free = costCents === 0 && place.kind !== 'shop' && place.kind !== 'market'
  return [
    ...(free && (budget === 'budget' || usuallyPaid.includes(place.kind))
      ? [{ kind: 'free', said: tell('detail.free', {}) }]
      : []),
    ...(filters.childFriendly && place.forChildren
      ? [{ kind: 'children', said: tell('detail.for-families', {}) }]
      : []),
    ...(filters.childFriendly && place.children === 'yes' && forChildren.includes(place.kind)
      ? [{ kind: 'children', said: tell('detail.children', { kind: place.kind }) }]
      : []),
    ...(end - start >= longVisit
      ? [{ kind: 'long', said: tell('detail.long', { minutes: end - start }), shown: true }]
      : []),
  ]
}

function factsOfWay({ option }: TimedOption, index: number, context: ReasonContext): Fact[] {
  const { stops, draft } = context
  const walk = walkBetween(index - 1, index, context)
  const onward = walkBetween(index, index + 1, context)
  const next = stops[index + 1]?.option
  const from = stops[index - 1]?.option
  const way = (one: number, other: number) => draft.meals.travel.travel(one, other).minutes
  const round =
    walk !== undefined && onward !== undefined && from && next
      ? walk + onward - way(from.site, next.site)
      : undefined
  return [
    ...(round !== undefined && round <= onTheWay && from?.site !== option.site
      ? [
          {
            kind: 'on the way',
            shown: true,
            said: tell('detail.on-the-way', {
              before: stopAt(index - 1, context),
              after: stopAt(index + 1, context),
            }),
          },
        ]
      : []),
    ...(next?.meal && onward !== undefined && onward <= shortWalk
      ? [{ kind: 'then', said: tell('detail.then', { minutes: onward, meal: next.meal }), shown: true }]
      : []),
    ...(walk !== undefined && walk <= shortWalk
      ? [
          {
            kind: 'near',
            said: tell('detail.on-foot', { minutes: walk, from: stopAt(index - 1, context) }),
            shown: true,
          },
        ]
      : []),
  ]
}

/** Where there is nothing else: how long it takes, in the quarter where one is. */
function lastFact({ option, start, end }: TimedOption, { draft: { destination } }: ReasonContext): Fact {
  const { place } = option.candidate
  const minutes = end - start
  const area = destination.areas.find(({ id }) => id === place.area)?.name ?? destination.name
  return minutes <= shortLook
    ? { kind: 'few minutes', said: tell('detail.few-minutes', { minutes, area }) }
    : { kind: 'long', said: tell('detail.long', { minutes }) }
}

/** The places of the same day that a place belongs with. */
function companionsOf({ id }: Place, { draft: { destination }, stops }: ReasonContext) {
  for (const { places, kind } of destination.companions) {
    if (!places.includes(id)) continue
    const others = stops.map(({ option }) => option.candidate.place).filter((place) => place.id !== id)
    const names = others.filter((place) => places.includes(place.id)).map(({ name }) => name)
    if (names.length > 0) return { names: names.slice(0, 2), kind }
  }
  return undefined
}

/** "20:31"; empty where the sun does not set. */
export function sunsetAt(date: CalendarDate, { destination: { center, timeZone } }: SolvedDraft): string {
  const sun = sunlight(date, center, timeZone)
  return sun ? toClock(sun.set) : ''
}

function sunOn(date: CalendarDate, { destination: { center, timeZone } }: SolvedDraft) {
  return sunlight(date, center, timeZone)?.set
}

function dateOf(day: number, { meals: { frames }, request }: SolvedDraft): CalendarDate {
  return frames[day]?.date ?? request.startDate
}

/** A stop as the reasons of its neighbours call it: a meal, a place, or the base at either end of the day. */
function stopAt(index: number, { stops }: ReasonContext): Said {
  const option = stops[index]?.option
  if (option?.meal) return tell('stop.meal', { meal: option.meal })
  return option?.candidate.place.name ?? tell('stop.base', {})
}

/** Minutes on foot between two of a day's stops; index -1 is the base. Undefined for a ride or the end of the day. */
export function walkBetween(from: number, to: number, { stops, draft }: ReasonContext): number | undefined {
  const end = stops[to]
  if (!end) return undefined
  const way = draft.meals.travel.travel(stops[from]?.option.site ?? 0, end.option.site)
  return way.mode === 'walk' ? way.minutes : undefined
}

function partOfDay(start: number) {
  return start < 12 * 60 ? 'morning' : start < 17 * 60 ? 'afternoon' : 'evening'
}

/** Minutes on foot from a stop to the bed; undefined for a ride. */
export function walkHome(index: number, { stops, draft }: ReasonContext): number | undefined {
  const way = draft.meals.travel.travel(stops[index]?.option.site ?? 0, 0)
  return way.mode === 'walk' ? way.minutes : undefined
}
