import type { TripEdit } from '~/features/trips/trip-calls'

/** An edited copy, and who would still have it if the page were closed. */
export interface HeldEdit extends TripEdit {
  heldBy: 'server' | 'device' | 'nobody'
}
