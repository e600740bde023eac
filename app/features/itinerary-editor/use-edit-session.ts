import { createContext, type MutableRefObject, type RefObject, useContext } from 'react'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { TripEdit } from '~/features/trips/trip-calls'
import type { EditorHandle } from './editor-tools'
import type { HeldEdit } from './held-edit'

export interface EditSession {
  /** The trip that what is shown belongs to; null of a sample and of nobody's. Not drawn, so that it draws nothing anew. */
  tripId: MutableRefObject<string | null>
  /** As the screen shows it, edits included. */
  shown: ItineraryView | null
  /** The editor while it is open. */
  editor: RefObject<EditorHandle | null>
  /** Takes an edited copy over that is not stored yet. */
  adopt: (edit: TripEdit) => void
  /** Shows a copy that the server or this device holds already. */
  show: (edit: HeldEdit) => void
  /** Whether there is something that would be gone with the page, or may soon be. */
  inHand: boolean
  /** The trip's version once something was stored. */
  version: number | null
  editing: boolean
  edit: (tripId: string) => void
  /** What is shown was edited since it was saved as a favourite. */
  cleared: boolean
  /** Stores what was edited and is not stored yet; whether all is stored now. */
  store: () => Promise<boolean>
  /** What is shown has been saved. */
  onSaved: () => void
}

export const EditSessionContext = createContext<EditSession | null>(null)

/** The trip under a person's hands; null where there is none. */
export function useEditSession(): EditSession | null {
  return useContext(EditSessionContext)
}
