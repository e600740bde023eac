/** How often something may happen within a window of time. */
export interface RateLimit {
  most: number
  /** Length of the window, milliseconds. Windows start at multiples of it. */
  window: number
}

const tenMinutes = 600_000

/** Limits for one browser (its session) and for one network address. */
export const signupLimits = {
  session: { most: 10, window: tenMinutes },
  address: { most: 60, window: tenMinutes },
} satisfies Record<string, RateLimit>

/** Counts an event under a key in a window; returns the count including it. */
export interface RateCounter {
  count(key: string, windowStart: number): Promise<number>
}

export function windowStart(now: number, { window }: RateLimit): number {
  return now - (now % window)
}

/** Whether the `counted`th event of a window is allowed; a refusal says in how many seconds to try again. */
export function decideRate(
  counted: number,
  now: number,
  limit: RateLimit,
): { allowed: true } | { allowed: false; retryAfter: number } {
  if (counted <= limit.most) return { allowed: true }
  const left = windowStart(now, limit) + limit.window - now
  return { allowed: false, retryAfter: Math.max(1, Math.ceil(left / 1000)) }
}
