import type { DestinationCard } from '~/domain/places/place-catalogue'
import { InkScope } from '~/features/posters/ink-scope'
import { PlaceName } from '~/features/posters/place-name'
import { Poster } from '~/features/posters/poster'

interface FirstLookProps {
  destinations: DestinationCard[]
  chosen: string
  onChoose: (label: string) => void
}

/** What stands where the itinerary will be: the posters to pick from, the chosen one framed. */
export function FirstLook({ destinations, chosen, onChoose }: FirstLookProps) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {destinations.slice(0, 8).map(({ id, label, name, country, poster, center }) => (
        <InkScope key={id} facts={poster} latitude={center[0]} as="li">
          <button
            type="button"
            aria-pressed={label === chosen}
            onClick={() => onChoose(label)}
            className="flex h-full w-full cursor-pointer flex-col rounded-sheet bg-ink-paper p-2 text-left text-ink-key aria-pressed:shadow-[0_0_0_2px_var(--ink-key)]"
          >
            <Poster
              facts={poster}
              latitude={center[0]}
              name={name}
              width={300}
              height={375}
              className="aspect-4/5 w-full"
            />
            <PlaceName name={name} as="span" className="mt-2.5 block w-full" />
            <span className="mt-2 text-ink-soft text-micro">{country}</span>
          </button>
        </InkScope>
      ))}
    </ul>
  )
}
