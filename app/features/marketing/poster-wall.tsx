import type { DestinationCard } from '~/domain/places/place-catalogue'
import { InkScope } from '~/features/posters/ink-scope'
import { PlaceName } from '~/features/posters/place-name'
import { Poster } from '~/features/posters/poster'
import { Link } from '~/ui/link'

interface PosterWallProps {
  destinations: DestinationCard[]
  chosenId: string
  onChoose: (id: string) => void
}

/** Every destination in its own three inks; picking one reprints the page. */
export function PosterWall({ destinations, chosenId, onChoose }: PosterWallProps) {
  const chosen = destinations.find(({ id }) => id === chosenId)
  return (
    <section aria-labelledby="wall" className="mx-auto max-w-page px-gutter py-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="wall" className="text-title">
          Where to?
        </h2>
        <p className="max-w-[30em] text-ink-soft">
          Every destination is printed in its own three inks. Pick one and this page takes them.
        </p>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-5 sm:grid-cols-4">
        {destinations.map((card) => (
          <InkScope key={card.id} facts={card.poster} latitude={card.center[0]} as="li">
            <button
              type="button"
              aria-pressed={card.id === chosenId}
              aria-label={card.label}
              onClick={() => onChoose(card.id)}
              className="flex h-full w-full cursor-pointer flex-col rounded-sheet bg-ink-paper p-2 text-left text-ink-key aria-pressed:shadow-[0_0_0_2px_var(--ink-key)]"
            >
              <Poster
                facts={card.poster}
                latitude={card.center[0]}
                name={card.name}
                width={300}
                height={375}
                className="aspect-4/5 w-full"
              />
              <PlaceName name={card.name} as="span" decorative className="mt-2.5 block w-full" />
              <span className="mt-2 text-ink-soft text-micro">{card.country}</span>
            </button>
          </InkScope>
        ))}
      </ul>
      {chosen && (
        <p className="mt-6">
          <Link to={`/planner?destination=${encodeURIComponent(chosen.label)}`}>
            Plan a trip to {chosen.name}
          </Link>
        </p>
      )}
    </section>
  )
}
