import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { CompareDialog } from '~/features/itinerary-editor/compare-dialog'
import { PlacesDialog } from '~/features/itinerary-editor/places-dialog'
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
  const { draft, facts, trip } = proposed
  const adopt = (itinerary: ItineraryView) => {
    session?.adopt({ id: trip.id, version: trip.version, itinerary })
    onTaken()
  }
  // An editor that opened since works on a copy of its own.
  const editor = session?.editor.current
  if ('places' in proposed)
    return (
      <PlacesDialog
        tripId={trip.id}
        itinerary={draft.itinerary}
        change={proposed.places}
        onTake={(after) => (editor ? editor.replace(after, 'Places changed.') : adopt(after))}
        onClose={onClose}
      />
    )
  const { proposal } = proposed
  return (
    <CompareDialog
      proposal={proposal}
      draft={draft}
      facts={facts}
      onTake={(moves, { itinerary }) =>
        editor ? editor.edit(moves, `${proposal.title}: done.`) : adopt(itinerary)
      }
      onClose={onClose}
    />
  )
}
