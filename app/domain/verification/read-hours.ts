import {
  addDays,
  type CalendarDate,
  dayOfMonth,
  daysBetween,
  month,
  weekday,
} from '~/domain/calendar/calendar-date'
import type { Place } from '~/domain/catalogue/place'
import { easterOf } from './easter-sunday'

// The checks' own parser of opening hours, written independently of the catalogue's so that a fault in one is found by
// the other. It reads tokens and applies rule after rule to a few days; the catalogue's compiles rules and evaluates
// one date. The grammar is that of wiki.openstreetmap.org/wiki/Key:opening_hours/specification, as far as the catalogue
// uses it.

/** Minutes from the start of the date; the day before is negative. `to` is not included. */
export interface OpenRange {
  from: number
  to: number
}

/** One rule of a text: its days and what happens on them. */
interface HoursRule {
  names: (day: NamedDay) => boolean
  days: DayNames[]
  /** Single dates or a few days in a row, as `month * 100 + day`. */
  dates: DateRange[]
  hours: OpenRange[]
  /** Whether it is added to the rules before (after a comma) or replaces them (after a semicolon). */
  added: boolean
}

interface DateRange {
  first: number
  last: number
  /** Counted in days from Easter Sunday, not `month * 100 + day`. */
  ofEaster?: true
}

interface NamedDay {
  date: CalendarDate
  holiday: boolean
}

const dayMinutes = 24 * 60
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdayNames = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

const token = /24\/7|\d\d:\d\d|\d{1,2}|off|PH|easter|days?|[A-Z][a-z]{1,2}|[-+,;[\]]| +/gy

/** The tokens of a text; undefined where a character belongs to no token, at which the search ends. */
function tokensOf(text: string): string[] | undefined {
  const words = text.match(token) ?? []
  return words.join('') === text ? words.filter((word) => word.trim()) : undefined
}

const isTime = (word: string | undefined) => word !== undefined && /^\d\d:\d\d$/.test(word)

/** Reads the tokens of a text in order. */
class TokenReader {
  private next = 0
  constructor(private readonly words: string[]) {}

  get ended() {
    return this.next >= this.words.length
  }
  peek(ahead = 0): string | undefined {
    return this.words[this.next + ahead]
  }
  take(): string {
    const word = this.words[this.next] ?? ''
    this.next += 1
    return word
  }
  takeIf(word: string): boolean {
    if (this.peek() !== word) return false
    this.next += 1
    return true
  }
}

/** The rules of a text in order; undefined where it cannot be parsed. */
function rulesOf(text: string): HoursRule[] | undefined {
  const words = tokensOf(text)
  if (!words?.length) return undefined
  const reader = new TokenReader(words)
  const rules: HoursRule[] = []
  let added = false
  for (;;) {
    const rule = readRule(reader, added)
    if (!rule) return undefined
    rules.push(rule)
    if (reader.ended) return rules
    const separator = reader.take()
    if (separator !== ';' && separator !== ',') return undefined
    added = separator === ','
  }
}

function readRule(reader: TokenReader, added: boolean): HoursRule | undefined {
  const dates = readList(reader, readDates)
  const days = readList(reader, readDays)
  if (!dates || !days) return undefined
  const hours = readHours(reader)
  if (!hours) return undefined
  const names = (day: NamedDay) =>
    (dates.length === 0 || dates.some((range) => covers(range, day.date))) &&
    (days.length === 0 ||
      days.some((name) => (name === 'holiday' ? day.holiday : name.includes(keyOfWeekday(day.date, name)))))
  return { names, days, dates, hours, added }
}

/** A comma-separated list; undefined where an item cannot be parsed. */
function readList<T>(reader: TokenReader, read: (reader: TokenReader) => T | null | undefined) {
  const list: T[] = []
  for (;;) {
    const item = read(reader)
    if (item === undefined) return undefined
    if (item === null) return list
    list.push(item)
    reader.takeIf(',')
  }
}

/** "easter", "easter -2 days". */
function readEaster(reader: TokenReader): DateRange | undefined {
  const sign = reader.takeIf('-') ? -1 : reader.takeIf('+') ? 1 : 0
  if (sign === 0) return { first: 0, last: 0, ofEaster: true }
  const days = readNumber(reader)
  if (days === undefined || !(reader.takeIf('days') || reader.takeIf('day'))) return undefined
  return { first: sign * days, last: sign * days, ofEaster: true }
}

/** "Mar", "Mar-Oct", "Dec 24-26", "Mar 29-Sep 30", "easter"; null if the next token is neither. */
function readDates(reader: TokenReader): DateRange | null | undefined {
  if (reader.takeIf('easter')) return readEaster(reader)
  const start = monthNames.indexOf(reader.peek() ?? '') + 1
  if (start === 0) return null
  reader.take()
  const day = readNumber(reader)
  if (!reader.takeIf('-')) return { first: start * 100 + (day ?? 1), last: start * 100 + (day ?? 31) }
  const end = monthNames.indexOf(reader.peek() ?? '') + 1
  if (end > 0) reader.take()
  const lastDay = readNumber(reader)
  // A range that begins or ends with a day needs a day at the other end, too.
  if ((day === undefined) !== (lastDay === undefined)) return undefined
  return { first: start * 100 + (day ?? 1), last: (end || start) * 100 + (lastDay ?? 31) }
}

