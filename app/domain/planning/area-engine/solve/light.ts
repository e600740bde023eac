import { type CalendarDate, month } from '~/domain/calendar/calendar-date'
import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Locality } from '~/domain/catalogue/locality'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import type { Message } from '~/domain/message'
import { area } from '~/domain/planning/weights'
import { tell } from '../sentences'
import type { Slot } from './slots'

/** The light of a day, in minutes; a day without a sunrise begins after it ends. */
export interface Light {
  from: MinuteOfDay
  to: MinuteOfDay
  /** What is said of it on its date. */
  said: Message
}

/** Months in which the north has its long nights. */
const northernWinter = [10, 11, 12, 1, 2, 3]

export function lightOf(
  date: CalendarDate,
  { center, timeZone }: Pick<Locality, 'center' | 'timeZone'>,
  sunTimes: SunTimes,
): Light {
  const sun = sunTimes(date, center, timeZone)
  if (sun) {
    const [from, to] = [fromClock(sun.rise), fromClock(sun.set)]
    // Near the midnight sun it sets after midnight.
    return {
      from,
      to: to < from ? to + 1440 : to,
      said: tell('sketch.light', { date, rise: sun.rise, set: sun.set }),
    }
  }
  const winter = northernWinter.includes(month(date)) === center[0] > 0
  return winter
    ? { from: 1440, to: 0, said: tell('sketch.dark', { date }) }
    : { from: 0, to: 1440, said: tell('sketch.light-all-night', { date }) }
}

/** Whether a part of the day is light from beginning to end. */
export function isLit({ from, to }: Slot, light: Light): boolean {
  return from >= light.from && to <= light.to + area.dusk
}
