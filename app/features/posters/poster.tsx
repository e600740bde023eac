import type { PosterFacts } from '~/domain/places/destination'
import { classes } from '~/ui/classes'
import { Drawing } from './drawing'
import type { PosterShape } from './stage'

interface PosterProps extends PosterShape {
  facts: PosterFacts
  latitude: number
  name: string
  /** Says what the picture shows; without it the picture is decoration. */
  title?: string
  className?: string
}

export function Poster({ facts, latitude, name, title, className, ...shape }: PosterProps) {
  return (
    <svg
      viewBox={`0 0 ${shape.width} ${shape.height - 0.5}`}
      preserveAspectRatio="xMidYMax slice"
      className={classes('poster', className)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <Drawing facts={facts} latitude={latitude} name={name} shape={shape} />
    </svg>
  )
}
