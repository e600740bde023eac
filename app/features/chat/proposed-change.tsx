import { CompareDialog } from '~/features/itinerary-editor/compare-dialog'
import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import type { Proposed } from './conversation-state'

interface ProposedChangeProps {
  proposed: Proposed
  onTaken: () => void
  onClose: () => void
}

/** The assistant's proposal beside the current trip; once accepted, the screen shows it and it can be saved. */
export function ProposedChange({ proposed, onTaken, onClose }: ProposedChangeProps) {
  const session = useEditSession()
  const { proposal, draft, facts, trip } = proposed
  return (
    <CompareDialog
      proposal={proposal}
      draft={draft}
      facts={facts}
      onTake={(moves, { itinerary }) => {
        // An editor that opened since works on a copy of its own.
        const editor = session?.editor.current
        if (editor) return editor.edit(moves, `${proposal.title}: done.`)
        session?.adopt({ id: trip.id, version: trip.version, itinerary })
        onTaken()
      }}
      onClose={onClose}
    />
  )
}
