import type { When } from './constraint'
import { dayParts } from './constraint'
import type { Item } from './items'
import { isListed, listed } from './lexicons'
import { isHour } from './piece'

/** The day and the hour that a piece names; null where it names none. */
export function whenOf(items: readonly Item[]): When | null {
  const when: When = {}
  items.forEach((item, index) => {
    const before = items[index - 1]
    const after = items[index + 1]
    if (item.is === 'day') {
      const day =
        item.value === 'last' || (before?.is === 'ordinal' && before.value === 'last')
          ? 'last'
          : before?.is === 'every' && item.value === ''
            ? 'every'
            : item.value
              ? Number(item.value)
              : numbered(before, after)
      // "El día 15": no trip has so many days.
      if (typeof day === 'number' && day >= longest && after?.number === day && item.value === '')
        when.date = { day }
      else if (day !== undefined) when.day = day
      else if (before?.is === 'every') when.day = 'every'
    } else if (item.is === 'ordinal' && item.value === 'date' && isDate(item, after)) {
      when.date = { day: item.number ?? 1 }
    } else if (item.is === 'ordinal' && item.value === 'month-day') {
      when.date = { day: item.number ?? 1 }
    } else if (item.is === 'every' && item.value === '' && after?.is !== 'number') {
      // "Every day gelato" is every day; "every museum" is not.
      const counted = after?.target !== undefined || after?.is === 'weekday'
      if (!counted) when.day ??= 'every'
    } else if (item.is === 'weekday') {
      when.weekday = Number(item.value)
      // "Friday 9 at 18:40", "vendredi 24": the day of the month.
      const { number = 0 } = after?.is === 'number' && after.first === item.last ? after : {}
      const isDate = number > 24 || items.slice(index + 2).some(({ is }) => is === 'at' || is === 'clock')
      if (number >= 1 && number <= 31 && isDate && !isMeasure(items[index + 2]) && !isHour(items[index + 2]))
        when.date = { day: number }
    } else if (item.is === 'month') {
      const day = [before, after].find((each) => isCount(each))?.number
      if (day !== undefined && day >= 1 && day <= 31) when.date = { month: Number(item.value), day }
    } else if (item.is === 'date') {
      const [day = 0, month = 0] = item.value.split('.').map(Number)
      if (day >= 1 && day <= 31 && month >= 1) when.date = { month, day }
    } else if (item.is === 'meal' && (before?.is === 'before' || before?.is === 'after')) {
      // "The Belvedere before lunch".
      const part = besideMeals[`${before.is} ${item.value}`]
      if (part) when.part ??= part
    } else if (item.is === 'part') {
      const part = dayParts.find((each) => each === item.value)
      if (part && when.part !== 'sunset' && when.part !== 'sunrise') when.part = part
      if (before?.is === 'every') when.day = 'every'
      // "The first evening", "the last afternoon".
      if (before?.is === 'ordinal' && before.value !== 'month-day')
        when.day = before.value === 'last' ? 'last' : before.number
    }
  })
  shift(when, items)
  const at = clockOf(items)
  if (at !== undefined) {
    when.at = at
    // "At four in the afternoon" is the hour.
    if (when.part !== 'sunrise' && when.part !== 'sunset') delete when.part
  }
  return Object.keys(when).length > 0 ? when : null
}

/** "The evening before": another day than the one that was named. */
export function shift(when: When, items: readonly Item[]): void {
  const by = Number(items.find(({ is }) => is === 'shift')?.value ?? 0)
  if (by === 0) return
  if (typeof when.day === 'number') when.day = Math.max(1, when.day + by)
  if (when.weekday) when.weekday = ((when.weekday + by + 6) % 7) + 1
  // Of a month whose length is not known.
  const { day = 0 } = when.date ?? {}
  if (when.date && day + by >= 1 && day + by <= 28) when.date = { ...when.date, day: day + by }
}

const besideMeals: Readonly<Record<string, When['part']>> = {
  'after breakfast': 'morning',
  'before lunch': 'morning',
  'after lunch': 'afternoon',
  'after dinner': 'evening',
}

/** Days of a trip from which on a number is a day of the month. */
const longest = 15

/** "day 2", "the second day". A number before the word counts days: "2 days". */
function numbered(before: Item | undefined, after: Item | undefined): number | undefined {
  const number =
    before?.is === 'ordinal'
      ? before.number
      : after?.is === 'number' || after?.is === 'ordinal'
        ? after.number
        : undefined
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= 60 ? number : undefined
}

function isCount(item: Item | undefined): boolean {
  return (item?.is === 'number' || item?.is === 'ordinal') && Number.isInteger(item.number)
}

