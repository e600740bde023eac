import { classes } from '~/ui/classes'

interface ProgressLineProps {
  stops: number
  done: number
  /** Whether the traveller is at the stop after those. */
  isThere: boolean
}

/** The day as a line with its stops: past stops are filled, the next one has a ring. */
export function ProgressLine({ stops, done, isThere }: ProgressLineProps) {
  return (
    <div
      role="img"
      aria-label={`${done} of ${stops} stops done`}
      className="relative flex justify-between py-1"
    >
      <span aria-hidden="true" className="absolute inset-x-2 top-1/2 h-1 -translate-y-1/2 bg-current" />
      {Array.from({ length: stops }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop on the line has no identity but its position
          key={index}
          aria-hidden="true"
          className={classes(
            'relative size-4 rounded-full border-[3px] border-current',
            index < done ? 'bg-current' : index === done && isThere ? 'bg-ink-hot' : 'bg-ink-field',
            index === done && 'outline-[3px] outline-current outline-offset-2',
          )}
        />
      ))}
    </div>
  )
}
