import { useEffect } from 'react'
import { useStoreEdit } from '~/features/itinerary-editor/use-store-edit'
import { showToast } from '~/ui/toast'
import { keptEdit } from './kept-edits'

/** Sends an edit that was made without a network, under the same rule as any other: a trip that has changed since is asked about. */
export function SendKeptEdit({ tripId }: { tripId: string }) {
  const { store, conflict } = useStoreEdit()
  useEffect(() => {
    // One tab sends, and sends it once.
    const send = () =>
      navigator.locks?.request(`edit ${tripId}`, { ifAvailable: true }, async (lock) => {
        const edit = lock && navigator.onLine ? await keptEdit(tripId) : null
        const settled = edit && (await store(edit))
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
  return conflict
}
