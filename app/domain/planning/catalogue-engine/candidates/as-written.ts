import { weekday } from '~/domain/calendar/calendar-date'
import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import { metersBetween } from '~/domain/catalogue/distance'
import type { OpenSpan } from '~/domain/catalogue/open-place'
import type { Meal } from '~/domain/catalogue/place'
import type { Candidate, DayFrame } from '~/domain/planning/trip-draft'
import type { Constraint, DayPart, When } from '~/domain/reader/constraint'
import { isMeant } from '~/domain/reader/targets'
import type { PlanRequest } from '~/domain/request/plan-request'
import { dearShare, type Wished } from '~/domain/request/wishes'

type Wish<Is extends Constraint['is']> = Extract<Constraint, { is: Is }>

/**
 * The candidates as the traveller wrote: at their day and hour, no more of a kind than was wished for, one thing alone on the
 * days that are for it, and nothing in the hours of rest.
 */
export function asWritten(
  usable: Candidate[],
  frames: readonly DayFrame[],
  { wishes, among, aDay }: Wished,
): Candidate[] {
  if (wishes.length === 0) return usable
  const asked = among(usable.map(({ place }) => place))
  // A place may be asked for twice, once without a time: "No museums except the Borghese on day 2".
  const times = new Map(asked.flatMap(({ id, when }) => (when ? [[id, when] as const] : [])))
  // Who has a ticket is there in time.
  const booked = new Set(
    wishes.flatMap((wish) =>
      wish.is === 'pin' && wish.booked && wish.what.by === 'place' ? [wish.what.id] : [],
    ),
  )
  const timed = usable.map((each) => {
    const { id } = each.place
    return { ...each, open: pinned(each.open, frames, times.get(id), booked.has(id) ? 0 : near) }
  })
  const first = new Set(asked.map(({ id }) => id))
  const given = wishes.reduce((left, wish) => {
    if (wish.is === 'count') return limited(left, wish, first, aDay)
    if (wish.is === 'days') return onDaysOfItsOwn(left, wish, frames)
    if (wish.is === 'meal') return eatenAt(left, wish, frames)
    if (wish.is === 'splurge') return dinedWell(left, wish, frames, aDay)
    return wish.is === 'rest' ? rested(left, wish, frames) : left
  }, timed)
  return given.filter(({ open }) => open.some((spans) => spans.length > 0))
}

/** Of a kind of which the whole trip has so many at most, those that were asked for and the best known that a day can pay for. */
function limited(
  left: Candidate[],
  { what, compare, number, per }: Wish<'count'>,
  asked: ReadonlySet<string>,
  aDay: number,
) {
  if (compare === 'least' || (per === 'day' && number > 0)) return left
  const meant = left.filter(({ place }) => place.kind !== 'food' && isMeant(place, what))
  const rank = ({ place, costCents }: Candidate) =>
    (asked.has(place.id) ? 1000 : 0) + (costCents > dearShare * aDay ? -500 : 0) + place.fame
  const kept = new Set(meant.sort((a, b) => rank(b) - rank(a)).slice(0, number))
  return left.filter((each) => kept.has(each) || !meant.includes(each))
}

/** Of the days that are for one thing, nothing else is a candidate but tables. The last full days are taken: trips out of town take the first. */
function onDaysOfItsOwn(left: Candidate[], { what, number }: Wish<'days'>, frames: readonly DayFrame[]) {
  const meant = left.filter(({ place }) => place.kind !== 'food' && isMeant(place, what))
  const choices = (day: number) => meant.filter(({ open }) => (open[day] ?? []).length > 0).length
  const days = frames
    .map((frame, index) => ({
      index,
      full: frame.sights && frame.kept.length === 0,
      edge: index === 0 || index === frames.length - 1,
    }))
    .filter(({ index, full }) => full && choices(index) > 0)
    .sort(
      (a, b) =>
        Number(a.edge) - Number(b.edge) ||
        Math.min(3, choices(b.index)) - Math.min(3, choices(a.index)) ||
        b.index - a.index,
    )
    .slice(0, number)
    .map(({ index }) => index)
  const isOther = ({ place }: Candidate) => place.kind !== 'food' && !isMeant(place, what)
  return left.map((each) =>
    isOther(each)
      ? { ...each, open: each.open.map((spans, day) => (days.includes(day) ? [] : spans)) }
      : each,
  )
}

/** How far from a place one still eats near it, metres. */
const nearTable = 800

