import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Base } from '~/domain/itinerary/base-stop'
import { changedHours } from '~/domain/itinerary/booked-stop'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { Travellers } from '~/domain/travellers'
import { baseOf, stayAt } from './change-base'
import { type Draft, type EditFacts, minutesOf, placeOf, stayOf, stopsOf, type Wishes } from './draft'
import { dayName } from './edit-words'
import type { Move } from './moves'
import { earliestStart, latestShift } from './open-times'
import { neighboursOf, settleDay } from './settle-day'
import { bookedView, changed, newStop, replaced } from './stops'

/** The stops of each day and the times they should have, during a change. */
interface Work {
  stops: ActivityView[][]
  /** The day that each title came from. */
  titles: DayView[]
  dates: readonly CalendarDate[]
  wishes: Record<string, Wishes[string]>
  /** The new base of each day that has one. */
  bases: Map<number, Base>
  /** The days that were re-planned, by their number. */
  replanned: Map<number, DayView>
  /** Who travels now, if that changes. */
  travellers?: Travellers
}

/**
 * Applies edits to a trip to one place, in order, and computes what follows from them: travel, times, hours and sums of the changed days, and
 * every check. Unchanged days stay the same objects. An edit of an unknown stop or day changes nothing; if nothing
 * changed at all, returns the same draft.
 */
export function applyInPlace(draft: Draft, moves: readonly Move[], facts: EditFacts): Draft {
  const { itinerary } = draft
  const work: Work = {
    stops: itinerary.days.map(stopsOf),
    titles: [...itinerary.days],
    dates: itinerary.days.map(({ date }) => date),
    wishes: { ...draft.wishes },
    bases: new Map(),
    replanned: new Map(),
  }
  const before = { ...work, stops: [...work.stops], wishes: draft.wishes }
  for (const move of moves) carryOut(move, work, facts)
  const planned = moves.flatMap((move) => (move.kind === 'days' ? move.days : []))
  const neighbours = neighboursOf([...itinerary.days, ...planned])
  const days = itinerary.days.map((day, index) => {
    const stops = work.stops[index] ?? []
    const was = before.stops[index] ?? []
    const same = stops.length === was.length && stops.every((stop, at) => stop === was[at])
    const base = work.bases.get(day.day)
    if (same && !base && stops.every(({ id }) => work.wishes[id] === before.wishes[id])) return day
    const titled = {
      ...withHoursOf(work.replanned.get(day.day), withJourneys(day, stops, was)),
      ...titleOf(stops, work.titles[index] ?? day, facts),
    }
    const named = base ? { ...titled, basePlaceId: base.placeId } : titled
    const stay = base ? stayAt(base, day, itinerary, facts) : stayOf(day)
    const activities = stay ? [...stops, stay] : stops
    return settleDay({ ...named, activities }, work.wishes, facts, neighbours)
  })
  if (days.every((day, index) => day === itinerary.days[index]) && !work.travellers) return draft
  const { travellers = itinerary.travellers } = work
  const party = { ...itinerary, ...(travellers && { travellers }) }
  return { itinerary: recomputed(party, days, facts), wishes: work.wishes }
}

/** A day that was re-planned within other hours has them, with what it says about them. */
function withHoursOf(replanned: DayView | undefined, day: DayView): DayView {
  if (!replanned?.hours) return day
  const { openMeals: _openMeals, ...rest } = day
  const { hours, note, openMeals } = replanned
  return { ...rest, hours, ...(note && { note }), ...(openMeals && { openMeals }) }
}

/** A day that a journey of the trip begins or ends has the hours that it leaves. What was said of other hours is not true any more. */
function withJourneys(day: DayView, stops: readonly ActivityView[], was: readonly ActivityView[]): DayView {
  const hours = changedHours(day.hours, stops, was)
  if (hours === undefined) return day
  const { hours: _hours, note: _note, ...rest } = day
  return hours ? { ...rest, hours } : rest
}

function recomputed(itinerary: ItineraryView, days: DayView[], facts: EditFacts): ItineraryView {
  const { checks: _checks, scores: _scores, budget: _budget, ...plan } = itinerary
  return facts.recompute({ ...plan, days }, facts.request, facts.destination)
}

