import { addDays, type CalendarDate, dayOfMonth, month, weekday } from '~/domain/calendar/calendar-date'
import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import { daysFromEaster } from './easter'

/**
 * Opening hours in a subset of the OpenStreetMap syntax (wiki.openstreetmap.org/wiki/Key:opening_hours):
 *
 *   24/7
 *   Mo-Fr 09:00-18:00; Sa,Su 10:00-16:00
 *   Mar-Oct 08:30-19:15; Nov-Feb 08:30-16:30; Mo off; Dec 25 off; Jan 1 off
 *   Mar 29-Sep 30 Tu-Su 09:00-19:00; Su[-1] 09:00-14:00; PH off
 *   Mo-Sa 10:00-18:00; easter -2 days,Dec 25 off; easter 12:00-16:00
 *
 * Rules are separated by `;` and read months or dates, then weekdays, then times or `off`. A later rule replaces an
 * earlier one on the days it names, from midnight on: it also ends what runs over from the night before. A rule after a
 * comma and a space adds its times to those before it and ends nothing (`Mo-Fr 15:00-03:00, Sa,Su 12:00-03:00`). Times
 * may run past midnight (`18:00-02:00`) and there may be several a day (`12:00-15:00,19:00-23:00`). `PH` is a public
 * holiday, `easter` the Easter Sunday of the western churches, from which days may be counted.
 */
export interface OpeningRule {
  /** Inclusive ranges of month * 100 + day; empty means the whole year. A range may wrap over New Year. */
  dates: { from: number; to: number }[]
  /** Days from Easter Sunday; they count as dates. */
  easter: number[]
  /** Weekdays, 0 is Sunday; `nth` is 1 to 5 from the start of the month or -1 for its last. */
  days: { day: number; nth?: number }[]
  publicHoliday: boolean
  /** Empty means closed. */
  windows: TimeWindow[]
  /** The same windows where a later rule takes effect at midnight. */
  untilMidnight: TimeWindow[]
  /** Whether the windows are added to those of the rules before, and do not replace them. */
  adds: boolean
}

/** Minutes of the day; `to` is over 1440 when closing is after midnight. */
export interface TimeWindow {
  from: MinuteOfDay
  to: MinuteOfDay
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const lastDay = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const dayCodes = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

const monthPart = `(?:${months.join('|')})`
const datePattern = new RegExp(
  `^(${monthPart}(?: \\d{1,2})?(?:-(?:${monthPart}(?: \\d{1,2})?|\\d{1,2}))?)(?:,\\s*|\\s+)`,
)
/** "easter", "easter -2 days", "easter +1 day". */
const easterPattern = /^easter(?: ([+-]\d{1,2}) days?)?(?:,\s*|\s+)/
const dayPattern = /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su)|\[(?:[1-5]|-1)\])?|PH)$/
const timePattern = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/

/** Texts whose rules are remembered: those of some twenty destinations. */
const mostRemembered = 3000
const remembered = new Map<string, OpeningRule[] | string>()

/** The rules of a text, or a sentence that says what is wrong with it. The same list for the same text. */
export function parseOpeningHours(text: string): readonly OpeningRule[] | string {
  const before = remembered.get(text)
  if (before) return before
  if (remembered.size >= mostRemembered) remembered.clear()
  const rules = rulesOf(text)
  remembered.set(text, rules)
  return rules
}

function rulesOf(text: string): OpeningRule[] | string {
  if (text.trim() === '24/7') return [{ ...emptyRule(), windows: allDay, untilMidnight: allDay }]
  const rules: OpeningRule[] = []
  for (const part of text.split(';'))
    for (const [index, each] of part.split(beforeAddedRule).entries()) {
      const rule = parseRule(each.trim())
      if (typeof rule === 'string') return rule
      const untilMidnight = rule.windows.map(({ from, to }) => ({ from, to: Math.min(to, 1440) }))
      rules.push({ ...rule, untilMidnight, adds: index > 0 })
    }
  return rules
}

const allDay: TimeWindow[] = [{ from: 0, to: 1440 }]
/** A comma after a time of day that begins another rule, not another time. */
const beforeAddedRule = /(?<=\d{2}:\d{2}), +(?=[A-Z])/

function emptyRule(): OpeningRule {
  return {
    dates: [],
    easter: [],
    days: [],
    publicHoliday: false,
    windows: [],
    untilMidnight: [],
    adds: false,
  }
}

