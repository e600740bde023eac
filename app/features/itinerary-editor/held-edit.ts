import type { TripEdit } from '~/features/trips/trip-calls'

/** An edited copy, and who else has it if the page is closed. */
export interface HeldEdit extends TripEdit {
  heldBy: 'server' | 'device' | 'nobody'
}
