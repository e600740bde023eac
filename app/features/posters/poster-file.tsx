import { classes } from '~/ui/classes'
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
 */
export function PosterFile({ id, shape, className }: PosterFileProps) {
  const { width, height } = artShapes[shape]
  return (
    <svg
      aria-hidden="true"
      // As poster.tsx cuts it.
      viewBox={`0 0 ${width} ${height - 0.5}`}
      preserveAspectRatio="xMidYMax slice"
      className={classes('poster', className)}
    >
      <use href={`/art/${artPlace(id, shape)}`} />
    </svg>
  )
}
