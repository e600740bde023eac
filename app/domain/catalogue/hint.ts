import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Hint, Place } from './place'

/** A stay, or hours, in minutes of the day. */
interface Stay {
  from: MinuteOfDay
  to: MinuteOfDay
}

/** When the sun rises and sets, in minutes of the day; undefined where it does neither. */
type Sun = { rise: MinuteOfDay; set: MinuteOfDay } | undefined

/** Minutes around the sun's rising and setting in which one sees it, after which it is dark, and until which it is dusk. */
const seen = 25
const darkAfter = 40
const duskUntil = 60

/** What is told of a place to somebody who is there at these hours: its fact, and the hint where it holds then. */
export function factAt(place: Place, stay: Stay, sun: Sun): string {
  return place.hint && holds(place.hint, stay, sun) ? wholeFact(place) : place.fact
}

/** What is told of a place where no visit is planned: its fact and its hint. */
export function wholeFact({ fact, hint }: Pick<Place, 'fact' | 'hint'>): string {
  return hint ? `${fact} ${hint.says}` : fact
}

function holds({ at }: Hint, { from, to }: Stay, sun: Sun): boolean {
  return at.some((time) => {
    if (time === 'sunrise') return sun !== undefined && from <= sun.rise + seen && to >= sun.rise - seen
    if (time === 'sunset') return sun !== undefined && from <= sun.set + seen && to >= sun.set - seen
    if (time === 'dusk') return sun !== undefined && from <= sun.set + duskUntil && to >= sun.set - seen
    if (time === 'dark') return sun !== undefined && to >= sun.set + darkAfter
    const [begin = '', end = ''] = time.split('-')
    return from >= fromClock(begin) && from < fromClock(end)
  })
}

/** Whether one comes for the sunset and finds nothing of it later. */
export function isSunsetOnly({ hint }: Pick<Place, 'hint'>): boolean {
  return hint?.at.includes('sunset') === true && !hint.at.includes('dark')
}
