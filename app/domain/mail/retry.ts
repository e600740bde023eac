const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * Waits between two attempts, milliseconds. They end within a day, because a service remembers the key of a mail for a day:
 * a later attempt could be a second mail.
 */
const delays = [
  10 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  8 * hour,
]

/** How long to wait after the attempt of this number, from 1; null after the last one. */
export function delayAfter(attempt: number): number | null {
  return delays[attempt - 1] ?? null
}

/** Longest time from the first attempt to the last, milliseconds. */
export const longestTrying = delays.reduce((sum, delay) => sum + delay, 0)
