import { useMemo } from 'react'
import { alternativesFor } from '~/domain/itinerary/edit/suggest'
import type { ActivityView, ItineraryView } from '~/domain/itinerary/itinerary'
import { Dialog } from '~/ui/dialog'
import { useEditorTools } from './editor-tools'
import { PlaceList } from './place-list'

interface SwapDialogProps {
  stop: ActivityView
  itinerary: ItineraryView
  onClose: () => void
}

/** Places that can replace a stop; the choice is shown beside the plan before it is used. */
export function SwapDialog({ stop, itinerary, onClose }: SwapDialogProps) {
  const { facts, open } = useEditorTools()
  const found = useMemo(() => alternativesFor(itinerary, stop.id, facts), [itinerary, stop.id, facts])
  return (
    <Dialog isOpen onOpenChange={onClose} title={`Instead of ${stop.title}`}>
      <PlaceList
        suggestions={found}
        action="Swap"
        empty="Nothing else in the catalogue fits here."
        onPick={({ place }) =>
          open({
            kind: 'compare',
            proposal: {
              title: `${place.name} instead of ${stop.title}`,
              moves: [{ kind: 'replace', id: stop.id, placeId: place.id }],
            },
          })
        }
      />
    </Dialog>
  )
}
