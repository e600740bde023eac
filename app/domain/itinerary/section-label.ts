import { fromClock } from '~/domain/calendar/clock-time'
import type { ActivityView } from './itinerary'

type Labelled = Pick<ActivityView, 'type' | 'time'> & Partial<Pick<ActivityView, 'meal' | 'startTime'>>

/**
 * The headings above the activities of a day, from the type and the text of the time. A meal that is named has its own name
 * (decision 104), and what comes after dinner is the evening.
 */
export function sectionLabels(activities: Labelled[]): string[] {
  const dinner = activities.find(({ meal }) => meal === 'dinner')?.startTime
  return activities.map((activity) => {
    const { type, startTime } = activity
    const after = dinner !== undefined && startTime !== undefined && fromClock(startTime) > fromClock(dinner)
    return after && type !== 'food' && type !== 'accommodation' ? 'Evening' : sectionLabel(activity)
  })
}

const mealLabels = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' } as const

/** The heading above an activity by itself. */
export function sectionLabel({ type, time, meal }: Labelled): string {
  // "AM" as a word, after a number or alone, not as letters of "same".
  const morning = /(?:^|[^a-z])am\b/i.test(time) || time.includes('12:')
  if (type === 'accommodation') return 'Accommodation'
  if (type !== 'food') return morning ? 'Morning' : 'Afternoon'
  if (meal) return mealLabels[meal]
  if (morning) return 'Breakfast'
  return ['5:', '6:', '7:', '8:'].some((hour) => time.includes(hour)) ? 'Dinner' : 'Lunch'
}
