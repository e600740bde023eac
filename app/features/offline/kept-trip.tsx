import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import { SendKeptEdit } from './send-kept-edit'
import { useKeptTrip } from './use-kept-trip'

/** Keeps an own trip and its edits on this device, and sends edits that were made offline. */
export function KeptTrip({ tripId, exporting }: { tripId: string; exporting: boolean }) {
  const version = useEditSession()?.version ?? null
  useKeptTrip({
    address: `/trips/${tripId}`,
    tripId,
    version,
    exportBase: exporting ? `/api/trips/${tripId}/export` : null,
  })
  return <SendKeptEdit tripId={tripId} />
}
