/** How often something may happen within a window of time. */
export interface RateLimit {
  most: number
  /** Length of the window, milliseconds. Windows start at multiples of it. */
  window: number
}

const tenMinutes = 600_000

/** A browser that is known by its session, and everybody behind one address of the network. */
export const signupLimits = {
  session: { most: 10, window: tenMinutes },
  address: { most: 60, window: tenMinutes },
} satisfies Record<string, RateLimit>

/** Counts what happens under a key in a window, this time included. */
export interface RateCounter {
  count(key: string, windowStart: number): Promise<number>
}

export function windowStart(now: number, { window }: RateLimit): number {
  return now - (now % window)
}

/** Whether the `counted`th event of a window may happen; a refusal says after how many seconds another try makes sense. */
export function decideRate(
  counted: number,
  now: number,
  limit: RateLimit,
): { allowed: true } | { allowed: false; retryAfter: number } {
  if (counted <= limit.most) return { allowed: true }
  const left = windowStart(now, limit) + limit.window - now
  return { allowed: false, retryAfter: Math.max(1, Math.ceil(left / 1000)) }
}
