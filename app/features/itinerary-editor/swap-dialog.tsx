import { useMemo } from 'react'
import type { PlaceScope } from '~/domain/itinerary/edit/places'
import { alternativesFor } from '~/domain/itinerary/edit/suggest'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import { Dialog } from '~/ui/dialog'
import { useEditorTools } from './editor-tools'
import { PlaceList } from './place-list'

interface SwapDialogProps {
  stop: ActivityView
  scope: PlaceScope
  onClose: () => void
}

/** Places that can replace a stop; the choice is shown beside the plan before it is used. */
export function SwapDialog({ stop, scope, onClose }: SwapDialogProps) {
  const { open } = useEditorTools()
  const found = useMemo(
    () => alternativesFor(scope.itinerary, scope.id(stop.id), scope.facts),
    [scope, stop.id],
  )
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
