import { fromClock, type MinuteOfDay, toClock } from '~/domain/calendar/clock-time'
import type { Meal } from '~/domain/catalogue/place'
import { type Message, sayer, text } from '~/domain/message'
import type { DayHours } from '~/domain/request/pace'

/** What every engine says of a first day that begins with the arrival, and of a last day that ends with the departure. */
export const arrivalSentences = {
  'note.arrive': { at: text },
  'note.leave': { at: text },
  /** Where no time was given. */
  'note.from-about': { at: text },
  'note.until-about': { at: text },
  'note.early': {},
  'note.late': {},
}

const tell = sayer(arrivalSentences)

/** When one arrives, and that one eats on the way where it is too late for dinner at a table of the plan, unless the day `has` it. */
export function noteOfArrival(at: string, { meals }: DayHours, has: readonly Meal[] = []): Message[] {
  return [
    tell('note.arrive', { at }),
    ...(fromClock(at) > meals.dinner.beginsBy && !has.includes('dinner') ? [tell('note.late', {})] : []),
  ]
}

/** A day that is over so many minutes before the usual departure ends then. */
const longBefore = 45

/** Until when a last day is planned where no time was given: until its usual end, or until one is back where there is nothing more to do. */
export function noteOfUsualDeparture(end: MinuteOfDay, back: MinuteOfDay): Message[] {
  return [tell('note.until-about', { at: toClock(end - back > longBefore ? back : end) })]
}

/** When one leaves, and that one eats before or on the way where it is too early for breakfast, unless the day `has` it. */
export function noteOfDeparture(at: string, { meals }: DayHours, has: readonly Meal[] = []): Message[] {
  return [
    tell('note.leave', { at }),
    ...(fromClock(at) < meals.breakfast.endsFrom && !has.includes('breakfast')
      ? [tell('note.early', {})]
      : []),
  ]
}