/** Around a meal's hours in any country. */
const mealTimes: Record<Meal, [from: MinuteOfDay, to: MinuteOfDay]> = {
  breakfast: [0, 690],
  lunch: [690, 960],
  dinner: [1020, 1800],
}

/** A meal in a quarter or near a place: on its day, other tables are shut at that time. */
function eatenAt(left: Candidate[], { meal, at, when }: Wish<'meal'>, frames: readonly DayFrame[]) {
  const beside = at.by === 'place' ? left.find(({ place }) => place.id === at.id)?.place : undefined
  return onlyTables(left, frames, { meal, when }, ({ place }) =>
    beside ? metersBetween(place.at, beside.at) <= nearTable : isMeant(place, at),
  )
}

/**
 * A special dinner costs so many times the usual one, and so much of a day's money at most; where no table does, it is one of
 * this share of the dearest. It costs so many times the other dinners of the trip, as long as there are so many tables for each of them.
 */
const specialDinner = { best: 2, most: 0.6, dearest: 0.06, others: 1.4, tablesADay: 3 }

/** One dear dinner that the day can pay for. */
function dinedWell(left: Candidate[], { when }: Wish<'splurge'>, frames: readonly DayFrame[], spend: number) {
  const prices = left
    .filter(({ place }) => place.kind === 'food' && place.meals?.includes('dinner'))
    .map(({ costCents }) => costCents)
    .sort((a, b) => a - b)
  const usual = prices[Math.floor(prices.length / 2)] ?? 0
  const most = specialDinner.most * spend
  const paid = prices.filter((price) => price <= most)
  const special = specialDinner.best * usual
  const least = paid.some((price) => price >= special)
    ? special
    : (paid[Math.floor(paid.length * (1 - specialDinner.dearest))] ?? 0)
  const cheaper = least / specialDinner.others
  const enough = prices.filter((price) => price <= cheaper).length >= specialDinner.tablesADay * frames.length
  return onlyTables(
    left,
    frames,
    { meal: 'dinner', when },
    ({ costCents }) => costCents >= least && costCents <= most,
    ({ costCents }) => !enough || costCents <= cheaper,
  )
}

/** On the day that was named, or else on the last but one, a meal is at one of the tables that are meant; on others at those for other days. */
function onlyTables(
  left: Candidate[],
  frames: readonly DayFrame[],
  { meal, when = {} }: { meal: Meal; when?: When },
  isMeantTable: (table: Candidate) => boolean,
  isForOtherDays: (table: Candidate) => boolean = () => true,
): Candidate[] {
  const meant = new Set(
    left.filter(
      (each) => each.place.kind === 'food' && each.place.meals?.includes(meal) && isMeantTable(each),
    ),
  )
  const day = frames
    .map((frame, index) => ({ index, last: index === frames.length - 1, frame }))
    .filter(
      ({ index, frame }) =>
        isDay(frames, index, when) &&
        frame.meals.includes(meal) &&
        [...meant].some(({ open }) => (open[index] ?? []).length > 0),
    )
    .sort((a, b) => Number(a.last) - Number(b.last) || b.index - a.index)[0]?.index
  if (day === undefined) return left
  const [from, to] = mealTimes[meal]
  return left.map((each) => {
    if (each.place.kind !== 'food') return each
    const fits = (index: number) => (index === day ? meant.has(each) : isForOtherDays(each))
    return {
      ...each,
      open: each.open.map((spans, index) => (fits(index) ? spans : outside(spans, from, to))),
    }
  })
}

const endOfDay = 1800

/** The hours in which nothing is planned; a rest without a part of the day is a nap after lunch, or a whole day. */
const restHours: Record<DayPart | 'nap' | 'day', [from: MinuteOfDay, to: MinuteOfDay]> = {
  sunrise: [0, 540],
  morning: [0, 750],
  noon: [780, 870],
  nap: [840, 930],
  afternoon: [840, 1080],
  sunset: [1020, endOfDay],
  evening: [1080, endOfDay],
  night: [1200, endOfDay],
  day: [0, endOfDay],
}

function hoursOf({ when, until }: Wish<'rest'>): [from: MinuteOfDay, to: MinuteOfDay] {
  if (until !== undefined) return [when.at ?? 0, until]
  return restHours[when.part ?? (isOneDay(when) ? 'day' : 'nap')]
}

/** Whether a rest is of one day, and not of every day. */
function isOneDay({ day, weekday, date }: When): boolean {
  return (day !== undefined && day !== 'every') || weekday !== undefined || date !== undefined
}

