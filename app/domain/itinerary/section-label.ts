import type { ActivityView } from './itinerary'

/** The heading above an activity, from its type and the text of its time. */
export function sectionLabel({ type, time }: Pick<ActivityView, 'type' | 'time'>): string {
  // "AM" as a word, after a number or alone, not as letters of "same".
  const morning = /(?:^|[^a-z])am\b/i.test(time) || time.includes('12:')
  if (type === 'accommodation') return 'Accommodation'
  if (type !== 'food') return morning ? 'Morning' : 'Afternoon'
  if (morning) return 'Breakfast'
  return ['5:', '6:', '7:', '8:'].some((hour) => time.includes(hour)) ? 'Dinner' : 'Lunch'
}
