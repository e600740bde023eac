import type { Place } from '../../../app/domain/catalogue/place'
import {
  type CheckContext,
  isVisit,
  type JudgedDay,
  type Stop,
} from '../../../app/domain/verification/context'
import { hotMinutes, hotMonthHigh, sunOf } from '../../../app/domain/verification/season-rules'
import { sayIn } from '../../../app/messages/languages'

/** What a plan says of the hours of a day against itself. */
export const clockKinds = {
  clock: 'a text that names the light or an hour at which the stop is not there',
  'sunset view':
    'a view that one comes to for the sunset, left an hour before it or begun half an hour after it',
  best: 'a sight at none of the times of day at which it is best',
  heat: 'half an hour or more under the sky from 12:00 to 16:00 in a hot month',
} as const

export interface ClockFault {
  kind: keyof typeof clockKinds
  day: number
  what: string
}

type Sun = { rise: number; set: number }
interface Visit {
  from: number
  to: number
}

/** Minutes around the sun's rising and setting, and after which it is dark. */
const [longBefore, shortlyAfter, dusk] = [60, 30, 20]
const noon = 12 * 60
/** Minute of the day from which on people call it the night in summer as well. */
const night = 21 * 60

const hours: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
}
const hour = '(\\d{1,2}:\\d\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven)'
/** An hour is one of the clock where the sentence ends after it, or goes on with one of these. */
const afterHour = '(?=[ ,.;]*(?:$|[,.;]|and|or|in the|it|when|for|to have))'

/** What is said of other days, of prices and of gates says nothing about this visit. */
const besideThePoint =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|weekday|weekend|\bfree\b|cheaper|dearer|costs? (?:more|the same|far)|\bclose[sd]?\b|\bshuts?\b|\bopens?\b|open (?:un)?til|\bfires?\b|is fired|since|by day|every day|in summer|in winter/i

const times: {
  words: RegExp
  fits: (visit: Visit, sun: Sun, hit: RegExpExecArray, says: string) => boolean
}[] = [
  {
    words: /\bsunsets?\b|\bsun (?:sets|goes)|last light|evening sun|evening light/i,
    fits: ({ from, to }, { set }) => from <= set + shortlyAfter && to >= set - longBefore,
  },
  {
    words: /\bdusk\b|blue hour/i,
    fits: ({ from, to }, { set }) => from <= set + longBefore && to >= set - longBefore,
  },
  {
    words: /\bsunrise\b|\bdawn\b/i,
    fits: ({ from }, { rise }) => from <= rise + longBefore,
  },
  {
    words: /after dark|\b(?:at|by) night\b/i,
    fits: ({ from, to }, { set }) => to >= set + dusk || from >= night,
  },
  { words: /\bmornings?\b/i, fits: ({ from }) => from < noon },
  {
    words: /\b(?:come|go|start|be|best|calmest|surest|finest) early\b|\bearly (?:is|light)\b/i,
    fits: ({ from }) => from < 10.5 * 60,
  },
  { words: /late(?: in the)? afternoon/i, fits: ({ from, to }) => from < 19 * 60 && to > 15 * 60 },
  { words: /\bafternoons?\b(?! tea)/i, fits: ({ from, to }) => from < 18 * 60 && to > noon },
  { words: /\bevenings?\b/i, fits: ({ to }) => to > 17 * 60 },
  { words: /\b(?:at|before) noon\b/i, fits: ({ from }) => from <= noon },
  {
    words: new RegExp(`\\b(before|after|until|till|by|from) ${hour}\\b${afterHour}`, 'i'),
    fits: ({ from, to }, _, [, word = '', named = ''], says) => {
      const isBefore = /before|until|till|by/i.test(word)
      const minute = minuteOf(named, /night|evening/i.test(says) ? 12 : isBefore ? 6 : 8)
      return isBefore ? from < minute : to > minute
    },
  },
]

/** Minute of the day of "18:30" or "six"; a number below `afternoon` is an hour after noon. */
function minuteOf(named: string, afternoon: number): number {
  const [h = '', m] = named.split(':')
  if (m) return 60 * Number(h) + Number(m)
  const number = hours[named.toLowerCase()] ?? 0
  return 60 * (number < afternoon ? number + 12 : number)
}

/** Sentences and clauses that name a time at which the visit is not there; a clause with several times needs one that fits. */
export function againstTheClock(words: string, visit: Visit, sun: Sun, isNight: boolean): string[] {
  return words.split(/[.;:] ?|, so /).filter((clause) => {
    if (besideThePoint.test(clause)) return false
    const named = times.flatMap(({ words: pattern, fits }) => {
      const hit = pattern.exec(clause)
      return hit ? [fits(visit, sun, hit, isNight ? `${clause} at night` : clause)] : []
    })
    return named.length > 0 && !named.includes(true)
  })
}

const parts = {
  morning: { from: 0, to: noon },
  midday: { from: 11 * 60, to: 15 * 60 },
  afternoon: { from: noon, to: 18 * 60 },
  evening: { from: 16.5 * 60, to: 1440 },
}

/** Faults of the hours of one day. */
export function clockFaults({ day, stops }: JudgedDay, { destination }: CheckContext): ClockFault[] {
  const { center, timeZone, climate } = destination
  const sun = sunOf(day.date, center, timeZone)
  const hot = (climate[Number(day.date.slice(5, 7)) - 1]?.high ?? 0) >= hotMonthHigh
  return stops.filter(isVisit).flatMap((stop): ClockFault[] => {
    const { place, from, to, activity } = stop
    if (!place || !sun) return []
    const at = `${place.name} at ${activity.startTime}`
    const fault = (kind: ClockFault['kind'], what: string) => [{ kind, day: day.day, what }]
    const isNight = place.kind === 'nightlife' || place.kind === 'show'
    // A name says nothing of an hour: "Morning Exercise".
    const words = destination.places.reduce(
      (text, { name }) => text.replaceAll(name, ''),
      `${say(activity.description)} ${say(activity.reason)}`,
    )
    const inHeat = Math.min(to, hotMinutes.to) - Math.max(from, hotMinutes.from)
    return [
      ...againstTheClock(words, stop, sun, isNight).flatMap((clause) => fault('clock', `${at}: “${clause}”`)),
      ...(isForSunset(place) && (to < sun.set - longBefore || from > sun.set + shortlyAfter)
        ? fault('sunset view', at)
        : []),
      ...(!isNight && activity.type !== 'food' && isOffPeak(place, stop) ? fault('best', at) : []),
      ...(hot && place.setting === 'outdoor' && activity.type !== 'food' && inHeat >= 30
        ? fault('heat', at)
        : []),
    ]
  })
}

/** Whether the catalogue says of a view that one comes for the sunset. */
function isForSunset({ kind, best, fact, hint }: Place): boolean {
  const isView = ['viewpoint', 'beach', 'walk', 'park', 'sight'].includes(kind)
  const lit = hint?.at.some((time) => time === 'dark')
  return (
    isView && best?.join() === 'evening' && !lit && /\bsunset|sun sets\b/i.test(`${fact} ${hint?.says ?? ''}`)
  )
}

function isOffPeak({ best = [] }: Place, { from, to }: Stop): boolean {
  return best.length > 0 && best.every((part) => to <= parts[part].from || from >= parts[part].to)
}

const say = sayIn()
