import { fromClock, toClock } from '~/domain/calendar/clock-time'
import type { Meal, Place } from '~/domain/catalogue/place'
import { minutesOf, placeOf, stopsOf } from '~/domain/itinerary/edit/draft'
import type { Move } from '~/domain/itinerary/edit/moves'
import type { DayPart, Target, When } from '~/domain/reader/constraint'
import { daysNamed, type Found, knownOf, namesDay, placeMeant, type Scene } from '../scene'
import { answer, change as tell } from '../sentences'
import { closedThen, isOpenAt, mostTried, startsIn, usualStarts } from './at-time'
import { cannot, leastFaults, moves, newFaults, type Outcome, oneStop } from './outcome'
import { add } from './put-in'

/** A stop at another time or on another day; a place that is not in the plan comes in there. */
export function move({ what, when }: { what?: Target | undefined; when: When }, scene: Scene): Outcome {
  const { draft, facts } = scene
  const known = knownOf(scene)
  const found = oneStop(what, scene)
  if ('impossible' in found) {
    const place = placeMeant(what, known)
    const planned =
      place && draft.itinerary.days.some((day) => stopsOf(day).some(({ placeId }) => placeId === place.id))
    return place && !planned ? add({ what, when }, scene) : found
  }
  const { stop, day } = found
  const days = namesDay(when) ? daysNamed(when, draft.itinerary) : [day]
  if (days.length === 0) return cannot(answer('chat.no-such-day', { days: draft.itinerary.days.length }))
  const place = placeOf(facts.destination, stop.placeId)
  const timed = when.at !== undefined || when.part !== undefined
  const usual = fromClock(stop.startTime)
  if (days.includes(day) && isLikeThat(usual, when))
    return cannot(answer('chat.like-that', { title: stop.title, day: day.day, from: stop.startTime }))
  const minutes = Math.min(minutesOf(stop), place?.visit?.[0] ?? 30)
  const choices = days.flatMap((to) =>
    (timed ? startsIn(when, to) : [usual, ...usualStarts])
      .filter((at) => !place || isOpenAt(place, to, at, minutes, scene))
      .map((at): Move[] => [{ kind: 'move', id: stop.id, day: to.day, before: null, at }]),
  )
  const list = leastFaults(draft, choices.slice(0, mostTried), facts)
  const anew =
    list && newFaults(draft, list, facts) > 0 ? aroundIt(list, { stop, day, place, when }) : undefined
  if (anew) return anew
  if (!list) return cannot(closedThen(what ?? { by: 'name', name: stop.title }, when, scene))
  const [first] = list
  const to = first?.kind === 'move' ? first : undefined
  const at = to?.at === undefined ? null : toClock(to.at)
  const title =
    to && to.day !== day.day
      ? tell('change.on-day', { title: stop.title, day: to.day, at: timed ? at : null })
      : tell('change.at', { title: stop.title, at: at ?? stop.startTime })
  return moves(
    title,
    list,
    newFaults(draft, list, facts) > 0 ? answer('chat.not-free-of-faults', { name: stop.title }) : undefined,
  )
}

/** Where moving it alone breaks a check, the sights of its day, and of the day it goes to, are planned anew around it. */
function aroundIt(
  [first]: readonly Move[],
  { stop, day, place, when: { part, at } }: Found & { place: Place | undefined; when: When },
): Outcome | undefined {
  if (first?.kind !== 'move' || !place) return undefined
  const days = [...new Set([day.day, first.day])].sort((a, b) => a - b)
  const pin = {
    place: place.id,
    day: first.day,
    ...(part !== undefined && at === undefined && { part }),
    ...(at !== undefined && { at }),
  }
  return {
    title: tell('change.around', {
      title: stop.title,
      day: first.day,
      part: part ?? null,
      at: at === undefined ? null : toClock(at),
    }),
    steps: [{ days, change: { sameSights: true, pin } }],
  }
}

/** Hours of the parts of a day that a stop may be in already. */
const partOf: Partial<Record<DayPart, readonly [from: number, to: number]>> = {
  morning: [0, 12],
  afternoon: [12, 18],
  evening: [18, 24],
}

/** Whether a start is what was asked for, so that nothing is to be moved. */
function isLikeThat(start: number, { at, part }: When): boolean {
  if (at !== undefined) return at === start
  const [from, to] = (part && partOf[part]) ?? [0, part ? 0 : 24]
  return start >= from * 60 && start < to * 60
}

/** Minutes by which a meal or a start is later, where no time is named. */
const shiftBy = 60

/** A meal at another time, on the days that are named or on all. */
export function mealTime(
  { meal, shift, when }: { meal: Meal; shift?: 'later' | 'earlier' | undefined; when?: When | undefined },
  scene: Scene,
): Outcome {
  const { draft, facts } = scene
  const days = namesDay(when) ? daysNamed(when, draft.itinerary) : draft.itinerary.days
  const tables = days.flatMap((day) =>
    stopsOf(day)
      .filter((stop) => stop.meal === meal)
      .map((stop) => ({ day, stop })),
  )
  if (tables.length === 0) return cannot(answer('chat.no-such-meal', { meal }))
  const shut: string[] = []
  const list = tables.flatMap(({ day, stop }): Move[] => {
    if (stop.locked) return []
    const start = when?.at ?? fromClock(stop.startTime) + (shift === 'earlier' ? -shiftBy : shiftBy)
    const place = placeOf(facts.destination, stop.placeId)
    if (place && !isOpenAt(place, day, start, Math.min(45, minutesOf(stop)), scene)) {
      shut.push(stop.title)
      return []
    }
    return [{ kind: 'retime', id: stop.id, start }]
  })
  const closed = shut.length > 0 ? answer('chat.shut-then', { titles: shut }) : undefined
  if (list.length === 0)
    return cannot(
      closed ?? tell('refused.locked', { title: tables.map(({ stop }) => stop.title).join(', ') }),
    )
  const [day] = days
  return moves(
    tell('change.meal-time', { meal, day: days.length === 1 ? (day?.day ?? null) : null }),
    list,
    closed,
  )
}

const usualStart = 10 * 60
const earlyStart = 8 * 60
const latestStart = 15 * 60
const usualEnd = 20 * 60
const lateEnd = 23 * 60

/** Days that begin or end at another time. */
export function dayHours(
  {
    is,
    shift,
    when,
  }: { is: 'start' | 'end'; shift?: 'later' | 'earlier' | undefined; when?: When | undefined },
  { draft }: Scene,
): Outcome {
  const named = namesDay(when) ? daysNamed(when, draft.itinerary) : draft.itinerary.days
  if (named.length === 0) return cannot(answer('chat.no-such-day', { days: draft.itinerary.days.length }))
  const days = named.map(({ day }) => day)
  const day = days.length === 1 ? (days[0] ?? null) : null
  if (is === 'end') {
    const to = toClock(when?.at ?? (shift === 'later' ? lateEnd : usualEnd))
    return { title: tell('change.hours', { day, from: null, to }), steps: [{ days, change: { to } }] }
  }
  const at = when?.at ?? (shift === 'earlier' ? earlyStart : usualStart)
  if (at > latestStart) return cannot(tell('refused.too-late', { latest: toClock(latestStart) }))
  const from = toClock(at)
  return { title: tell('change.hours', { day, from, to: null }), steps: [{ days, change: { from } }] }
}
