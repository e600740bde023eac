import type { DayView } from '~/domain/itinerary/itinerary'

/** Stops that one answer draws at most: about five days, well under 50 ms of CPU. */
const mostStops = 45

/** The numbers of a trip's days, in batches that are drawn together. */
export function dayBatches(days: readonly Pick<DayView, 'day' | 'activities'>[]): number[][] {
  const batches: number[][] = []
  let stops = 0
  for (const { day, activities } of days) {
    stops += activities.length
    const last = batches.at(-1)
    if (last && stops <= mostStops) last.push(day)
    else {
      batches.push([day])
      stops = activities.length
    }
  }
  return batches
}
