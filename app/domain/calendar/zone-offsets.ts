const hour = 3_600_000

/** A format takes far longer to make than to use, and a calendar asks for hundreds of offsets. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

/** Minutes that a time zone is ahead of UTC at an instant (milliseconds since 1970). */
export function offsetAt(timeZone: string, at: number): number {
  const parts = formatOf(timeZone).formatToParts(at)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const [year, month, day] = [value('year'), value('month'), value('day')]
  const there = Date.UTC(year, month - 1, day, value('hour'), value('minute'), value('second'))
  return Math.round((there - Math.floor(at / 1000) * 1000) / 60_000)
}

/** A change of the UTC offset. */
export interface Change {
  /** The first instant of the new offset. */
  at: number
  /** Minutes ahead of UTC before and after. */
  from: number
  to: number
}

/** Every change of a zone's UTC offset between two instants. No zone changes twice within three days. */
export function changesOf(timeZone: string, start: number, end: number): Change[] {
  const step = 72 * hour
  const changes: Change[] = []
  let before = offsetAt(timeZone, start)
  for (let at = start; at < end; at += step) {
    const after = offsetAt(timeZone, at + step)
    if (after !== before) changes.push({ at: changeWithin(timeZone, at, at + step), from: before, to: after })
    before = after
  }
  return changes
}

function changeWithin(timeZone: string, start: number, end: number): number {
  const before = offsetAt(timeZone, start)
  let [low, high] = [start, end]
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000
    if (offsetAt(timeZone, middle) === before) low = middle
    else high = middle
  }
  return high
}
