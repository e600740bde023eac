import { useMemo } from 'react'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { compare } from '~/domain/itinerary/edit/compare'
import type { Draft } from '~/domain/itinerary/edit/draft'
import type { Move } from '~/domain/itinerary/edit/moves'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { ComparisonView } from './comparison-view'
import { useEditorTools } from './editor-tools'

interface CompareDialogProps {
  title: string
  moves: readonly Move[]
  draft: Draft
  onClose: () => void
}

/** Edits beside what is there, to be taken over or not. */
export function CompareDialog({ title, moves, draft, onClose }: CompareDialogProps) {
  const { facts, edit } = useEditorTools()
  const after = useMemo(() => applyMoves(draft, moves, facts), [draft, moves, facts])
  const nothing = after === draft
  return (
    <Dialog isOpen onOpenChange={onClose} title={title}>
      {nothing ? (
        <p>Nothing to change here: what is not locked is already like that.</p>
      ) : (
        <ComparisonView
          before={draft.itinerary}
          after={after.itinerary}
          differences={compare(draft.itinerary, after.itinerary)}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{nothing ? 'Close' : 'Keep it as it is'}</Button>
        {!nothing && (
          <Button
            variant="primary"
            onClick={() => {
              edit(moves, `${title}: taken over.`)
              onClose()
            }}
          >
            Take it over
          </Button>
        )}
      </div>
    </Dialog>
  )
}
