import type { DayView } from '~/domain/itinerary/itinerary'

/** What the base of a trip is called, from the end of its first day; null where none is named. */
export function baseName([first]: readonly DayView[]): string | null {
  const stay = first?.activities.findLast(({ type }) => type === 'accommodation')
  if (!stay || stay.idea) return null
  return stay.title.replace(/^Back to (?:your base in )?|^Leave | with your bags$/g, '')
}
