import { z } from 'zod'
import { problem } from '~/domain/field-problem'
import { BookedJourney } from './booked-journey'
import { FormPlace, TripForm } from './trip-form'
import { longestTrip } from './trip-rules'

/** The places that a trip shall have, in their order; nights are left out where the planner shares them out. */
export const PlacesChange = z.object({
  destinations: z
    .array(FormPlace)
    .min(1, problem('places-number', 1, 8))
    .max(8, problem('places-number', 1, 8)),
  order: TripForm.shape.order,
  /** Journeys that are booked now, in place of those that were planned. */
  booked: z.array(BookedJourney).max(7).optional(),
  /** The length of the trip; as before where it is left out, and `fit` is what the nights need. */
  days: z.union([z.int().min(2).max(longestTrip), z.literal('fit')]).optional(),
})
export type PlacesChange = z.infer<typeof PlacesChange>
