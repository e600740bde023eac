import OpeningHours from 'opening_hours'
import { plainHours } from '../../app/domain/places-import/plain-hours'
import { isReadable } from '../../app/domain/places-import/text-reader'

// The package reads local time. In a zone with daylight saving time one night of the year would lack an hour.
process.env.TZ = 'UTC'

/**
 * Opening hours as the catalogue writes them (app/domain/catalogue/opening-hours.ts), from any text of the map; undefined
 * where the text does not say when a place closes, or cannot be read.
 */
export function catalogueHours(text: string): string | undefined {
  const plain = plainHours(text)
  if (plain === undefined) return undefined
  if (isReadable(plain)) return plain
  const pretty = prettified(plain)
  if (pretty !== undefined && isReadable(pretty)) return pretty
  return weekOf(plain)
}

/** The same hours as the package writes them: it knows names of days in many languages. */
function prettified(text: string): string | undefined {
  return quiet(() => {
    const reader = new OpeningHours(text, null)
    return plainHours(String(reader.prettifyValue()))
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
