import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import { SendKeptEdit } from './send-kept-edit'
import { useKeptTrip } from './use-kept-trip'

/** Keeps a trip of one's own on this device, as it is and as it is edited, and sends what was changed there without a network. */
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
