import { classes } from '~/ui/classes'
import { useHydrating } from '~/ui/use-hydrating'
import { type ArtShape, artPlace, artShapes } from './art-files'

interface PosterFileProps {
  /** Of the destination; `house` is the site's own poster. A `sheet` is of a popular one. */
  id: string
  shape: ArtShape
  className?: string
}

/**
 * A destination's poster in the palette of its scope, as decoration. The drawing is a file: pages do not repeat it, and the
 * browser keeps it. Unlike an <img> it takes the page's inks, so that one file serves both themes.
 *
 * The file is named in `data-href`, and the script in <head> asks for it after the first paint (`ui/type-script.ts`): eight drawings
 * before the words cost a phone on a slow network 0.4 s. Without a script a copy in <noscript> takes its place.
 */
export function PosterFile({ id, shape, className }: PosterFileProps) {
  const hydrating = useHydrating()
  const file = `/art/${artPlace(id, shape)}`
  return (
    <>
      <Drawing shape={shape} className={className} use={hydrating ? { 'data-href': file } : { href: file }} />
      {hydrating && (
        <noscript>
          <Drawing shape={shape} className={className} use={{ href: file }} />
        </noscript>
      )}
    </>
  )
}

interface DrawingProps {
  shape: ArtShape
  className: string | undefined
  use: { href: string } | { 'data-href': string }
}

function Drawing({ shape, className, use }: DrawingProps) {
  const { width, height } = artShapes[shape]
  return (
    <svg
      aria-hidden="true"
      // As poster.tsx cuts it.
      viewBox={`0 0 ${width} ${height - 0.5}`}
      preserveAspectRatio="xMidYMax slice"
      className={classes('poster', className)}
    >
      <use {...use} />
    </svg>
  )
}
