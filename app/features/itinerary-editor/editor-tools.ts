import { createContext, useContext } from 'react'
import type { EditFacts } from '~/domain/itinerary/edit/draft'
import type { Move, Proposal } from '~/domain/itinerary/edit/moves'
import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** What stands over the editor. */
export type EditorDialog =
  | { kind: 'edit'; id: string }
  | { kind: 'add'; day: number; after: string | null }
  | { kind: 'swap'; id: string }
  /** Shown beside what is there before it is taken over. */
  | { kind: 'compare'; proposal: Proposal }

/** Which button of a stop or a day has the focus after an edit has moved it. */
export interface FocusAfter {
  key: string
  control: 'drag' | 'up' | 'down'
}

/** What the parts of the editor do things with; stays the same object, so that nothing is drawn anew for it. */
export interface EditorTools {
  facts: EditFacts
  current: () => ItineraryView
  /** Carries edits out; `said` is read out with what came of them. */
  edit: (moves: readonly Move[], said: string, focus?: FocusAfter) => void
  /** Takes a stop away and offers to bring it back. */
  remove: (id: string) => void
  open: (dialog: EditorDialog) => void
  /** Reads something out. */
  say: (words: string) => void
}

/** What the screen around the editor does with it. */
export interface EditorHandle extends EditorTools {
  /** Whether there is something to lose, edits that are not drawn yet included. */
  isUnsaved: () => boolean
}

export const EditorToolsContext = createContext<EditorTools | null>(null)

export function useEditorTools(): EditorTools {
  const tools = useContext(EditorToolsContext)
  if (!tools) throw new Error('outside the editor')
  return tools
}
