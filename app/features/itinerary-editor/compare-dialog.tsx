import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { compare } from '~/domain/itinerary/edit/compare'
import type { Draft, EditFacts } from '~/domain/itinerary/edit/draft'
import type { Move, Proposal } from '~/domain/itinerary/edit/moves'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { ComparisonView } from './comparison-view'
import { useEditorTools } from './editor-tools'
import { usePrepared } from './use-prepared'

interface CompareDialogProps {
  proposal: Proposal
  draft: Draft
  facts: EditFacts
  onTake: (moves: readonly Move[], after: Draft) => void
  onClose: () => void
}

/** A proposal beside the current plan; the reader uses it or keeps the plan. */
export function CompareDialog({ proposal, draft, facts, onTake, onClose }: CompareDialogProps) {
  const prepared = usePrepared(proposal, draft, facts)
  const moves = prepared.state === 'ready' ? prepared.moves : []
  const after = applyMoves(draft, moves, facts)
  const nothing = prepared.state === 'ready' && after === draft
  return (
    <Dialog isOpen onOpenChange={onClose} title={proposal.title}>
      {prepared.state === 'working' && (
        <p role="status">
          {prepared.of > 1 ? `Re-planning: ${prepared.done} of ${prepared.of} days` : 'Re-planning'}
        </p>
      )}
      {prepared.state === 'impossible' && <p role="alert">{prepared.message}</p>}
      {prepared.state === 'ready' && prepared.problem && (
        <p role="alert">Not all of it could be done. {prepared.problem}</p>
      )}
      {nothing && <p>Nothing to change: it is already like that, or a locked stop prevents it.</p>}
      {after !== draft && (
        <ComparisonView
          before={draft.itinerary}
          after={after.itinerary}
          differences={compare(draft.itinerary, after.itinerary)}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{after === draft ? 'Close' : 'Keep it as it is'}</Button>
        {after !== draft && (
          <Button
            variant="primary"
            onClick={() => {
              onTake(moves, after)
              onClose()
            }}
          >
            Use this plan
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** The same in the editor, which applies the moves. */
export function EditorComparison(props: Pick<CompareDialogProps, 'proposal' | 'draft' | 'onClose'>) {
  const { facts, edit } = useEditorTools()
  return (
    <CompareDialog
      {...props}
      facts={facts}
      onTake={(moves) => edit(moves, `${props.proposal.title}: done.`)}
    />
  )
}
