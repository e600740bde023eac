import { exportFiles } from '~/domain/trips/export/export-formats'
import type { TripToTake } from '~/domain/trips/export/trip-to-take'
import { destinationAddress } from '~/features/itinerary-editor/destination-address'
import { readFonts } from './pdf/make-pdf'
import { posterAddress } from './poster-address'

/**
 * Reads once what a trip's files are made of, and what editing needs where it is one's own: the service worker keeps what
 * passes through it.
 */
export async function warmFiles(base: string, tripId: string | null): Promise<void> {
  const trip = await fetch(`${base}/trip.json`)
  if (!trip.ok) return
  const { itinerary, ...rest } = await trip.json<TripToTake>()
  const toEdit = tripId === null ? [] : [`/api/trips/${tripId}`, destinationAddress(itinerary)]
  await Promise.all([
    ...toEdit.map((address) => fetch(address)),
    fetch(posterAddress(itinerary)),
    readFonts({ itinerary, ...rest }, async (file) => (await fetch(`/type/${file}`)).arrayBuffer()),
    ...exportFiles.filter((file) => file !== 'trip.json').map((file) => fetch(`${base}/${file}`)),
  ])
}
