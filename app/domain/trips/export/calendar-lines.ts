import { changesOf, offsetAt } from '~/domain/calendar/zone-offsets'

/** Octets of a line before it is folded (RFC 5545, 3.1). */
const longest = 75

/** A text value of iCalendar (RFC 5545, 3.3.11). */
export function calendarText(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
}

/** Breaks a line so that none is over 75 octets, never inside a character. */
export function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = octetsOf(letter)
    if (octets + size > longest) {
      parts.push(part)
      part = ''
      // The space that marks a continuation counts.
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

/** Octets of a character in UTF-8 (RFC 3629, 3). */
function octetsOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/** "20270413T090000" for a date and a clock. */
export function localStamp(date: string, clock: string): string {
  return `${date.replaceAll('-', '')}T${clock.replace(':', '')}00`
}

/** "20270413T070000Z" for an instant. */
export function utcStamp(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}${digits(size % 60)}`
}

/**
 * The UTC offsets of a zone from the year before the first date to the year after the last, each change listed. Readers
 * need no time zone database, and a changed law appears in the next file.
 */
export function timeZoneLines(timeZone: string, startDate: string, endDate: string): string[] {
  const start = Date.UTC(Number(startDate.slice(0, 4)) - 1, 0, 1)
  const end = Date.UTC(Number(endDate.slice(0, 4)) + 2, 0, 1)
  const first = offsetAt(timeZone, start)
  const changes = changesOf(timeZone, start, end)
  const observance = (name: string, at: number, from: number, to: number) => [
    `BEGIN:${name}`,
    `DTSTART:${utcStamp(at + from * 60_000).slice(0, -1)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ]
  const least = Math.min(first, ...changes.map(({ to }) => to))
  const nameOf = (offset: number) => (offset > least ? 'DAYLIGHT' : 'STANDARD')
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance(nameOf(first), start, first, first),
    ...changes.flatMap(({ at, from, to }) => observance(nameOf(to), at, from, to)),
    'END:VTIMEZONE',
  ]
}