/** A day keeps its title while it contains the same places. */
function titleOf(stops: ActivityView[], titled: DayView, { destination, say }: EditFacts) {
  const ids = (list: ActivityView[]) =>
    list
      .map(({ placeId }) => placeId)
      .sort()
      .join()
  if (ids(stops) === ids(stopsOf(titled))) return { title: titled.title, area: titled.area }
  const sights = stops.flatMap((stop) => {
    const place = placeOf(destination, stop.placeId)
    return place && stop.type !== 'food' ? [{ place, minutes: minutesOf(stop) }] : []
  })
  const { title, area } = dayName(sights, destination)
  return { title: say(title), area }
}

function carryOut(move: Move, work: Work, facts: EditFacts): void {
  switch (move.kind) {
    case 'move':
      moveStop(move, work, facts)
      break
    case 'move-day':
      reorder(work, move.from, move.to)
      break
    case 'swap-days':
      swap(work, move.days)
      break
    case 'add':
      add(move, work, facts)
      break
    case 'book':
      book(move, work, facts)
      break
    case 'remove':
      take(work, move.id)
      break
    case 'replace':
      replace(move, work, facts)
      break
    case 'change':
      update(work, move.id, (stop) => changed(stop, move.change, facts))
      retime(move.id, move.change.start, work)
      break
    case 'lock':
      // What is booked stays locked.
      update(work, move.id, ({ locked: _locked, ...stop }) =>
        move.locked || stop.booking ? { ...stop, locked: true } : stop,
      )
      break
    case 'retime':
      retime(move.id, move.start, work)
      break
    case 'order':
      order(move, work)
      break
    case 'base': {
      const base = baseOf(move.base, facts)
      if (base) for (const day of move.days) if (dayAt(work, day)) work.bases.set(day, base)
      break
    }
    case 'travellers':
      work.travellers = move.travellers
      break
    case 'days':
      for (const day of move.days) replan(day, work)
  }
}

/** The replacement of a stop gets its time, or a later one if it is not open yet. */
function replace({ id, placeId }: Extract<Move, { kind: 'replace' }>, work: Work, facts: EditFacts): void {
  update(work, id, (stop) => replaced(stop, placeId, facts))
  const index = work.stops.findIndex((stops) => stops.some((stop) => stop.id === id))
  const stop = work.stops[index]?.find((candidate) => candidate.id === id)
  const place = placeOf(facts.destination, placeId)
  const date = work.dates[index]
  const wish = work.wishes[id]
  if (!stop || !place || !date || typeof wish !== 'number') return
  const wanted = { place, date, from: wish, minutes: minutesOf(stop), ...(stop.meal && { meal: stop.meal }) }
  const start = earliestStart(wanted, facts.destination)
  if (start !== undefined && start <= wish + latestShift) work.wishes[id] = start
}

/** A locked stop cannot be moved until it is unlocked. */
function moveStop(
  { id, day, before, at }: Extract<Move, { kind: 'move' }>,
  work: Work,
  facts: EditFacts,
): void {
  const stop = work.stops.flat().find((candidate) => candidate.id === id)
  if (!stop || stop.locked || before === id || !dayAt(work, day)) return
  const was = dayAt(work, day) ?? []
  take(work, id)
  work.wishes[id] = null
  insert(work, day, before, stop)
  if (at !== undefined) retime(id, at, work)
  else if (was.includes(stop)) closeGap(stop, day, was, work, facts)
}

/**
 * A stop that moves past its neighbours leaves no hole behind: those that it has passed come forward, and the first stop
 * of the day begins when the first one did. Locked stops keep their times, and so does what comes after.
 */
function closeGap(
  stop: ActivityView,
  day: number,
  was: readonly ActivityView[],
  work: Work,
  facts: EditFacts,
): void {
  const now = dayAt(work, day) ?? []
  for (const passed of now.slice(was.indexOf(stop), now.indexOf(stop)))
    if (!passed.locked) work.wishes[passed.id] = null
  const [first] = now
  const [began] = was
  if (!first || !began || first === began || first.locked) return
  const from = fromClock(began.startTime)
  const date = work.dates[day - 1]
  const place = placeOf(facts.destination, first.placeId)
  const wanted = { from, minutes: minutesOf(first), ...(first.meal && { meal: first.meal }) }
  work.wishes[first.id] =
    (place && date && earliestStart({ place, date, ...wanted }, facts.destination)) || from
}

