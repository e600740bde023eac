import { classes } from '~/ui/classes'
import { SwipeRow } from '~/ui/swipe-row'
import type { Mark } from './sample-sheet'

/** The stops with the least time to spare, each with its evidence. */
export function Marks({ marks }: { marks: Mark[] }) {
  return (
    <div>
      <h3 className="pb-3 text-head">Least time to spare</h3>
      <SwipeRow label="Least time to spare">
        <ol className="border-ink-key border-t-2">
          {marks.map(({ id, time, title, day, evidence, unknown }) => (
            <li
              key={id}
              className="grid grid-cols-[4.6rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-ink-edge border-b py-4 sm:grid-cols-[4.6rem_minmax(0,1fr)_minmax(0,1.1fr)]"
            >
              <span className="wdth-clock text-[2.125rem] leading-[0.95] font-display">{time}</span>
              <span>
                <b className="block text-[1.1875rem] leading-tight">{title}</b>
                <span className="text-ink-soft text-small">{day}</span>
              </span>
              <p className="relative pl-6 text-[0.9375rem] leading-snug max-sm:col-start-2">
                <span
                  aria-hidden="true"
                  className="absolute top-[0.65em] -left-6 w-8 border-ink-hot-text border-t-[1.5px] max-sm:-left-8 max-sm:w-10"
                />
                <span
                  aria-hidden="true"
                  className={classes(
                    'absolute top-[calc(0.65em-4px)] left-1.5 size-[9px] rounded-full',
                    unknown ? 'border-2 border-ink-hot-text border-dashed bg-ink-paper' : 'bg-ink-hot-text',
                  )}
                />
                {unknown && <b className="text-ink-hot-text">Unknown. </b>}
                {evidence}
              </p>
            </li>
          ))}
        </ol>
      </SwipeRow>
      <p className="pt-3 text-ink-soft text-small">
        When something can’t be known, the plan says so. It never guesses.
      </p>
    </div>
  )
}
