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
  // An editor that opened since works on a copy of its own: looked for when the change is taken.
  const opened = () => session?.editor.current
  if ('places' in proposed)
    return (
      <PlacesDialog
        tripId={trip.id}
        itinerary={draft.itinerary}
        change={proposed.places}
        onTake={(after) => {
          const editor = opened()
          if (editor) editor.replace(after, 'Places changed.')
          else adopt(after)
        }}
        onClose={onClose}
      />
    )
  const { proposal } = proposed
  return (
    <CompareDialog
      proposal={proposal}
      draft={draft}
      facts={facts}
      onTake={(moves, { itinerary }) => {
        const editor = opened()
        if (editor) editor.edit(moves, `${proposal.title}: done.`)
        else adopt(itinerary)
      }}
      onClose={onClose}
    />
  )
}
