import type { When } from './constraint'
import { dayParts } from './constraint'
import type { Item } from './items'

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
          : item.value
            ? Number(item.value)
            : numbered(before, after)
      if (day !== undefined) when.day = day
      else if (before?.is === 'every') when.day = 'every'
    } else if (item.is === 'every' && item.value === '' && after?.is !== 'number') {
      if (after?.is === 'part' || after?.is === 'meal' || after === undefined || before !== undefined)
        when.day ??= 'every'
    } else if (item.is === 'weekday') when.weekday = Number(item.value)
    else if (item.is === 'month') {
      const day = [before, after].find((each) => isCount(each))?.number
      if (day !== undefined && day >= 1 && day <= 31) when.date = { month: Number(item.value), day }
    } else if (item.is === 'date') {
      const [day = 0, month = 0] = item.value.split('.').map(Number)
      if (day >= 1 && day <= 31 && month >= 1) when.date = { month, day }
    } else if (item.is === 'part') {
      const part = dayParts.find((each) => each === item.value)
      if (part) when.part = part
      // "The first evening", "the last afternoon".
      if (before?.is === 'ordinal') when.day = before.value === 'last' ? 'last' : before.number
    }
  })
  const at = clockOf(items)
  if (at !== undefined) when.at = at
  return Object.keys(when).length > 0 ? when : null
}

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

/** Minutes of the day: "15:30", "3 pm", "at 3", "15 Uhr", "15h30". Hours under eight without am or pm are in the afternoon. */
export function clockOf(items: readonly Item[]): number | undefined {
  for (const [index, item] of items.entries()) {
    const before = items[index - 1]
    const after = items[index + 1]
    const half = after?.is === 'am' || after?.is === 'pm' ? after.is : undefined
    if (item.is === 'clock' && item.number !== undefined) return inHalf(item.number, half)
    if (item.is === 'part' && item.value === 'noon' && before?.is === 'at') return 12 * 60
    if (item.is !== 'number' || item.number === undefined || !Number.isInteger(item.number)) continue
    if (item.number > 24) continue
    const said =
      half !== undefined || after?.is === 'clock-word' || before?.is === 'at' || before?.is === 'before'
    if (!said || isMeasure(after)) continue
    const third = items[index + 2]
    const minutes =
      after?.is === 'clock-word' && third?.is === 'number' && (third.number ?? 60) < 60
        ? (third.number ?? 0)
        : 0
    const hours =
      half === undefined && after?.is !== 'clock-word' && item.number < 8 ? item.number + 12 : item.number
    return inHalf((hours % 24) * 60 + minutes, half)
  }
  return undefined
}

function isMeasure(item: Item | undefined): boolean {
  return (
    item !== undefined &&
    ['currency', 'km', 'miles', 'minutes', 'party', 'day', 'kind', 'month'].includes(item.is)
  )
}

function inHalf(minutes: number, half: 'am' | 'pm' | undefined): number {
  if (half === undefined) return minutes
  const hours = Math.floor(minutes / 60) % 12
  return (hours + (half === 'pm' ? 12 : 0)) * 60 + (minutes % 60)
}
