const day = 86_400_000

/** How long sessions last, milliseconds. */
export const sessionLimits = {
  /** A session that is not used ends after this long; the cookie lasts as long. */
  idle: 90 * day,
  /** And however much it is used, this long after the sign-in or the first visit. */
  longest: 365 * day,
  /** That a session was used is written this often at most. */
  noted: day,
  /** What cannot be undone asks for a sign-in that is not older than this. */
  fresh: 600_000,
} as const

/** When a session ends that began and was last used at these times, milliseconds since 1970. */
export function sessionEnd(began: number, used: number): number {
  return Math.min(used + sessionLimits.idle, began + sessionLimits.longest)
}

/** Whether a sign-in is recent enough for what cannot be undone. */
export function isFreshSignIn(signedInAt: number, now: number): boolean {
  return now - signedInAt <= sessionLimits.fresh
}
