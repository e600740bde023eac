import { dayOfMonth, month, monthName } from '~/domain/calendar/calendar-date'
import type { Travel } from '~/domain/catalogue/travel-leg'
import type { Say } from '~/domain/message'
import { clockText, limitText, minuteText, plainUnits, shortWayText, wayText } from '~/domain/units'

/** "1 visit", "14 visits". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** How often it rains in a month: "about 8 days", "hardly any day". */
export function rainyDays(days: number): string {
  return days === 0 ? 'hardly any day' : `about ${count(days, 'day')}`
}

/** "Colosseum, Pantheon and 3 more": the names of a list, the first three written out; of a longer list, its first names. */
export function nameList(names: string[], total = names.length): string {
  const shown = total > 4 ? names.slice(0, 3) : names
  const rest = total - shown.length
  const parts = rest > 0 ? [...shown, `${rest} more`] : shown
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** "2 adults, 1 child" */
export function peopleText(adults: number, children: number): string {
  const kids = children === 0 ? '' : `, ${children} ${children === 1 ? 'child' : 'children'}`
  return `${count(adults, 'adult')}${kids}`
}

/** A time of day, minutes after midnight or as it is stored, in the reader's clock: "9:05 AM", "09:05". */
export function clock(at: number | string, { units = plainUnits }: Pick<Say, 'units'>): string {
  return typeof at === 'number' ? minuteText(at, units) : clockText(at, units)
}

/** "80 m" or "1.2 km" in the reader's units; `long`: never in metres or feet. */
export function kilometres(meters: number, { units = plainUnits }: Pick<Say, 'units'>, long = false): string {
  return long ? wayText(meters, units) : shortWayText(meters, units)
}

/** "5 km", "about 3.1 mi": a limit in kilometres. */
export function limit(km: number, { units = plainUnits }: Pick<Say, 'units'>): string {
  return limitText(km, units)
}

/** "09:00 to 10:30" */
export function fromTo({ from, to }: { from: number; to: number }, say: Pick<Say, 'units'>): string {
  return `${clock(from, say)} to ${clock(to, say)}`
}

/** "5 h 30 min", "3 h", "45 min" */
export function hoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** How often a train or a ferry leaves: "About every 30 min". */
export function howOften(minutes: number): string {
  return minutes >= 720 ? 'Once or twice a day' : `About every ${hoursAndMinutes(minutes)}`
}

/** "3 May 2027" */
export function fullDate(date: string): string {
  return `${dayOfMonth(date)} ${monthName(month(date))} ${date.slice(0, 4)}`
}

/** "closed until 31 December 2030 (renovation)". */
export function closedUntil(date: string | null, why: string): string {
  return `closed until ${date === null ? 'further notice' : fullDate(date)} (${why})`
}

/** "Tram 28 from Batalha to Ribeira" */
function lineText({ name, from, to }: NonNullable<Travel['line']>): string {
  return `${name} from ${from} to ${to}`
}

/** "12 min walk, 0.9 km" */
export function wayWords({ mode, minutes, meters, onFoot, line }: Travel, say: Pick<Say, 'units'>): string {
  const afoot = onFoot ? `, ${kilometres(onFoot, say, true)} of it on foot` : ''
  return `${minutes} min ${mode === 'walk' ? 'walk' : 'ride'}, ${kilometres(meters, say, true)}${afoot}${line ? `, ${lineText(line)}` : ''}`
}
