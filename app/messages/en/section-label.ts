import { type Section, type Sectioned, sectionOf, sectionsOf } from '~/domain/itinerary/section'

const labels: Record<Section, string> = {
  accommodation: 'Accommodation',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
}

/** The headings above the activities of a day. */
export function sectionLabels(activities: Sectioned[]): string[] {
  return sectionsOf(activities).map((section) => labels[section])
}

/** The heading above an activity by itself. */
export function sectionLabel(activity: Sectioned): string {
  return labels[sectionOf(activity)]
}
