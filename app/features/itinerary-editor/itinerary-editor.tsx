import { type MutableRefObject, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { compare } from '~/domain/itinerary/edit/compare'
import { notesOf } from '~/domain/trips/stop-notes'
import { TripGroundContext, tripGround } from '~/features/itinerary/trip-ground'
import { useStopMarks } from '~/features/itinerary/use-stop-marks'
import { useFolds } from '~/ui/use-folds'
import { DayList } from './day-list'
import { DragArea } from './drag-area'
import { dropMoves } from './drop-moves'
import { type EditableTrip, knowPlaces } from './editable-trip'
import { EditorBar } from './editor-bar'
import { EditorDialogs } from './editor-dialogs'
import { type EditorDialog, type EditorHandle, EditorToolsContext } from './editor-tools'
import type { HeldEdit } from './held-edit'
import type { Steps } from './kept-steps'
import { TripNotesList } from './note-list'
import { useDraft } from './use-draft'
import { useKeptSteps } from './use-kept-steps'
import type { Store } from './use-store-edit'
import { useTools } from './use-tools'
import { useUndoKeys } from './use-undo-keys'

export interface ItineraryEditorProps {
  trip: EditableTrip
  store: Store
  /** Where the editor is put while it is open. */
  handle: MutableRefObject<EditorHandle | null>
  onDone: (edit: HeldEdit, state: { changed: boolean }) => void
  /** Who has stored the itinerary that the edit begins with. */
  heldBy: HeldEdit['heldBy']
  /** The steps of an earlier edit, which goes on. */
  kept: Steps | null
  /** The dialog that is open at first. */
  begin?: EditorDialog | null
}

/** The editor. It works on a copy, of which this device keeps every step; the trip changes when Save is pressed. */
export function ItineraryEditor({
  trip,
  kept,
  heldBy,
  store,
  handle,
  onDone,
  begin = null,
}: ItineraryEditorProps) {
  const history = useDraft(trip.itinerary, trip.factsOf, kept)
  const { itinerary } = history.draft
  const { destinationId, places } = itinerary
  const ground = useMemo(() => tripGround({ destinationId, places }), [destinationId, places])
  const facts = trip.factsOf(itinerary)
  /** What Reset restores, and the version that the server holds. */
  const [origin, setOrigin] = useState(() => {
    const { version, steps, saved } = kept ?? { version: trip.version, steps: [], saved: null }
    // What another part of the page has edited is the step that is shown.
    const begun = heldBy === 'server' ? steps[saved ?? -1] : kept && itinerary
    return { version, itinerary: begun ?? trip.itinerary, heldBy }
  })
  const [begun] = useState(origin.itinerary)
  useKeptSteps({
    tripId: trip.id,
    version: origin.version,
    saved: origin.heldBy === 'server' ? origin.itinerary : null,
    history: history.drawn,
  })
  const [dialog, setDialog] = useState<EditorDialog | null>(begin)
  const [saving, setSaving] = useState(false)
  const root = useRef<HTMLElement>(null)
  const { tools, said, undo, redo } = useTools({ history, facts, root, open: setDialog })
  useImperativeHandle(
    handle,
    () => ({
      ...tools,
      isUnsaved: () => origin.heldBy === 'nobody' || tools.current() !== origin.itinerary,
    }),
    [tools, origin],
  )
  useFolds()
  useStopMarks()
  useUndoKeys(dialog === null, undo, redo)
  const changed = itinerary !== origin.itinerary

  const notes = useMemo(() => notesOf(itinerary, facts), [itinerary, facts])
  const differences = useMemo(() => compare(begun, itinerary), [begun, itinerary])

  async function save() {
    setSaving(true)
    const itinerary = tools.current()
    const stored = await store({ id: trip.id, version: origin.version, itinerary })
    setSaving(false)
    if (!stored) return
    if (stored === 'kept') return setOrigin({ ...origin, itinerary, heldBy: 'device' })
    // The server computed the same as the browser, except where a router measured walks, or when the other version was chosen.
    const isMeasured = stored.itinerary.measured !== undefined && tools.current() === itinerary
    const kept = stored.kept === 'mine' && !isMeasured ? itinerary : stored.itinerary
    if (kept !== itinerary) {
      // It may have other places, which are loaded first.
      await knowPlaces(kept)
      history.replace(kept)
    }
    setOrigin({ version: stored.version, itinerary: kept, heldBy: 'server' })
  }

  return (
    <section ref={root} aria-label="Edit the itinerary" data-uninterrupted className="min-w-0">
      <EditorToolsContext.Provider value={tools}>
        <EditorBar
          itinerary={itinerary}
          differences={differences}
          changed={changed}
          unsaved={changed || origin.heldBy === 'nobody'}
          saving={saving}
          history={{ ...history, undo, redo }}
          onSave={save}
          onPlaces={() => setDialog({ kind: 'places' })}
          onReset={() => {
            tools.current()
            history.replace(origin.itinerary)
            tools.say('Everything is as it was.')
          }}
          onDone={() => {
            const last = tools.current()
            const { version, heldBy } = origin
            onDone(
              {
                id: trip.id,
                version,
                itinerary: last,
                heldBy: last === origin.itinerary ? heldBy : 'nobody',
              },
              { changed: last !== begun },
            )
          }}
        />
        <TripNotesList notes={notes.trip} />
        <DragArea onDrop={(held, target) => dropMoves(held, target, tools)}>
          <TripGroundContext.Provider value={ground}>
            <DayList days={itinerary.days} currency={itinerary.currency} notes={notes} />
          </TripGroundContext.Provider>
        </DragArea>
        <p role="status" className="sr-only">
          {said}
        </p>
        <EditorDialogs
          tripId={trip.id}
          dialog={dialog}
          draft={history.draft}
          onClose={() => setDialog(null)}
        />
      </EditorToolsContext.Provider>
    </section>
  )
}
