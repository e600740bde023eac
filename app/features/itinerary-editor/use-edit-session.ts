import { createContext, type MutableRefObject, type RefObject, useContext } from 'react'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { TripEdit } from '~/features/trips/trip-calls'
import type { EditorDialog, EditorHandle } from './editor-tools'
import type { HeldEdit } from './held-edit'

export interface EditSession {
  /** The stored trip that the screen shows; null for a sample. A ref, so that it causes no render. */
  tripId: MutableRefObject<string | null>
  /** As the screen shows it, edits included. */
  shown: ItineraryView | null
  /** The editor while it is open. */
  editor: RefObject<EditorHandle | null>
  /** Shows an edited copy that is not stored yet. */
  adopt: (edit: TripEdit) => void
  /** Shows a copy that the server or this device holds already. */
  show: (edit: HeldEdit) => void
  /** Shows an edited copy and stores it at once; the version that is stored now, null when it is not stored yet. */
  put: (edit: TripEdit) => Promise<number | null>
  /** Whether closing the page would lose edits, now or soon. */
  inHand: boolean
  /** The trip's version once something was stored. */
  version: number | null
  editing: boolean
  /** Opens the editor, with a dialog at once where one is given. */
  edit: (tripId: string, begin?: EditorDialog | null) => void
  /** What is shown was edited since it was saved as a favourite. */
  cleared: boolean
  /** Stores what was edited and is not stored yet; whether all is stored now. */
  store: () => Promise<boolean>
  /** What is shown has been saved. */
  onSaved: () => void
}

export const EditSessionContext = createContext<EditSession | null>(null)

/** The trip being edited; null when there is none. */
export function useEditSession(): EditSession | null {
  return useContext(EditSessionContext)
}
