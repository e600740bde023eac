import { SendKeptEdit } from './send-kept-edit'
import { useKeptTrip } from './use-kept-trip'

/** Keeps a trip of one's own on this device, and sends what was changed there without a network. */
export function KeptTrip({ tripId, exporting }: { tripId: string; exporting: boolean }) {
  useKeptTrip({
    address: `/trips/${tripId}`,
    shared: false,
    exportBase: exporting ? `/api/trips/${tripId}/export` : null,
  })
  return <SendKeptEdit tripId={tripId} />
}
