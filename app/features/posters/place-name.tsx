import { classes } from '~/ui/classes'
import { fitPlaceName } from './fit-place-name'

interface PlaceNameProps {
  name: string
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span'
  /** Font size wished for, as a share of the measure; the name fills the measure whatever it is. */
  height?: number
  /** Hidden from screen readers, because the name is beside it as text. */
  decorative?: boolean
  className?: string
  id?: string
}

/**
 * A name as wide as its container, without a script: the letters' widths are known, so the server says how far the
 * font's width axis goes, and container units do the rest.
 */
export function PlaceName({ name, as: Tag = 'h2', height, decorative, className, id }: PlaceNameProps) {
  const fit = fitPlaceName(name, height)
  return (
    <Tag id={id} className={classes('place-name', className)} aria-hidden={decorative || undefined}>
      <span
        style={{
          fontSize: `${fit.size}cqi`,
          fontStretch: `${fit.stretch}%`,
          letterSpacing: fit.spacing ? `${fit.spacing}em` : undefined,
          marginInline: `${-fit.start}em ${-fit.end}em`,
        }}
      >
        {name}
      </span>
    </Tag>
  )
}
