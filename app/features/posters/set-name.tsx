import { classes } from '~/ui/classes'
import type { Fit } from './fit-place-name'

export interface SetNameProps {
  name: string
  fit: Fit
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span'
  /** Hidden from screen readers, because the name is beside it as text. */
  decorative?: boolean
  className?: string
  id?: string
}

/** A name as wide as its container, by a fit that is known. */
export function SetName({ name, fit, as: Tag = 'h2', decorative, className, id }: SetNameProps) {
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
