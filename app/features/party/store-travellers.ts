import type { Travellers } from '~/domain/travellers'
import type { EditSession } from '~/features/itinerary-editor/use-edit-session'
import { fetchTrip } from '~/features/trips/trip-calls'

/** Stores other travellers with the trip on the screen; returns what to say of it. */
export async function storeTravellers(
  travellers: Travellers,
  tripId: string,
  session: EditSession,
): Promise<string> {
  const trip = session.version === null && !session.inHand ? await fetchTrip(tripId) : null
  const version = session.version ?? trip?.version
  const itinerary = trip?.itinerary ?? session.shown
  if (version === undefined || !itinerary) return 'That did not work. Nothing has changed; please try again.'
  const stored = await session.put({ id: tripId, version, itinerary: { ...itinerary, travellers } })
  return stored === null ? 'Changed here. It is not saved yet.' : 'Saved with the trip.'
}
