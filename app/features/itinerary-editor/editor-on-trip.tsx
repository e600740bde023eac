import { useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/button'
import { Skeleton } from '~/ui/skeleton'
import { type EditableTrip, openTrip } from './editable-trip'
import type { HeldEdit } from './held-edit'
import { ItineraryEditor, type ItineraryEditorProps } from './itinerary-editor'
import { isKept } from './kept-state'
import { dropSteps, keptSteps, type Steps } from './kept-steps'

export interface EditorOnTripProps
  extends Pick<ItineraryEditorProps, 'store' | 'handle' | 'onDone' | 'begin'> {
  tripId: string
  /** A copy edited before and not stored yet: the edit goes on with it. */
  unsaved: HeldEdit | null
  onCancel: () => void
}

/** Fetches what editing needs and opens the editor on it. */
export function EditorOnTrip({ tripId, unsaved, onCancel, ...editor }: EditorOnTripProps) {
  const [trip, setTrip] = useState<(EditableTrip & { kept: Steps | null }) | 'failed' | null>(null)
  const unsavedAtStart = useRef(unsaved)
  useEffect(() => {
    if (trip) return
    let gone = false
    const open = async () => {
      const steps = await keptSteps(tripId)
      const held = unsavedAtStart.current ? [unsavedAtStart.current.itinerary] : []
      const opened = await openTrip(tripId, [...held, ...(steps?.steps ?? [])])
      if (gone) return
      if (!opened) return setTrip('failed')
      const goesOn = unsavedAtStart.current ? isKept(tripId) : isOpen(steps, opened.version)
      if (steps && !goesOn) void dropSteps(tripId)
      setTrip({ ...opened, kept: goesOn ? steps : null })
    }
    void open()
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
  const { kept, ...opened } = trip
  return (
    <ItineraryEditor
      trip={{ ...opened, ...unsaved }}
      kept={kept}
      heldBy={unsaved?.heldBy ?? 'server'}
      {...editor}
    />
  )
}

/** Whether an edit goes on from its steps: they are of this version, or the server has not seen the last one. */
function isOpen(steps: Steps | null, version: number): boolean {
  return steps !== null && (steps.version === version || steps.at !== steps.saved)
}
