import { exportFiles, type TripToTake } from '~/domain/export/trip-to-take'
import { readFonts } from './pdf/make-pdf'

/** Reads once what a trip's files are made of: the service worker keeps what passes through it. */
export async function warmFiles(base: string): Promise<void> {
  const trip = await fetch(`${base}/trip.json`)
  if (!trip.ok) return
  const { itinerary, ...rest } = await trip.json<TripToTake>()
  await Promise.all([
    fetch(`/posters/${itinerary.destinationId}.svg`),
    readFonts({ itinerary, ...rest }, async (file) => (await fetch(`/type/${file}`)).arrayBuffer()),
    ...exportFiles.filter((file) => file !== 'trip.json').map((file) => fetch(`${base}/${file}`)),
  ])
}
