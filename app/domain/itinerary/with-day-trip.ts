import { fromClock, type MinuteOfDay, toClock } from '~/domain/calendar/clock-time'
import type { DayTrip } from '~/domain/catalogue/destination'
import type { Hours } from '~/domain/catalogue/local-clock'
import type { TripPart } from '~/domain/catalogue/trip-parts'
import { textsIn } from '~/domain/message'
import type { DayTripTimes } from './day-trip-times'
import type { Activity } from './itinerary'
import { isRideTicket } from './ride-ticket'

/** Times are rounded to so many minutes. */
const step = 5
/** A part has at least and at most this share of its usual time; below the second it is called short. */
const [least, most, short] = [0.8, 1.15, 0.9]
/** Time to oneself that is worth a row, minutes; less goes to the last part. */
const leastFree = 25
/** A stay with lunch has so many minutes of the hours of lunch. It begins so long before them at most, and half as long before they end. */
const lunchTime = 30
/** What takes longer than this is more than lunch: one eats on the way. */
const longLunch = 90

type TimedPart = TripPart & { start: MinuteOfDay; end: MinuteOfDay }

/** The day trip that a stop is; undefined of every other, and of one that its traveller has given another name. */
function tripOf({ placeId, title }: Activity, dayTrips: readonly DayTrip[]): DayTrip | undefined {
  const trip = placeId === null ? undefined : dayTrips.find(({ id }) => id === placeId)
  return trip && textsIn(title).some((text) => text.includes(trip.name)) ? trip : undefined
}

/** The stops of a day, those that are day trips with their parts where the catalogue knows them. */
export function withDayTrips<A extends Activity>(
  activities: readonly A[],
  dayTrips: readonly DayTrip[],
  lunch: Hours,
): A[] {
  return activities.map((before, index) => {
    const stop = withoutParts(before)
    const trip = tripOf(stop, dayTrips)
    const [from, to] = [fromClock(stop.startTime), fromClock(stop.endTime)]
    if (!trip?.parts || to <= from) return stop
    const next = activities.slice(index + 1).find((each) => !isRideTicket(each))
    const wayBack = next?.travel.minutes || stop.travel.minutes
    return {
      ...stop,
      dayTrip: {
        by: trip.by,
        leave: toClock(Math.floor((from - stop.travel.minutes) / step) * step),
        back: toClock(Math.ceil((to + wayBack) / step) * step),
        ...partsWithin(trip.parts, { from, to }, lunch),
        ...(trip.lastBack && { lastBack: trip.lastBack }),
      },
    }
  })
}

/** Ids of the places of the town that these stops show as parts of a day trip. */
export function seenOnTrips(
  activities: readonly Pick<Activity, 'placeId' | 'dayTrip'>[],
  dayTrips: readonly DayTrip[],
): string[] {
  return activities.flatMap(({ placeId, dayTrip }) => {
    const done = new Set(dayTrip?.parts.map(({ name }) => name))
    const { parts = [] } = dayTrips.find(({ id }) => id === placeId) ?? {}
    return parts.flatMap(({ name, places = [] }) => (done.has(name) ? places : []))
  })
}

function withoutParts<A extends Activity>(stop: A): A {
  if (!('dayTrip' in stop)) return stop
  const { dayTrip: _before, ...rest } = stop
  return rest as A
}

/** The parts for which there is time: without lunch where one is not there then, and without those that are left out first. */
export function partsInTime(all: readonly TripPart[], stay: Hours, lunch: Hours): TripPart[] {
  let kept = all.filter((part) => isHungry(stay, lunch) || !isLunch(part))
  while (sum(kept) * least > stay.to - stay.from) {
    const free = kept.filter(({ meal }) => !meal)
    const last = free.findLast(({ ifTime }) => ifTime) ?? free.at(-1)
    if (!last || free.length < 2) break
    kept = kept.filter((part) => part !== last)
  }
  return kept
}

function isHungry(stay: Hours, lunch: Hours): boolean {
  return stay.to - lunch.from >= lunchTime && lunch.to - stay.from >= lunchTime
}

/** The parts in the time that there is: shorter than usual where it is short. */
function partsWithin(
  all: readonly TripPart[],
  stay: Hours,
  lunch: Hours,
): Pick<DayTripTimes, 'parts' | 'freeFrom' | 'short' | 'leftOut'> {
  const hungry = isHungry(stay, lunch)
  const kept = partsInTime(all, stay, lunch)
  const leftOut = all
    .filter((part) => !kept.includes(part) && (hungry || !isLunch(part)))
    .map(({ name }) => name)
  const parts = inGoodTime(kept, stay, lunch)
  const end = parts.at(-1)?.end ?? stay.to
  return {
    parts: parts.map(({ start, end: until, name, hint, meal }) => ({
      name,
      startTime: toClock(start),
      endTime: toClock(until),
      ...(hint && { hint }),
      ...(hungry && meal && { meal }),
    })),
    ...(end < stay.to && { freeFrom: toClock(end) }),
    ...(sum(kept) * short > stay.to - stay.from && { short: true as const }),
    ...(leftOut.length > 0 && { leftOut }),
  }
}

/** The parts with their times. Lunch changes its place among them where it would be at an odd hour. */
function inGoodTime(parts: readonly TripPart[], stay: Hours, lunch: Hours): TimedPart[] {
  const others = parts.filter((part) => !isLunch(part))
  const at = parts.findIndex(isLunch)
  const meal = parts.slice(at, at + 1)
  // The nearest place first.
  const orders = others
    .map((_, index) => index + 1)
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at))
    .map((index) => others.toSpliced(index, 0, ...meal))
  const offHours = (order: TimedPart[]) => {
    const start = order.find(isLunch)?.start ?? lunch.from
    return Math.max(0, lunch.from - lunchTime - start, start + lunchTime / 2 - lunch.to)
  }
  return [parts, ...orders]
    .map((order) => timed(order, stay))
    .reduce((best, each) => (offHours(each) < offHours(best) ? each : best))
}

/** Each part after the one before, all of them longer or shorter as the time asks; lunch is never longer than usual. */
function timed(parts: readonly TripPart[], { from, to }: Hours): TimedPart[] {
  const lunch = sum(parts.filter(isLunch))
  const shrink = Math.min(1, (to - from) / sum(parts))
  const grow = Math.min(most, Math.max(1, (to - from - lunch) / (sum(parts) - lunch)))
  let passed = 0
  let start = from
  return parts.map((part, index) => {
    passed += part.minutes * (isLunch(part) ? shrink : shrink * grow)
    const end = from + Math.round(passed / step) * step
    const isLast = index === parts.length - 1 && to - end < leastFree
    const row = { ...part, start, end: isLast ? to : end }
    start = end
    return row
  })
}

/** A walk on which one eats is a walk. */
function isLunch({ meal, minutes }: TripPart): boolean {
  return meal !== undefined && minutes <= longLunch
}

function sum(parts: readonly TripPart[]): number {
  return parts.reduce((total, { minutes }) => total + minutes, 0)
}
