import type { Itinerary } from './itinerary'

/** What a plan that is made today says of itself: older trips lack a part of it and are read by older rules. */
export const currentForm = {
  clock: 'local',
  lines: 'end-to-end',
  walks: 'through-gates',
  tickets: 'once',
  dayTripRides: 'in-price',
} as const satisfies Partial<Itinerary>
