import { useEffect, useState } from 'react'
import { keptEdit } from '~/features/offline/kept-edits'
import { Button } from '~/ui/button'
import { dropSteps, hasUnsavedSteps } from './kept-steps'
import { useEditSession } from './use-edit-session'

/** Says that a trip has edits on this device that were not saved, and leads back to them. */
export function UnsavedSteps({ tripId }: { tripId: string }) {
  const session = useEditSession()
  const busy = session === null || session.inHand
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    let gone = false
    const look = async () => {
      // An edit that waits for a network is sent by itself.
      const found = !busy && (await hasUnsavedSteps(tripId)) && (await keptEdit(tripId)) === null
      if (!gone) setWaits(found)
    }
    void look()
    return () => {
      gone = true
    }
  }, [tripId, busy])
  if (!waits || busy) return null
  return (
    <div
      role="status"
      className="not-printed mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-ink-hot border-l-4 bg-ink-sheet px-4 py-2"
    >
      <p className="min-w-48 flex-1">
        <b className="font-strong">Your changes are kept on this device.</b> They are not saved to the trip
        yet.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="primary" onClick={() => session.edit(tripId)}>
          Go on editing
        </Button>
        <Button
          size="small"
          onClick={() => {
            setWaits(false)
            void dropSteps(tripId)
          }}
        >
          Discard them
        </Button>
      </div>
    </div>
  )
}