function readNumber(reader: TokenReader): number | undefined {
  return /^\d{1,2}$/.test(reader.peek() ?? '') ? Number(reader.take()) : undefined
}

/** Keys of weekdays: "1" for Mondays, "1[2]" or "1[-1]" for the second and the last of a month; public holidays. */
type DayNames = string[] | 'holiday'

/** "Mo", "Mo-Fr", "Su[1]", "Su[-1]", "PH"; null if the next token is no day. */
function readDays(reader: TokenReader): DayNames | null | undefined {
  if (reader.takeIf('PH')) return 'holiday'
  const start = weekdayNames.indexOf(reader.peek() ?? '')
  if (start < 0) return null
  reader.take()
  if (reader.takeIf('[')) {
    const sign = reader.takeIf('-') ? '-' : ''
    const nth = `${start}[${sign}${reader.take()}]`
    return reader.takeIf(']') ? [nth] : undefined
  }
  if (!reader.takeIf('-')) return [String(start)]
  const end = weekdayNames.indexOf(reader.take())
  if (end < 0) return undefined
  const length = ((end - start + 7) % 7) + 1
  return Array.from({ length }, (_, index) => String((start + index) % 7))
}

/** "24/7", "off", "09:00-18:00", "12:00-15:00,19:00-02:00". */
function readHours(reader: TokenReader): OpenRange[] | undefined {
  if (reader.takeIf('off')) return []
  if (reader.takeIf('24/7')) return [{ from: 0, to: dayMinutes }]
  const ranges: OpenRange[] = []
  do {
    const from = minuteOf(reader.take())
    if (!reader.takeIf('-')) return undefined
    const to = minuteOf(reader.take())
    if (from === undefined || to === undefined) return undefined
    ranges.push({ from, to: to <= from ? to + dayMinutes : to })
  } while (reader.peek() === ',' && isTime(reader.peek(1)) && reader.takeIf(','))
  return ranges
}

function minuteOf(word: string): number | undefined {
  if (!isTime(word)) return undefined
  return Number(word.slice(0, 2)) * 60 + Number(word.slice(3))
}

const dateKey = (date: CalendarDate) => month(date) * 100 + dayOfMonth(date)

function covers({ first, last, ofEaster }: DateRange, date: CalendarDate): boolean {
  const key = ofEaster ? daysBetween(easterOf(date), date) : dateKey(date)
  // A range over New Year leaves out the days between its end and its start.
  return first <= last ? first <= key && key <= last : !(last < key && key < first)
}

/** The key of a date in the form of a given key: with its position in the month if that has one. */
function keyOfWeekday(date: CalendarDate, names: string[]): string {
  const day = String(weekday(date))
  if (!names[0]?.includes('[')) return day
  const inLastWeek = month(addDays(date, 7)) !== month(date)
  const place = names[0].includes('[-') ? (inLastWeek ? -1 : 0) : Math.floor((dayOfMonth(date) - 1) / 7) + 1
  return `${day}[${place}]`
}

const known = new Map<string, HoursRule[] | undefined>()

function cachedRules(text: string): HoursRule[] | undefined {
  if (!known.has(text)) known.set(text, rulesOf(text))
  return known.get(text)
}

/** An opening range and the day on which it began: 0 is the date itself, -1 the day before. */
interface Painted extends OpenRange {
  began: number
}

type IsHoliday = (date: CalendarDate) => boolean

interface NearDay extends NamedDay {
  shift: number
}

/** Dates whose neighbours are remembered; a trip has 60. */
const mostDates = 500

/** The days around a date, which all visits of a day share. */
const around = new WeakMap<IsHoliday, Map<CalendarDate, NearDay[]>>()

function daysAround(date: CalendarDate, isHoliday: IsHoliday): NearDay[] {
  const known = around.get(isHoliday) ?? new Map<CalendarDate, NearDay[]>()
  around.set(isHoliday, known)
  const before = known.get(date)
  if (before) return before
  if (known.size >= mostDates) known.clear()
  const days = [-2, -1, 0, 1, 2].map((shift) => {
    const day = addDays(date, shift)
    return { shift, date: day, holiday: isHoliday(day) }
  })
  known.set(date, days)
  return days
}

function paint(
  { hours, closed = [] }: Pick<Place, 'hours' | 'closed'>,
  date: CalendarDate,
  isHoliday: IsHoliday,
): Painted[] | undefined {
  const rules = hours === undefined ? undefined : cachedRules(hours)
  if (!rules) return undefined
  const days = daysAround(date, isHoliday)
  let painted: Painted[] = []
  for (const rule of rules) {
    const named = days.filter(rule.names)
    if (!rule.added) painted = named.reduce((left, { shift }) => clearedFrom(left, shift), painted)
    for (const { shift } of named)
      for (const { from, to } of rule.hours)
        painted.push({ began: shift, from: shift * dayMinutes + from, to: shift * dayMinutes + to })
  }
  const shut = new Set(days.filter((day) => isShut(closed, day.date)).map(({ shift }) => shift))
  return painted.filter(({ began }) => !shut.has(began))
}

