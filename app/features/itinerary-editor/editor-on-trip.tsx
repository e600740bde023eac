import { useEffect, useState } from 'react'
import { Button } from '~/ui/button'
import { Skeleton } from '~/ui/skeleton'
import { type EditableTrip, openTrip } from './editable-trip'
import type { HeldEdit } from './held-edit'
import { ItineraryEditor, type ItineraryEditorProps } from './itinerary-editor'

export interface EditorOnTripProps extends Pick<ItineraryEditorProps, 'store' | 'handle' | 'onDone'> {
  tripId: string
  /** A copy edited before and not stored yet: the edit goes on with it. */
  unsaved: HeldEdit | null
  onCancel: () => void
}

/** Fetches what editing needs and opens the editor on it. */
export function EditorOnTrip({ tripId, unsaved, onCancel, ...editor }: EditorOnTripProps) {
  const [trip, setTrip] = useState<EditableTrip | 'failed' | null>(null)
  useEffect(() => {
    if (trip) return
    let gone = false
    void openTrip(tripId).then((opened) => {
      if (!gone) setTrip(opened ?? 'failed')
    })
    return () => {
      gone = true
    }
  }, [trip, tripId])
  if (trip === null) {
    return (
      <>
        <p role="status" className="sr-only">
          Opening the editor
        </p>
        <Skeleton lines={12} />
      </>
    )
  }
  if (trip === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-4 rounded-sheet bg-ink-sheet p-5">
        <p className="font-strong">The trip could not be opened for editing. Please try again.</p>
        <div className="flex gap-3">
          <Button variant="primary" onClick={() => setTrip(null)}>
            Try again
          </Button>
          <Button onClick={onCancel}>Back to the trip</Button>
        </div>
      </div>
    )
  }
  return <ItineraryEditor trip={{ ...trip, ...unsaved }} heldBy={unsaved?.heldBy ?? 'server'} {...editor} />
}
