import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { finishedView, type GenerationView } from '~/domain/planner/generation-view'
import type { TripEdit } from '~/features/trips/trip-calls'
import { Skeleton } from '~/ui/skeleton'
import type { EditorOnTripProps } from './editor-on-trip'
import { useLeaveGuard } from './use-leave-guard'
import { useStoreEdit } from './use-store-edit'

const Editor = lazy(() => import('./editor-on-trip').then((module) => ({ default: module.EditorOnTrip })))

interface Desk {
  editing: boolean
  edit: (tripId: string) => void
  /** What is shown was edited since it was saved as a favourite. */
  cleared: boolean
  /** Stores what was edited and is not stored yet; whether all is stored now. */
  store: () => Promise<boolean>
  /** What is shown has been saved. */
  onSaved: () => void
}

const DeskContext = createContext<Desk | null>(null)

/** The trip under a person's hands; null where there is none. */
export function useTripDesk(): Desk | null {
  return useContext(DeskContext)
}

/** An edited copy that the screen has taken over. */
interface Adopted extends TripEdit {
  stored: boolean
}

interface TripDeskProps {
  view: GenerationView
  /** What can be done with the trip. */
  actions: ReactNode
  children: (shown: GenerationView) => ReactNode
}

interface DeskState {
  /** The generation that this is about: another one begins anew. */
  of: string | null
  /** The trip under edit. */
  editing: string | null
  adopted: Adopted | null
  cleared: boolean
}

/** Where an itinerary is read or, once Edit is pressed, edited on a copy. */
export function TripDesk({ view, actions, children }: TripDeskProps) {
  const of = view.generationId
  const fresh: DeskState = { of, editing: null, adopted: null, cleared: false }
  const [held, setHeld] = useState(fresh)
  const [dirty, setDirty] = useState(false)
  const { store, conflict } = useStoreEdit()
  const { editing, adopted, cleared } = held.of === of ? held : fresh
  const leaving = useLeaveGuard(dirty || adopted?.stored === false)

  const desk = useMemo<Desk>(() => {
    const set = (change: Partial<DeskState>) => setHeld({ of, editing, adopted, cleared, ...change })
    return {
      editing: editing !== null,
      edit: (tripId) => set({ editing: tripId }),
      cleared,
      async store() {
        if (!adopted || adopted.stored) return true
        const stored = await store(adopted)
        if (stored) set({ adopted: { ...adopted, ...stored, stored: true } })
        return stored !== null
      },
      onSaved: () => setHeld((state) => ({ ...state, cleared: false })),
    }
  }, [of, editing, adopted, cleared, store])

  const done: EditorOnTripProps['onDone'] = (edit, { changed, stored }) => {
    setDirty(false)
    setHeld({
      of,
      editing: null,
      adopted: changed ? { ...edit, stored } : adopted,
      cleared: cleared || changed,
    })
  }

  return (
    <DeskContext.Provider value={desk}>
      {actions && <div className="pb-5">{actions}</div>}
      {editing === null ? (
        children(adopted ? shownView(view, adopted.itinerary) : view)
      ) : (
        <Suspense fallback={<Skeleton lines={12} />}>
          <Editor
            tripId={editing}
            unsaved={adopted?.stored === false ? adopted : null}
            store={store}
            onDirty={setDirty}
            onDone={done}
            onCancel={() => setHeld({ ...held, editing: null })}
          />
        </Suspense>
      )}
      {conflict}
      {leaving}
    </DeskContext.Provider>
  )
}

function shownView(view: GenerationView, itinerary: Itinerary): GenerationView {
  const { generationId, lastEventId } = view
  return { ...finishedView(itinerary), generationId, lastEventId }
}
