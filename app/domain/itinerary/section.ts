import { fromClock } from '~/domain/calendar/clock-time'
import type { ActivityView } from './itinerary'

/** The parts of a day under which its stops stand. */
export type Section = 'accommodation' | 'morning' | 'afternoon' | 'evening' | 'breakfast' | 'lunch' | 'dinner'

export type Sectioned = Pick<ActivityView, 'type' | 'time'> &
  Partial<Pick<ActivityView, 'meal' | 'startTime'>>

/**
 * The sections of the activities of a day, from the type and the text of the time. A meal that is named has its own section
 * (decision 104), and what comes after dinner is the evening.
 */
export function sectionsOf(activities: Sectioned[]): Section[] {
  const index = activities.findIndex((activity) => sectionOf(activity) === 'dinner')
  const dinner = activities[index]?.startTime
  return activities.map((activity, place) => {
    const { type, startTime } = activity
    const timed = dinner !== undefined && startTime !== undefined
    const after = timed ? fromClock(startTime) > fromClock(dinner) : index >= 0 && place > index
    return after && type !== 'food' && type !== 'accommodation' ? 'evening' : sectionOf(activity)
  })
}

/** The section of an activity by itself. */
export function sectionOf({ type, time, meal }: Sectioned): Section {
  // "AM" as a word, after a number or alone, not as letters of "same".
  const morning = /(?:^|[^a-z])am\b/i.test(time) || time.includes('12:')
  if (type === 'accommodation') return 'accommodation'
  if (type !== 'food') return morning ? 'morning' : 'afternoon'
  if (meal) return meal
  if (morning) return 'breakfast'
  return ['5:', '6:', '7:', '8:'].some((hour) => time.includes(hour)) ? 'dinner' : 'lunch'
}