function parseRule(text: string): OpeningRule | string {
  const rule = emptyRule()
  let rest = text
  const dates: string[] = []
  for (;;) {
    const easter = easterPattern.exec(rest)
    const head = easter ?? datePattern.exec(rest)
    if (!head) break
    if (easter) rule.easter.push(Number(easter[1] ?? 0))
    else dates.push(head[1] ?? '')
    rest = rest.slice(head[0].length)
  }
  for (const date of dates) {
    const range = parseDates(date)
    if (typeof range === 'string') return range
    rule.dates.push(range)
  }
  const space = rest.indexOf(' ')
  const head = space > 0 ? rest.slice(0, space) : ''
  if (head !== '' && head.split(',').every((day) => dayPattern.test(day))) {
    for (const day of head.split(',')) {
      if (day === 'PH') rule.publicHoliday = true
      else rule.days.push(...parseDays(day))
    }
    rest = rest.slice(space + 1).trim()
  }
  if (rest === 'off') return rule
  for (const time of rest.split(',').map((window) => window.trim())) {
    const match = timePattern.exec(time)
    if (!match?.[1] || !match[2]) return `"${time}" in "${text}" is neither a time window nor "off"`
    const from = fromClock(match[1])
    let to = fromClock(match[2])
    const minutesOver59 = match.slice(1).some((clock) => Number(clock.slice(3)) > 59)
    if (from >= 1440 || to > 1440 || minutesOver59) return `"${time}" is not a time of day`
    if (to === from) return `"${time}" ends when it begins`
    if (to < from) to += 1440
    const wholeDay = from === 0 && to === 1440
    if (to - from > 20 * 60 && !wholeDay)
      return `"${time}" is longer than 20 hours; write 24/7 or 00:00-24:00`
    rule.windows.push({ from, to })
  }
  return rule
}

function parseDates(text: string): { from: number; to: number } | string {
  const [start = '', end = ''] = text.split('-')
  const [startMonth = '', startDay] = start.split(' ')
  const from = (months.indexOf(startMonth) + 1) * 100
  if (!end) {
    const day = startDay ? Number(startDay) : undefined
    return check(text, from + (day ?? 1), from + (day ?? lastDay[from / 100 - 1] ?? 31))
  }
  if (/^\d/.test(end)) return check(text, from + Number(startDay ?? 1), from + Number(end))
  const [endMonth = '', endDay] = end.split(' ')
  const to = (months.indexOf(endMonth) + 1) * 100
  if ((startDay === undefined) !== (endDay === undefined))
    return `"${text}" needs a day at both ends, or at neither`
  return check(text, from + Number(startDay ?? 1), to + Number(endDay ?? lastDay[to / 100 - 1] ?? 31))
}

function check(text: string, from: number, to: number) {
  const real = (key: number) => key % 100 >= 1 && key % 100 <= (lastDay[Math.floor(key / 100) - 1] ?? 0)
  return real(from) && real(to) ? { from, to } : `"${text}" names a day that the calendar does not have`
}

function parseDays(text: string): { day: number; nth?: number }[] {
  const nth = /^(..)\[(-?\d)\]$/.exec(text)
  if (nth?.[1]) return [{ day: dayCodes.indexOf(nth[1]), nth: Number(nth[2]) }]
  const [start = '', end = start] = text.split('-')
  const list: { day: number }[] = []
  for (let day = dayCodes.indexOf(start); ; day = (day + 1) % 7) {
    list.push({ day })
    if (day === dayCodes.indexOf(end)) return list
  }
}

function matches(rule: OpeningRule, date: CalendarDate, publicHoliday: boolean): boolean {
  const key = month(date) * 100 + dayOfMonth(date)
  const inDates =
    rule.dates.some(({ from, to }) => (from <= to ? key >= from && key <= to : key >= from || key <= to)) ||
    (rule.easter.length === 0 ? rule.dates.length === 0 : rule.easter.includes(daysFromEaster(date)))
  if (!inDates) return false
  if (rule.days.length === 0 && !rule.publicHoliday) return true
  if (rule.publicHoliday && publicHoliday) return true
  return rule.days.some(({ day, nth }) => {
    if (weekday(date) !== day) return false
    if (nth === undefined) return true
    const ordinal = Math.ceil(dayOfMonth(date) / 7)
    const last = month(addDays(date, 7)) !== month(date)
    return nth === -1 ? last : ordinal === nth
  })
}

/**
 * When a place is open on a date, as windows in minutes of that day; an empty list is closed all day.
 * A date that no rule names is closed, as in OpenStreetMap. Days with the same hours share one list.
 */
export function openWindows(
  rules: readonly OpeningRule[],
  date: CalendarDate,
  isPublicHoliday: (date: CalendarDate) => boolean = () => false,
): TimeWindow[] {
  let windows: TimeWindow[] = []
  for (const [index, rule] of rules.entries()) {
    if (!matches(rule, date, isPublicHoliday(date))) continue
    const own = endsAtMidnight(rules, index, date, isPublicHoliday) ? rule.untilMidnight : rule.windows
    windows = rule.adds && windows.length > 0 ? [...windows, ...own] : own
  }
  return windows
}

/** Whether a later rule that names the next day cuts off what runs past midnight. */
function endsAtMidnight(
  rules: readonly OpeningRule[],
  index: number,
  date: CalendarDate,
  isPublicHoliday: (date: CalendarDate) => boolean,
): boolean {
  if (!rules[index]?.windows.some(({ to }) => to > 1440)) return false
  const next = addDays(date, 1)
  return rules.slice(index + 1).some((rule) => !rule.adds && matches(rule, next, isPublicHoliday(next)))
}
