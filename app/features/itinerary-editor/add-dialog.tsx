import { useMemo, useState } from 'react'
import { stopsOf } from '~/domain/itinerary/edit/draft'
import type { NewStop } from '~/domain/itinerary/edit/moves'
import type { PlaceScope } from '~/domain/itinerary/edit/places'
import { additionsFor } from '~/domain/itinerary/edit/suggest'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { Dialog } from '~/ui/dialog'
import { Tabs } from '~/ui/tabs'
import { TextField } from '~/ui/text-field'
import { useEditorTools } from './editor-tools'
import { OwnStopForm } from './own-stop-form'
import { PlaceList } from './place-list'

interface AddDialogProps {
  itinerary: ItineraryView
  scope: PlaceScope
  day: number
  /** The stop before the new one; null at the start of an empty day. */
  after: string | null
  onClose: () => void
}

/** Adds a stop: a place of the catalogue that is near and open then, or the traveller's own. */
export function AddDialog({ itinerary, scope, day, after, onClose }: AddDialogProps) {
  const { edit } = useEditorTools()
  const [query, setQuery] = useState('')
  const found = useMemo(() => {
    const words = query.trim().toLowerCase()
    const stop = after === null ? null : scope.id(after)
    return additionsFor(scope.itinerary, scope.day(day), stop, scope.facts, (place) =>
      [place.name, place.localName ?? '', place.kind, ...place.interests]
        .join(' ')
        .toLowerCase()
        .includes(words),
    )
  }, [scope, day, after, query])
  const stops = stopsOf(itinerary.days[day - 1] ?? { activities: [] })
  const add = (stop: NewStop, title: string, at: number | null) => {
    const before = stops[stops.findIndex(({ id }) => id === after) + 1]?.id ?? null
    edit(
      [{ kind: 'add', day, before: after === null ? null : before, stop, ...(at !== null && { at }) }],
      `${title} added to day ${day}.`,
    )
    onClose()
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={`Add a stop to day ${day}`}>
      <Tabs
        label="Where from"
        tabs={[
          {
            id: 'catalogue',
            label: 'Places nearby',
            content: (
              <div className="grid gap-3">
                <TextField
                  label="Search places"
                  type="search"
                  value={query}
                  onChange={({ target }) => setQuery(target.value)}
                />
                <PlaceList
                  suggestions={found}
                  action="Add"
                  empty="No place of the catalogue fits these words."
                  onPick={({ place }) => add({ placeId: place.id }, place.name, null)}
                />
              </div>
            ),
          },
          { id: 'own', label: 'In your own words', content: <OwnStopForm onAdd={add} onCancel={onClose} /> },
        ]}
      />
    </Dialog>
  )
}
