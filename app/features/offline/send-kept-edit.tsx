import { useEffect, useRef, useState } from 'react'
import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import { useStoreEdit } from '~/features/itinerary-editor/use-store-edit'
import { showToast } from '~/ui/toast'
import { keptEdit } from './kept-edits'

/**
 * Shows an edit that was made without a network and sends it. If the trip has changed since, the reader decides, as for
 * any other edit.
 */
export function SendKeptEdit({ tripId }: { tripId: string }) {
  const { store, conflict } = useStoreEdit()
  const [waits, setWaits] = useState(false)
  const session = useEditSession()
  const show = useRef(session?.show)
  useEffect(() => {
    show.current = session?.show
  })
  const inHand = session?.inHand ?? false
  useEffect(() => {
    // A trip that is being edited is saved by its editor.
    if (inHand) return
    // One tab sends the edit, and only once.
    const send = () =>
      navigator.locks?.request(`edit ${tripId}`, { ifAvailable: true }, async (lock) => {
        const edit = lock && (await keptEdit(tripId))
        if (edit) show.current?.({ ...edit, heldBy: 'device' })
        setWaits(edit !== null && !navigator.onLine)
        const settled = edit && navigator.onLine ? await store(edit) : null
        if (settled === 'kept') return setWaits(true)
        if (!settled) return
        show.current?.({ ...settled, id: tripId, heldBy: 'server' })
        showToast({ title: 'Saved', text: 'The changes you made without a connection are saved now.' })
      })
    void send()
    const again = () => void send()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [tripId, store, inHand])
  return (
    <>
      {conflict}
      {waits && (
        <p role="status" className="not-printed mb-4 border-ink-hot border-l-4 bg-ink-sheet px-4 py-3">
          <b className="font-strong">Your changes wait on this device.</b> They are sent as soon as there is a
          connection.
        </p>
      )}
    </>
  )
}
