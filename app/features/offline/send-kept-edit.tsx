import { useEffect, useState } from 'react'
import { useStoreEdit } from '~/features/itinerary-editor/use-store-edit'
import { showToast } from '~/ui/toast'
import { keptEdit } from './kept-edits'

/** Sends an edit that was made without a network, under the same rule as any other: a trip that has changed since is asked about. */
export function SendKeptEdit({ tripId }: { tripId: string }) {
  const { store, conflict } = useStoreEdit()
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    // One tab sends, and sends it once.
    const send = () =>
      navigator.locks?.request(`edit ${tripId}`, { ifAvailable: true }, async (lock) => {
        const edit = lock && (await keptEdit(tripId))
        setWaits(edit !== null && !navigator.onLine)
        const settled = edit && navigator.onLine ? await store(edit) : null
        if (!settled) return
        showToast({
          title: 'Saved',
          text: 'Your changes from without a network are saved now.',
          action: { label: 'Show', onAction: () => location.reload() },
        })
      })
    void send()
    const again = () => void send()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [tripId, store])
  return (
    <>
      {conflict}
      {waits && (
        <p role="status" className="not-printed border-ink-hot border-l-4 bg-ink-sheet px-gutter py-3">
          <b className="font-strong">Your changes wait on this device.</b> They are sent as soon as there is a
          connection; until then you see the trip as it was.
        </p>
      )}
    </>
  )
}