/** Without the ranges that began on a day, and without those that run into it past midnight. */
function clearedFrom(painted: Painted[], day: number): Painted[] {
  return painted.flatMap((range) => {
    if (range.began === day) return []
    return [range.began === day - 1 ? { ...range, to: Math.min(range.to, day * dayMinutes) } : range]
  })
}

/**
 * When a place is open on a date, the day before and the day after, in order; adjoining ranges are joined. Undefined
 * where its hours are unknown or cannot be parsed. A rule replaces those before it on the days it names: ranges that
 * began on such a day, and those that run into it past midnight.
 */
export function openAround(
  place: Pick<Place, 'hours' | 'closed'>,
  date: CalendarDate,
  isHoliday: IsHoliday,
): readonly OpenRange[] | undefined {
  const places = openings.get(isHoliday) ?? new WeakMap<object, Map<CalendarDate, OpenRange[]>>()
  const dates = places.get(place) ?? new Map<CalendarDate, OpenRange[]>()
  const before = dates.get(date)
  if (before) return before
  const painted = paint(place, date, isHoliday)
  if (!painted) return undefined
  const open = joined(painted)
  if (++remembered > mostOpenings) {
    openings = new WeakMap()
    remembered = 0
    return open
  }
  openings.set(isHoliday, places.set(place, dates.set(date, open)))
  return open
}

/** Opening times by calendar, place and date: an edited trip asks again for those it had. */
let openings = new WeakMap<IsHoliday, WeakMap<object, Map<CalendarDate, OpenRange[]>>>()
let remembered = 0
/** Of all places together; a trip at its caps has 420. */
const mostOpenings = 3000

/** Whether a place opens on a date, ignoring public holidays and temporary closures. */
export function usuallyOpens({ hours }: Pick<Place, 'hours'>, date: CalendarDate): boolean {
  const day = { date, holiday: false }
  let opens = false
  // What begins on a day is said by the rules that name it: only what runs into it past midnight is of others.
  for (const { names, hours: ranges, added } of (hours && cachedRules(hours)) || [])
    if (names(day)) opens = ranges.length > 0 || (added && opens)
  return opens
}

/** Whether a date is in a temporary closure. */
export function isShut(closed: NonNullable<Place['closed']>, date: CalendarDate): boolean {
  return closed.some(({ from, to }) => from <= date && (to === undefined || date <= to))
}

/** In order, joined where they adjoin, cut to the day before, the day and the day after. */
function joined(ranges: OpenRange[]): OpenRange[] {
  const list: OpenRange[] = []
  for (const { from, to } of ranges.sort((a, b) => a.from - b.from)) {
    const range = { from: Math.max(from, -dayMinutes), to: Math.min(to, 2 * dayMinutes) }
    const before = list.at(-1)
    if (range.from >= range.to) continue
    if (before && range.from <= before.to) before.to = Math.max(before.to, range.to)
    else list.push(range)
  }
  return list
}

/** A range of up to this many days means exactly these days (a holiday); a longer one is a season. */
const longestHolidaySeason = 20
/** A weekday of one month is a single day; of several months it is no holiday. */
const longestMonth = 31

/**
 * Whether hours say what happens on a public holiday: by `PH`, by the date itself or a few days around it, by a
 * weekday of the month ("Nov Th[4]"), or because the place never closes.
 */
export function saysHoliday(hours: string, date: CalendarDate): boolean {
  const rules = cachedRules(hours) ?? []
  return (
    neverCloses(rules) ||
    rules.some(({ names, days, dates }) => {
      const ofNthDay = days.some(([name = '']) => name.includes('[')) && names({ date, holiday: false })
      const longest = ofNthDay ? longestMonth : longestHolidaySeason
      return (
        days.includes('holiday') || dates.some((range) => covers(range, date) && lengthOf(range) <= longest)
      )
    })
  )
}

/** Whether the usual hours are all day, every day. */
function neverCloses(rules: HoursRule[]): boolean {
  const week = weekdayNames.map((_, index) => ({ date: addDays('2027-01-03', index), holiday: false }))
  return rules.some(
    ({ names, dates, hours: [range] }) =>
      dates.length === 0 && week.every(names) && range?.from === 0 && range.to === dayMinutes,
  )
}

/** Approximate days of a date range: months are taken as 31 days. */
function lengthOf({ first, last, ofEaster }: DateRange): number {
  if (ofEaster) return 1
  const dayOf = (key: number) => Math.floor(key / 100) * 31 + (key % 100)
  const length = dayOf(last) - dayOf(first) + 1
  return length > 0 ? length : length + 12 * 31
}
