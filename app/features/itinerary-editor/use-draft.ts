import { useCallback, useRef, useState } from 'react'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { type Draft, draftOf, type EditFacts } from '~/domain/itinerary/edit/draft'
import type { Move } from '~/domain/itinerary/edit/moves'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { Steps } from './kept-steps'

/** Steps that can be undone. */
const remembered = 100

export interface History {
  past: Draft[]
  present: Draft
  future: Draft[]
}

type Step = { type: 'edit'; draft: Draft } | { type: 'undo' } | { type: 'redo' }

function advance({ past, present, future }: History, step: Step): History {
  if (step.type === 'edit') {
    if (step.draft === present) return { past, present, future }
    return { past: [...past, present].slice(-remembered), present: step.draft, future: [] }
  }
  if (step.type === 'undo') {
    const before = past.at(-1)
    if (!before) return { past, present, future }
    return { past: past.slice(0, -1), present: before, future: [present, ...future] }
  }
  const [after, ...rest] = future
  return after ? { past: [...past, present], present: after, future: rest } : { past, present, future }
}

function historyOf(itinerary: ItineraryView, kept: Steps | null): History {
  const drafts = kept?.steps.map(draftOf) ?? []
  const at = kept?.at ?? 0
  return {
    past: drafts.slice(0, at),
    present: drafts[at] ?? draftOf(itinerary),
    future: drafts.slice(at + 1),
  }
}

/** A copy of an itinerary to edit, with every step undoable; `kept` are the steps of an earlier edit that goes on. */
export function useDraft(
  itinerary: ItineraryView,
  factsOf: (itinerary: ItineraryView) => EditFacts,
  kept: Steps | null = null,
) {
  const [drawn, setDrawn] = useState<History>(() => historyOf(itinerary, kept))
  // The current itinerary, rendered or not: quick edits in a row build on each other.
  const history = useRef(drawn)
  const take = useCallback((step: Step) => {
    history.current = advance(history.current, step)
    setDrawn(history.current)
  }, [])
  const latest = useCallback(() => history.current.present, [])
  /** Applies the moves and returns the result. */
  const edit = useCallback(
    (moves: readonly Move[]): ItineraryView => {
      const start = performance.now()
      const now = latest()
      const draft = applyMoves(now, moves, factsOf(now.itinerary))
      // A performance mark for `npm run bench:inp` and the browser's own tools.
      performance.measure('itinerary-edit', { start })
      take({ type: 'edit', draft })
      return draft.itinerary
    },
    [factsOf, latest, take],
  )
  const replace = useCallback(
    (itinerary: ItineraryView) => take({ type: 'edit', draft: draftOf(itinerary) }),
    [take],
  )
  const undo = useCallback(() => take({ type: 'undo' }), [take])
  const redo = useCallback(() => take({ type: 'redo' }), [take])
  const { past, present, future } = drawn
  return {
    drawn,
    draft: present,
    latest,
    edit,
    replace,
    undo,
    redo,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  }
}
