import { lazy, Suspense, useEffect, useState } from 'react'
import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import { loadPart } from '~/ui/load-part'
import { useKeptTrip } from './use-kept-trip'

// Needed only after hydration and without a network: the first paint does not wait for it.
const SendKeptEdit = lazy(() =>
  loadPart(() => import('./send-kept-edit').then((module) => ({ default: module.SendKeptEdit }))),
)

/** Stores the reader's trip and its edits on this device, and sends edits that were made offline. */
export function KeptTrip({ tripId, exporting }: { tripId: string; exporting: boolean }) {
  const version = useEditSession()?.version ?? null
  useKeptTrip({
    address: `/trips/${tripId}`,
    tripId,
    version,
    exportBase: exporting ? `/api/trips/${tripId}/export` : null,
  })
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!ready) return null
  return (
    <Suspense fallback={null}>
      <SendKeptEdit tripId={tripId} />
    </Suspense>
  )
}
