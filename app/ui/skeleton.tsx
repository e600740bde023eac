import { classes } from './classes'

interface SkeletonProps {
  /** Lines of text to come. */
  lines?: number
  /** A picture to come; give it its shape. */
  art?: string
  className?: string
}

const widths = ['w-9/12', 'w-full', 'w-11/12', 'w-5/12']

/** Hatched like a sheet that is not printed yet, in the place of what is to come. */
export function Skeleton({ lines = 3, art, className }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={classes('grid gap-2.5', className)}>
      {art && <div className={classes('hatch', art)} />}
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of nothing never change places
        <div key={index} className={classes('hatch h-4', widths[index % widths.length])} />
      ))}
    </div>
  )
}
