import { InkScope } from '~/features/posters/ink-scope'
import { PlaceName } from '~/features/posters/place-name'
import { PosterFile } from '~/features/posters/poster-file'
import type { WallPoster } from './wall-poster'

/** A poster for each destination, as buttons of the form around them. */
export function WallCards({ posters }: { posters: WallPoster[] }) {
  return (
    <ul className="-mx-gutter mt-6 flex snap-x scroll-px-gutter gap-4 overflow-x-auto px-gutter py-1 sm:mx-0 sm:grid sm:grid-cols-4 sm:gap-5 sm:overflow-visible sm:px-0">
      {posters.map(({ id, label, palette: { name, facts, latitude }, country }) => (
        <InkScope
          key={id}
          facts={facts}
          latitude={latitude}
          inks="poster"
          as="li"
          className="w-[42vw] max-w-56 flex-none snap-start sm:w-auto sm:max-w-none"
        >
          <button
            type="submit"
            name="destination"
            value={label}
            className="group flex h-full w-full flex-col rounded-sheet bg-ink-paper p-2 text-left text-ink-key hover:shadow-[0_0_0_2px_var(--ink-key)] focus-visible:shadow-focus"
          >
            <span className="block w-full overflow-hidden">
              <PosterFile
                id={id}
                shape="sheet"
                className="aspect-4/5 w-full transition-[scale] duration-base ease-print group-hover:scale-[1.03]"
              />
            </span>
            <PlaceName name={name} as="span" className="mt-2.5 block w-full" />
            <span className="mt-2 text-ink-soft text-micro">{country}</span>
          </button>
        </InkScope>
      ))}
    </ul>
  )
}
