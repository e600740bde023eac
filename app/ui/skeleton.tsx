import { classes } from './classes'

interface SkeletonProps {
  /** Number of text lines. */
  lines?: number
  /** Classes of a picture's placeholder. */
  art?: string
  className?: string
}

const widths = ['w-9/12', 'w-full', 'w-11/12', 'w-5/12']

/** A hatched placeholder for content that is loading. */
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
