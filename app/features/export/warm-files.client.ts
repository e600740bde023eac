import { kitchenHomesPath } from '~/domain/catalogue/kitchen-homes'
import { lexiconsPath } from '~/domain/reader/lexicons'
import { readAnswer } from '~/features/answers/read-answer'
import { destinationAddress } from '~/features/itinerary-editor/destination-address'
import { exportLabels } from '~/messages/en/export-labels'
import { readFonts } from './pdf/make-pdf'
import { posterAddresses } from './poster-address'

/**
 * Fetches what a trip's files need, and what editing and the assistant need for an own trip: the service worker keeps every
 * response.
 */
export async function warmFiles(base: string, tripId: string | null): Promise<void> {
  const trip = await fetch(`${base}/trip.json`)
  if (!trip.ok) return
  const { itinerary, ...rest } = await readAnswer(trip, 'exported')
  const toEdit =
    tripId === null
      ? []
      : [`/api/trips/${tripId}`, destinationAddress(itinerary), lexiconsPath, kitchenHomesPath]
  await Promise.all([
    ...toEdit.map((address) => fetch(address)),
    ...posterAddresses(itinerary).map((address) => fetch(address)),
    readFonts({ itinerary, ...rest }, async (file) => (await fetch(`/type/${file}`)).arrayBuffer()),
    ...Object.keys(exportLabels).map((file) => fetch(`${base}/${file}`)),
  ])
}
