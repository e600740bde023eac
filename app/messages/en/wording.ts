import { dayOfMonth, month, monthName } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import type { Travel } from '~/domain/catalogue/travel-leg'

/** "1 visit", "14 visits". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
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

/** "80 m" or "1.2 km". */
export function kilometres(meters: number): string {
  return meters < 995 ? `${Math.round(meters / 10) * 10} m` : `${(meters / 1000).toFixed(1)} km`
}

/** "09:00 to 10:30" */
export function fromTo({ from, to }: { from: number; to: number }): string {
  return `${toClock(from)} to ${toClock(to)}`
}

/** "5 h 30 min" */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${Math.round(minutes % 60)} min`
}

/** "3 May 2027" */
export function fullDate(date: string): string {
  return `${dayOfMonth(date)} ${monthName(month(date))} ${date.slice(0, 4)}`
}

/** "closed until 31 December 2030 (renovation)". */
export function closedUntil(date: string | null, why: string): string {
  return `closed until ${date === null ? 'further notice' : fullDate(date)} (${why})`
}

/** "12 min walk, 0.9 km" */
export function wayWords({ mode, minutes, meters }: Travel): string {
  return `${minutes} min ${mode === 'walk' ? 'walk' : 'ride'}, ${(meters / 1000).toFixed(1)} km`
}
