import type { ReactNode } from 'react'
import type { ShownDestination } from '~/domain/catalogue/place-catalogue'
import { InkScope } from '~/features/posters/ink-scope'
import { PlaceName } from '~/features/posters/place-name'
import { Poster } from '~/features/posters/poster'
import { classes } from '~/ui/classes'

interface PosterButtonProps {
  card: ShownDestination
  onPick: () => void
  /** Whether this is the chosen one, for posters that stay visible. */
  pressed?: boolean
  /** Aspect ratio of the picture. */
  art?: string
  /** Text below the country. */
  children?: ReactNode
  /** What stands below the button. */
  below?: ReactNode
}

/** A destination's poster to choose, in its own inks, as a list item. */
export function PosterButton({
  card: { name, country, poster, center },
  onPick,
  pressed,
  art = 'aspect-4/5',
  children,
  below,
}: PosterButtonProps) {
  return (
    <InkScope facts={poster} latitude={center[0]} as="li" className="flex flex-col">
      <button
        type="button"
        aria-pressed={pressed}
        onClick={onPick}
        className="flex w-full flex-1 cursor-pointer flex-col rounded-sheet bg-ink-paper p-2 text-left text-ink-key hover:shadow-[0_0_0_2px_var(--ink-key)] aria-pressed:shadow-[0_0_0_2px_var(--ink-key)]"
      >
        <Poster
          facts={poster}
          latitude={center[0]}
          name={name}
          shape="sheet"
          className={classes('w-full', art)}
        />
        <PlaceName name={name} as="span" className="mt-2.5 block w-full" />
        <span className="mt-2 text-ink-soft text-micro">{country}</span>
        {children}
      </button>
      {below}
    </InkScope>
  )
}
