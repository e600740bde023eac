const dayMs = 86_400_000

/** A calendar date as `2027-05-01`. */
export type CalendarDate = string

/** Whether a text is an existing calendar date, as `2027-05-01`. */
export function isCalendarDate(text: string): boolean {
  return toText(toEpochDay(text)) === text
}

// Slices, not `split`: a trip asks for each of its days thousands of times.
function toEpochDay(date: string): number {
  return Math.floor(Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8, 10)) / dayMs)
}

/** The texts of days that were asked for; those of many years. */
const texts = new Map<number, string>()
const mostTexts = 10_000

function toText(epochDay: number): string {
  const known = texts.get(epochDay)
  if (known !== undefined) return known
  const date = new Date(epochDay * dayMs)
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
  if (texts.size >= mostTexts) texts.clear()
  texts.set(epochDay, text)
  return text
}

/** The date `days` after `date`; `days` may be negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return toText(toEpochDay(date) + days)
}

/** Whole days from `start` to `end`: 0 on the same day, negative when `end` comes first. */
export function daysBetween(start: CalendarDate, end: CalendarDate): number {
  return toEpochDay(end) - toEpochDay(start)
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(date: CalendarDate): number {
  return (((toEpochDay(date) + 4) % 7) + 7) % 7
}

/** 1 is January. */
export function month(date: CalendarDate): number {
  return Number(date.slice(5, 7))
}

export function dayOfMonth(date: CalendarDate): number {
  return Number(date.slice(8, 10))
}

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** In English, for the English messages and for prompts. */
export function weekdayName(date: CalendarDate): string {
  return weekdayNames[weekday(date)] ?? ''
}

/** Of a month from 1 to 12, in English. */
export function monthName(monthNumber: number): string {
  return monthNames[monthNumber - 1] ?? ''
}