function add(
  { day, before, stop: wanted, at }: Extract<Move, { kind: 'add' }>,
  work: Work,
  facts: EditFacts,
) {
  const stop = dayAt(work, day) && newStop(wanted, work.stops.flat(), facts)
  if (!stop) return
  work.wishes[stop.id] = null
  insert(work, day, before, stop)
  if (at !== undefined) retime(stop.id, at, work)
}

/** A place that the plan has already is not visited twice, and a day has one table for a meal. */
function book(
  { day, id, stop: wanted }: Extract<Move, { kind: 'book' }>,
  work: Work,
  facts: EditFacts,
): void {
  if (!dayAt(work, day)) return
  const stop = bookedView(wanted, id, work.stops.flat(), facts)
  if (id !== null) take(work, id)
  const here = dayAt(work, day) ?? []
  const isTwice = (other: ActivityView) =>
    (stop.placeId !== null && other.placeId === stop.placeId) ||
    (stop.meal !== undefined && other.meal === stop.meal && here.includes(other))
  for (const other of work.stops.flat()) if (isTwice(other) && !other.locked) take(work, other.id)
  insert(work, day, null, stop)
  delete work.wishes[stop.id]
  retime(stop.id, wanted.start, work)
}

function order({ day, ids }: Extract<Move, { kind: 'order' }>, work: Work): void {
  const rank = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  const stops = dayAt(work, day)
  if (stops) work.stops[day - 1] = [...stops].sort((a, b) => rank(a.id) - rank(b.id))
}

/** A re-planned day has new stops, times and a new title. */
function replan(day: DayView, work: Work): void {
  const stops = stopsOf(day)
  work.stops[day.day - 1] = stops
  work.titles[day.day - 1] = day
  work.replanned.set(day.day, day)
  for (const { id, startTime } of stops) work.wishes[id] = fromClock(startTime)
}

/** A stop with a new time moves to the position of that time in the day. */
function retime(id: string, start: MinuteOfDay | null, work: Work): void {
  const day = work.stops.findIndex((stops) => stops.some((stop) => stop.id === id))
  const stop = work.stops[day]?.find((candidate) => candidate.id === id)
  const moved = work.wishes[id] !== start
  work.wishes[id] = start
  if (!stop || start === null || !moved) return
  take(work, id)
  const startOf = (other: ActivityView) => work.wishes[other.id] ?? fromClock(other.startTime)
  const later = work.stops[day]?.find((other) => startOf(other) > start)
  insert(work, day + 1, later?.id ?? null, stop)
}

function dayAt(work: Work, day: number): ActivityView[] | undefined {
  return work.stops[day - 1]
}

function take(work: Work, id: string): void {
  work.stops = work.stops.map((stops) =>
    stops.some((stop) => stop.id === id) ? stops.filter((stop) => stop.id !== id) : stops,
  )
}

function insert(work: Work, day: number, before: string | null, stop: ActivityView): void {
  const stops = dayAt(work, day) ?? []
  const index = before === null ? -1 : stops.findIndex(({ id }) => id === before)
  work.stops[day - 1] = index < 0 ? [...stops, stop] : [...stops.slice(0, index), stop, ...stops.slice(index)]
}

function update(work: Work, id: string, change: (stop: ActivityView) => ActivityView): void {
  work.stops = work.stops.map((stops) =>
    stops.some((stop) => stop.id === id)
      ? stops.map((stop) => (stop.id === id ? change(stop) : stop))
      : stops,
  )
}

/** Days swap their contents; a locked stop stays on its date. */
function reorder(work: Work, from: number, to: number): void {
  if (from === to || !dayAt(work, from) || !dayAt(work, to)) return
  const were = work.stops
  work.titles = shifted(work.titles, from - 1, to - 1)
  work.stops = shifted(were, from - 1, to - 1).map((stops, index) => {
    const kept = were[index]?.filter(({ locked }) => locked) ?? []
    const come = stops.filter(({ locked }) => !locked)
    if (kept.length === 0 && come.length === stops.length) return stops
    return [...come, ...kept].sort((a, b) => fromClock(a.startTime) - fromClock(b.startTime))
  })
}

function swap(work: Work, [a, b]: [number, number]): void {
  reorder(work, Math.min(a, b), Math.max(a, b))
  if (Math.abs(a - b) > 1) reorder(work, Math.max(a, b) - 1, Math.min(a, b))
}

function shifted<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
