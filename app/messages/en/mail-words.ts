import { dayOfMonth, month, monthName } from '~/domain/calendar/calendar-date'

/** Words and forms that several mails have. */

export const because = 'You get this mail because somebody used this address at Vacation Planner HQ.'

export const refundWords =
  'The whole amount goes back to where it was paid from; banks take five to ten days to show it. The plan is closed.'

/** "1 May 2027" in UTC, of milliseconds since 1970. */
export function dayOf(at: number): string {
  const date = new Date(at).toISOString().slice(0, 10)
  return `${dayOfMonth(date)} ${monthName(month(date))} ${date.slice(0, 4)}`
}
