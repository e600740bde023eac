import {
  lazy,
  type MutableRefObject,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { finishedView, type GenerationView } from '~/domain/planning/generation-view'
import type { TripEdit } from '~/features/trips/trip-calls'
import { loadPart } from '~/ui/load-part'
import { Skeleton } from '~/ui/skeleton'
import type { EditorOnTripProps } from './editor-on-trip'
import type { EditorDialog, EditorHandle } from './editor-tools'
import type { HeldEdit } from './held-edit'
import { isKept, setKept } from './kept-state'
import { LeaveGuard } from './leave-guard'
import { type EditSession, EditSessionContext } from './use-edit-session'
import { useStoreEdit } from './use-store-edit'

const Editor = lazy(() =>
  loadPart(() => import('./editor-on-trip').then((module) => ({ default: module.EditorOnTrip }))),
)

interface EditSessionProps {
  view: GenerationView
  /** Receives the function that says whether there are unsaved edits. */
  unsaved: MutableRefObject<() => boolean>
  /** The assistant, shown above the itinerary. */
  guide: ReactNode
  /** Buttons of the trip, in the row of the assistant, and what is offered below both. */
  actions: ReactNode
  children: (shown: GenerationView) => ReactNode
}

interface SessionState {
  /** The generation that is shown; another one resets the session. */
  of: string | null
  /** The trip under edit. */
  editing: string | null
  /** The dialog with which the editor opens. */
  begin: EditorDialog | null
  /** An edited copy that the screen shows. */
  adopted: HeldEdit | null
  cleared: boolean
}

const opened = (of: string | null): SessionState => ({
  of,
  editing: null,
  begin: null,
  adopted: null,
  cleared: false,
})

/** Keeps an edit on this device as well, so that it outlives the page. */
function keep(edit: TripEdit) {
  setKept(edit.id, 'writing')
  import('./kept-steps').then(
    ({ keepStep }) => keepStep(edit),
    () => setKept(edit.id, 'failed'),
  )
}

/** Shows an itinerary or, after Edit is pressed, the editor on a copy of it. */
export function EditSessionProvider({ view, unsaved, guide, actions, children }: EditSessionProps) {
  const of = view.generationId
  const [held, setHeld] = useState(() => opened(of))
  const tripId = useRef<string | null>(null)
  const editor = useRef<EditorHandle | null>(null)
  const made = view.itinerary
  const { store, conflict } = useStoreEdit()
  const { editing, begin, adopted, cleared } = held.of === of ? held : opened(of)

  const session = useMemo<EditSession>(() => {
    // On what is there by then: an editor that was asked for may still wait to be drawn.
    const set = (change: Partial<SessionState>) =>
      setHeld((now) => ({ ...(now.of === of ? now : opened(of)), ...change }))
    return {
      tripId,
      shown: adopted?.itinerary ?? made,
      editor,
      adopt(edit) {
        // A copy that is being edited keeps the version that it began from.
        const version = adopted?.version ?? edit.version
        keep({ ...edit, version })
        set({ adopted: { ...edit, version, heldBy: 'nobody' }, cleared: true })
      },
      async put(edit) {
        const version = adopted?.version ?? edit.version
        keep({ ...edit, version })
        set({ adopted: { ...edit, version, heldBy: 'nobody' }, cleared: true })
        const stored = await store({ ...edit, version })
        if (!stored || stored === 'kept') {
          if (stored) set({ adopted: { ...edit, version, heldBy: 'device' }, cleared: true })
          return null
        }
        set({ adopted: { id: edit.id, ...stored, heldBy: 'server' }, cleared: true })
        return stored.version
      },
      show: (edit) => set({ adopted: edit }),
      inHand: editing !== null || adopted?.heldBy === 'nobody',
      version: adopted?.heldBy === 'server' ? adopted.version : null,
      editing: editing !== null,
      // Pressed during hydration, it waits for the parts that it replaces.
      edit: (id, begin = null) => startTransition(() => set({ editing: id, begin })),
      cleared,
      async store() {
        if (!adopted || adopted.heldBy === 'server') return true
        const stored = await store(adopted)
        if (!stored) return false
        if (stored === 'kept') set({ adopted: { ...adopted, heldBy: 'device' } })
        else set({ adopted: { ...adopted, ...stored, heldBy: 'server' } })
        return stored !== 'kept'
      },
      onSaved: () => setHeld((state) => ({ ...state, cleared: false })),
    }
  }, [of, editing, adopted, cleared, store, made])
  const waiting = adopted?.heldBy === 'nobody'
  const isUnsaved = useCallback(() => editor.current?.isUnsaved() ?? waiting, [waiting])
  useEffect(() => {
    unsaved.current = isUnsaved
  }, [unsaved, isUnsaved])
  const isLost = useCallback(() => isUnsaved() && !isKept(tripId.current), [isUnsaved])
  const shown = useMemo(
    () => (adopted ? { ...finishedView(adopted.itinerary), generationId: of } : view),
    [adopted, view, of],
  )

  const done: EditorOnTripProps['onDone'] = (edit, { changed }) => {
    setHeld({
      of,
      editing: null,
      begin: null,
      // An earlier edited copy may have been stored since.
      adopted: changed || adopted ? edit : null,
      cleared: cleared || changed,
    })
  }

  return (
    <EditSessionContext.Provider value={session}>
      <div className="items-start gap-2 pb-2 max-sm:gap-1.5 max-lg:flex max-lg:flex-wrap lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-6 lg:pb-3">
        {guide}
        {actions}
      </div>
      {editing === null ? (
        children(shown)
      ) : (
        <Suspense fallback={<Skeleton lines={12} />}>
          <Editor
            tripId={editing}
            unsaved={adopted?.heldBy === 'server' ? null : adopted}
            store={store}
            handle={editor}
            begin={begin}
            onDone={done}
            onCancel={() => setHeld({ ...held, editing: null })}
          />
        </Suspense>
      )}
      {conflict}
      {(editing !== null || waiting) && <LeaveGuard isUnsaved={isLost} />}
    </EditSessionContext.Provider>
  )
}