/** After these noon is an hour and no part of the day: "after noon", "we start at noon". */
const hourly = listed('hourly')

/** Minutes of the day: "15:30", "3 pm", "at 3", "15 Uhr", "15h30". Hours under eight without am or pm are in the afternoon. */
export function clockOf(items: readonly Item[]): number | undefined {
  for (const [index, item] of items.entries()) {
    const before = items[index - 1]
    const after = items[index + 1]
    const half = halfOf(items, index)
    if (item.is === 'clock' && item.number !== undefined)
      return inHalf(
        item.number + (half === undefined && isOpenHour(item.number, item, items) ? noon : 0),
        half,
      )
    if (item.is === 'part' && item.value === 'noon' && before !== undefined && hourly.has(before.is))
      return 12 * 60
    if (item.is !== 'number' || item.number === undefined || !Number.isInteger(item.number)) continue
    if (item.number > 24) continue
    const third = items[index + 2]
    // "Half past nine", "halb zehn"; "nueve y media", "9 heures et demie".
    const spoken = [before, after, after?.is === 'clock-word' ? third : undefined].find(
      (each) => each?.is === 'past',
    )
    const said =
      spoken !== undefined ||
      isListed('afterHours', after?.is ?? '') ||
      isListed('beforeHours', before?.is ?? '')
    // "Until 10 on day 3": what does not follow at once is not counted.
    if (!said || (isMeasure(after) && after?.first === item.last)) continue
    const minutes =
      spoken !== undefined
        ? Number(spoken.value)
        : after?.is === 'clock-word' && third?.is === 'number' && (third.number ?? 60) < 60
          ? (third.number ?? 0)
          : 0
    const afternoon =
      half === undefined &&
      (after?.is === 'clock-word' ? isOpenHour(item.number * 60, item, items) : item.number < 8)
    return inHalf(((afternoon ? item.number + 12 : item.number) % 24) * 60 + minutes, half)
  }
  return undefined
}

const noon = 12 * 60

/** "Lunch at 1:30", "um 3 Uhr": an hour at which nobody is out is in the afternoon. Flights go at all hours, and "02:30" counts to 24. */
const isOpenHour = (at: number, { value }: Item, items: readonly Item[]) =>
  at >= 60 &&
  at < 6 * 60 &&
  !value.startsWith('0') &&
  !items.some(({ is }) => is === 'arrive' || is === 'leave')

/** The half of the day that is said of a clock time: "pm", "in the afternoon". */
function halfOf(items: readonly Item[], index: number): 'am' | 'pm' | undefined {
  const near = items.slice(index + 1, index + 4)
  const said = near.find(({ is }) => is === 'am' || is === 'pm')?.is
  if (said === 'am' || said === 'pm') return said
  const part = near.find(({ is }) => is === 'part')?.value
  if (part === 'morning' || part === 'sunrise') return 'am'
  // "Sonntag früh um 6".
  const [first, second] = [items[index - 1], items[index - 2]]
  const earlier = first?.is === 'at' ? second : first
  if (earlier?.is === 'part' && earlier.value === 'morning') return 'am'
  const hour = items[index]?.is === 'clock' ? (items[index]?.number ?? 0) / 60 : (items[index]?.number ?? 0)
  // "Friday evening, around half past eight".
  const late = part ?? partBefore(items, index)
  // "At three in the night".
  if (part === 'night' && hour < 6) return 'am'
  return (late === 'afternoon' || late === 'evening' || late === 'night') && hour < 12 ? 'pm' : undefined
}

/** The part of a day before an hour, with nothing but small words of time between. */
function partBefore(items: readonly Item[], index: number): string | undefined {
  let at = index - 1
  while (['at', 'past', 'weekday'].includes(items[at]?.is ?? '')) at--
  return items[at]?.is === 'part' ? items[at]?.value : undefined
}

/** "On the 12th": a numeral that counts no day of the trip and no part of one. */
function isDate({ number = 0 }: Item, after: Item | undefined): boolean {
  return number >= 1 && number <= 31 && (after === undefined || !isListed('afterOrdinals', after.is))
}

function isMeasure(item: Item | undefined): boolean {
  return item !== undefined && !(item.is === 'day' && item.value !== '') && isListed('isMeasure', item.is)
}

function inHalf(minutes: number, half: 'am' | 'pm' | undefined): number {
  if (half === undefined) return minutes
  const hours = Math.floor(minutes / 60) % 12
  return (hours + (half === 'pm' ? 12 : 0)) * 60 + (minutes % 60)
}
