import type { EventCode } from './events'

export const hourLength = 3_600_000

/** How often an event was logged in an hour. */
export interface HourCount {
  /** Hours since 1970. */
  hour: number
  event: string
  count: number
}

export interface OperationCounts {
  /** Events of all hours from `hour` on. */
  since(hour: number): Promise<HourCount[]>
}

/** Sums by event. */
export function sumOf(counts: readonly HourCount[], events: readonly EventCode[]): number {
  return counts.reduce(
    (sum, { event, count }) => (events.some((one) => one === event) ? sum + count : sum),
    0,
  )
}