/** Whether nothing at all is to be planned for a day. */
export function restsAllDay(frame: DayFrame, { wishes = [], days }: PlanRequest): boolean {
  return wishes.some(
    (wish) =>
      wish.is === 'rest' &&
      wish.when.part === undefined &&
      wish.until === undefined &&
      isOneDay(wish.when) &&
      (wish.when.day === 'last' ? frame.day === days - 1 : isDay([frame], 0, wish.when)),
  )
}

function rested(left: Candidate[], wish: Wish<'rest'>, frames: readonly DayFrame[]) {
  const { when } = wish
  const [from, to] = hoursOf(wish)
  // "A free afternoon" is one, "a break at noon" is on every day.
  const once = when.part !== undefined && when.part !== 'noon' && when.day !== 'every' && !isOneDay(when)
  const chosen = Math.max(0, frames.length - 2)
  const resting = frames.map((_, index) => (once ? index === chosen : isDay(frames, index, when)))
  return left.map((each) =>
    each.place.kind === 'food'
      ? each
      : { ...each, open: each.open.map((spans, day) => (resting[day] ? outside(spans, from, to) : spans)) },
  )
}

/** What is left of opening hours before and after a time. */
function outside(spans: OpenSpan[], from: MinuteOfDay, to: MinuteOfDay): OpenSpan[] {
  return spans.flatMap((span) => {
    const before = { ...span, to: Math.min(span.to, from), lastStart: Math.min(span.lastStart, from) }
    const after = { ...span, from: Math.max(span.from, to) }
    return [before, after].filter((each) => each.from < each.to && each.from <= each.lastStart)
  })
}

/** When a part of the day begins and ends. */
const partHours: Record<DayPart, [from: MinuteOfDay, to: MinuteOfDay]> = {
  sunrise: [300, 540],
  morning: [480, 750],
  noon: [690, 870],
  afternoon: [780, 1110],
  sunset: [960, 1320],
  evening: [1080, 1440],
  night: [1200, 1620],
}

/** How long after the hour that was asked for a visit may begin, minutes; visits begin every five. */
const near = 10

/**
 * The spans of a place by frame, on the day and at the hour that were asked for. What leaves none open is let go, and so is an hour at
 * which nobody can be there.
 */
function pinned(
  open: OpenSpan[][],
  frames: readonly DayFrame[],
  when: When | undefined,
  late: number,
): OpenSpan[][] {
  if (!when) return open
  const onDay = open.map((spans, index) => (isDay(frames, index, when) ? spans : []))
  if (onDay.every((spans) => spans.length === 0)) return open
  const inHours = onDay.map((spans, index) => {
    const frame = frames[index]
    const [from, lastStart] = startsOf(when, frame, late)
    if (!frame || lastStart < frame.from || from > frame.to) return []
    return spans.flatMap((span) => {
      const within = {
        ...span,
        from: Math.max(span.from, from),
        lastStart: Math.min(span.lastStart, lastStart),
      }
      return within.from <= within.lastStart ? [within] : []
    })
  })
  return inHours.every((spans) => spans.length === 0) ? onDay : inHours
}

/** Minutes after the first at which one may begin to see the sun rise. */
const forSunrise = 40

/** The first and the last minute at which the visit may begin. */
function startsOf(
  { at, part }: When,
  frame: DayFrame | undefined,
  late: number,
): [from: MinuteOfDay, to: MinuteOfDay] {
  if (at !== undefined) return [at, at + late]
  if (part === 'sunrise' && frame?.sightsFrom !== undefined)
    return [frame.sightsFrom, frame.sightsFrom + forSunrise]
  if (!part) return [0, Number.POSITIVE_INFINITY]
  const [from, to] = partHours[part]
  return [from, to - 2 * near]
}

/** Whether one of the days is the one that was named. */
export function isDay(
  frames: readonly DayFrame[],
  index: number,
  { day, weekday: asked, date }: When,
): boolean {
  const frame = frames[index]
  if (!frame) return false
  if (typeof day === 'number' && frame.day !== day - 1) return false
  if (day === 'last' && frame.day !== Math.max(...frames.map((each) => each.day))) return false
  if (asked !== undefined && weekday(frame.date) !== asked % 7) return false
  return date === undefined || frame.date.endsWith(dayText(date))
}

function dayText({ month, day }: NonNullable<When['date']>): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return month === undefined ? `-${two(day)}` : `-${two(month)}-${two(day)}`
}
