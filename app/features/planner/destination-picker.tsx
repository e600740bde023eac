import { useState } from 'react'
import type { ShownDestination } from '~/domain/catalogue/place-catalogue'
import { popularOnes, shortestQuery } from '~/domain/gazetteer/destination-search'
import type { FormPlace } from '~/domain/request/several-places'
import { latePart } from '~/ui/late-part'
import { Link } from '~/ui/link'
import { SearchPicker } from '~/ui/search-picker'
import { tripFieldId } from './trip-field-id'
import { useSuggestions } from './use-suggestions'
import { useTypedPlaces } from './use-typed-places'

interface DestinationPickerProps {
  /** Of a place after the first: its label, the id of its button and the name of its field. */
  place?: { label: string; id: string; name: string }
  value: string
  onChange: (destination: string) => void
  /** Several places were typed and chosen at once. */
  onPlaces?: (places: FormPlace[]) => void
  /** Destinations of the catalogue, the best known first. */
  destinations: ShownDestination[]
  error: string | undefined
}

const theDestination = { label: 'Destination', id: tripFieldId('destination'), name: 'destination' }

const severalId = 'several places'

const Stamp = latePart(
  async () => (await import('./stamp')).Stamp,
  <span className="block h-10 w-8 shrink-0" />,
)

/** Picks a destination: popular ones first, suggestions from two characters on. */
export function DestinationPicker({
  place = theDestination,
  value,
  onChange,
  onPlaces,
  destinations,
  error,
}: DestinationPickerProps) {
  const [query, setQuery] = useState('')
  const checked = destinations.filter(({ imported }) => !imported).length
  const popular = destinations.slice(0, popularOnes)
  const suggestions = useSuggestions(query)
  const several = useTypedPlaces(onPlaces ? query : '', 'field')
  // If the search does not answer, the popular ones stay.
  const searching = query.trim().length >= shortestQuery && !suggestions.failed
  const labels = searching ? (suggestions.labels ?? []) : popular.map(({ label }) => label)
  return (
    <>
      <SearchPicker
        id={place.id}
        label={place.label}
        value={value}
        placeholder="Where do you want to go?"
        searchPlaceholder="Search destinations..."
        query={query}
        onQueryChange={setQuery}
        heading={searching ? 'Suggestions' : 'Popular destinations'}
        explanation={
          <>
            <Link to="/destinations">{checked} destinations</Link> have checked places. Any other town gets a
            plan by quarter, which names no place.
          </>
        }
        items={[
          ...(several
            ? [{ id: severalId, label: several.label, note: `${several.places.length} places` }]
            : []),
          ...labels.map((label) => {
            const card = destinations.find((candidate) => candidate.label === label)
            return card
              ? {
                  id: label,
                  label,
                  note: card.imported ? `Places of ${card.imported.from}` : 'Checked places',
                  art: <Stamp card={card} />,
                }
              : { id: label, label, note: 'Quarters only' }
          }),
        ]}
        loading={searching && suggestions.loading && !several ? 'Loading suggestions...' : null}
        empty="No destinations found. Try another search."
        onPick={({ id, label }) =>
          id === severalId && several ? onPlaces?.(several.places) : onChange(label)
        }
        error={error}
      />
      <input type="hidden" name={place.name} value={value} />
    </>
  )
}
