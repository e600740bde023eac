/** Minutes after midnight, local to the destination; times after the next midnight are over 1440. */
export type MinuteOfDay = number

/** "09:05" for 545; 1500 (one hour past midnight) is "01:00". */
export function toClock(minute: MinuteOfDay): string {
  const wrapped = ((Math.round(minute) % 1440) + 1440) % 1440
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`
}

/** 545 for "09:05"; "24:00" is 1440. */
export function fromClock(clock: string): MinuteOfDay {
  const colon = clock.indexOf(':')
  return +clock.slice(0, colon) * 60 + +clock.slice(colon + 1)
}

/** "9:05 AM" for 545, the text form of an activity's time. */
export function toTwelveHour(minute: MinuteOfDay): string {
  const wrapped = ((Math.round(minute) % 1440) + 1440) % 1440
  const hour = Math.floor(wrapped / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(wrapped % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
