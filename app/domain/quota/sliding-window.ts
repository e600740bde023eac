/** How many times a subject did something in a tenth of a window. */
export interface Bucket {
  /** Number of the tenth since 1970. */
  bucket: number
  count: number
}

const tenths = 10

/** Length of a bucket of a window of `window` seconds, milliseconds. */
const lengthOf = (window: number) => (window * 1000) / tenths

/** The bucket that holds `now`, milliseconds. */
export function bucketAt(now: number, window: number): number {
  return Math.floor(now / lengthOf(window))
}

/** Until when a bucket counts: a window after its end, milliseconds. */
export function countsUntil(bucket: number, window: number): number {
  return (bucket + 1 + tenths) * lengthOf(window)
}

/**
 * How many of `wanted` a limit still admits, counted over the last window at any moment. Counts are kept by tenths of a window,
 * and a tenth counts until all of it is over: in no time of the window's length more than the limit passes, and who waits, waits a
 * tenth of a window longer at most. `again` is when the next one is admitted, milliseconds.
 */
export function admitted(
  buckets: readonly Bucket[],
  { most, window, now, wanted }: { most: number; window: number; now: number; wanted: number },
): { granted: number; again: number } {
  const live = buckets
    // Of two clocks one may be a moment ahead, but no more.
    .filter(({ bucket }) => countsUntil(bucket, window) > now && bucket <= bucketAt(now, window) + 1)
    .toSorted((a, b) => a.bucket - b.bucket)
  let used = live.reduce((sum, { count }) => sum + count, 0)
  const granted = Math.max(0, Math.min(wanted, most - used))
  let again = now
  for (const { bucket, count } of live) {
    if (used < most) break
    used -= count
    again = countsUntil(bucket, window)
  }
  return { granted, again }
}
