import OpeningHours from 'opening_hours'
import { parseOpeningHours } from '../../app/domain/catalogue/opening-hours'

// The package reads local time. In a zone with daylight saving time one night of the year would lack an hour.
process.env.TZ = 'UTC'

const longest = 300

/**
 * Opening hours as the catalogue writes them (app/domain/catalogue/opening-hours.ts), from any text of the map; undefined
 * where the text does not say when a place closes, or cannot be read.
 */
export function catalogueHours(text: string): string | undefined {
  const plain = normalised(text)
  if (plain === undefined) return undefined
  if (isReadable(plain)) return plain
  const pretty = prettified(plain)
  if (pretty !== undefined && isReadable(pretty)) return pretty
  return weekOf(plain)
}

function isReadable(text: string): boolean {
  return text.length >= 3 && text.length <= longest && typeof parseOpeningHours(text) !== 'string'
}

/** Rules that hold for a year, a week, school holidays or a movable feast: without them the rest still says most. */
const special = /^(SH|easter|week|\d{4})\b/i
/** Without an end of opening nobody knows how long one may stay. */
const open = /\d\s*\+|sunset|sunrise|dawn|dusk|unknown/i

function normalised(text: string): string | undefined {
  const rules = (text.split('||')[0] ?? '')
    .replace(/"[^"]*"/g, ' ')
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .split(';')
    .map(ruleOf)
    .filter((rule) => rule !== '' && !special.test(rule))
  if (rules.length === 0 || rules.some((rule) => open.test(rule))) return undefined
  if (rules.every((rule) => /\boff$/.test(rule))) return undefined
  return rules.join('; ')
}

function ruleOf(rule: string): string {
  return (
    rule
      .trim()
      .replace(/\b(closed|close|Closed)\b/g, 'off')
      .replace(/\b(\d{1,2})[.h](\d{2})\b/g, '$1:$2')
      .replace(/(?<![\d:])(\d):(\d{2})/g, '0$1:$2')
      .replace(/\s*-\s*/g, '-')
      // "Mo-Fr: 10:00" and "Apr 01-Oct 15: 09:00".
      .replace(/(?<=[A-Za-z\]]|\b[A-Z][a-z]{2} \d{1,2}): ?(?=\d|[A-Z])/g, ' ')
      .replace(/\b([A-Z][a-z]{2}) 0(\d)\b/g, '$1 $2')
      .replace(/(?<=[a-zA-Z\]]), +(?=(Mo|Tu|We|Th|Fr|Sa|Su|PH)\b)/g, ',')
      .replace(/(?<=\d{2}:\d{2}), +(?=\d)/g, ',')
      .replace(/(?<=\d{2}:\d{2}),(?=[A-Z])/g, ', ')
      .replace(/,SH\b|\bSH,/g, '')
      .replace(/(?<=\d) ?(Uhr|h)\b/g, '')
      .replace(/ open$/, '')
      .replace(/^(?:Mo-Su|daily|täglich) (?=\d)/i, '')
      .replace(/^00:00-24:00$/, '24/7')
      .replace(/\s+/g, ' ')
      .replace(/[,\s]+$/, '')
      .trim()
  )
}

/** The same hours as the package writes them: it knows names of days in many languages. */
function prettified(text: string): string | undefined {
  return quiet(() => {
    const reader = new OpeningHours(text, null)
    return normalised(String(reader.prettifyValue()))
  })
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const minute = 60_000
/** A Monday in a month without many holidays. */
const monday = new Date(2027, 4, 10)

/** The hours of an ordinary week, where every week is the same. */
function weekOf(text: string): string | undefined {
  return quiet(() => {
    const reader = new OpeningHours(text, null)
    if (!reader.isWeekStable()) return undefined
    const rules = days.flatMap((day, index) => {
      const start = new Date(monday.getTime() + index * 1440 * minute)
      const end = new Date(start.getTime() + 1440 * minute)
      const times = reader
        .getOpenIntervals(start, new Date(end.getTime() + 720 * minute))
        .filter(([from]) => from < end && from >= start)
        .map(([from, to]) => `${clock(from, start)}-${clock(to, start)}`)
      return times.length > 0 ? [`${day} ${times.join(',')}`] : []
    })
    const week = rules.join('; ')
    return rules.length > 0 && isReadable(week) ? week : undefined
  })
}

function clock(date: Date, start: Date): string {
  const minutes = Math.round((date.getTime() - start.getTime()) / minute)
  const inDay = minutes > 1440 ? minutes - 1440 : minutes
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/** The package throws what it cannot read, and writes about it to the console. */
function quiet<T>(read: () => T): T | undefined {
  const { warn, error, log } = console
  const silent = () => {}
  Object.assign(console, { warn: silent, error: silent, log: silent })
  try {
    return read()
  } catch {
    return undefined
  } finally {
    Object.assign(console, { warn, error, log })
  }
}
