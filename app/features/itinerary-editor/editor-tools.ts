import { createContext, useContext } from 'react'
import type { EditFacts } from '~/domain/itinerary/edit/draft'
import type { Move, Proposal } from '~/domain/itinerary/edit/moves'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { PlacesChange } from '~/domain/request/places-change'

/** The open dialog of the editor. */
export type EditorDialog =
  | { kind: 'edit'; id: string }
  | { kind: 'add'; day: number; after: string | null }
  | { kind: 'swap'; id: string }
  /** What is booked: the stop `id`, or a new one. */
  | { kind: 'book'; day: number; id: string | null }
  /** Other nights, places or another order; `change` where they are known already. */
  | { kind: 'places'; change?: PlacesChange }
  /** The booking of a journey between two places. */
  | { kind: 'journey'; id: string }
  /** Shown beside the current plan before it is used. */
  | { kind: 'compare'; proposal: Proposal }

/** Which button of a stop or a day has the focus after an edit has moved it. */
export interface FocusAfter {
  key: string
  control: 'drag' | 'up' | 'down'
}

/** The actions of the editor for its parts. Always the same object, so that it causes no render. */
export interface EditorTools {
  facts: EditFacts
  current: () => ItineraryView
  /** Applies moves; `said` is announced together with the outcome. */
  edit: (moves: readonly Move[], said: string, focus?: FocusAfter) => void
  /** Goes on with another itinerary of the trip, as one more step; `said` is announced together with the outcome. */
  replace: (itinerary: ItineraryView, said: string) => void
  /** Removes a stop and offers undo. */
  remove: (id: string) => void
  open: (dialog: EditorDialog) => void
  /** Announces a text to screen readers. */
  say: (words: string) => void
}

/** What the screen around the editor does with it. */
export interface EditorHandle extends EditorTools {
  /** Whether there are unsaved edits, those included that are not rendered yet. */
  isUnsaved: () => boolean
}

export const EditorToolsContext = createContext<EditorTools | null>(null)

export function useEditorTools(): EditorTools {
  const tools = useContext(EditorToolsContext)
  if (!tools) throw new Error('outside the editor')
  return tools
}
