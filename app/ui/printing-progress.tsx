import type { ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './icon'

export interface PrintingStep {
  /** The plate of this step. */
  id: string
  /** What happens in this step, in a few words. */
  name: string
  done: boolean
}

interface PrintingProgressProps {
  /** Up to four steps, one for each plate: paper, first ink, second ink, key. Each is a real step of the work. */
  steps: readonly PrintingStep[]
  /** The destination whose poster is printed; by default a plain landscape in the page's inks. */
  art?: ReactNode
  /** Nothing else is on the page yet: the sheet is as large as the poster of the plan will be. */
  large?: boolean
}

/** Progress shown as a print: with every finished step one more plate is on the sheet. */
export function PrintingProgress({ steps, art, large }: PrintingProgressProps) {
  const printed = steps.filter(({ done }) => done).length
  const current = steps.findIndex(({ done }) => !done)
  return (
    <div
      className={classes(
        'grid items-center gap-4 rounded-sheet bg-ink-sheet p-4 sm:gap-5 sm:p-5',
        large
          ? 'sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:gap-8'
          : 'grid-cols-[6.5rem_1fr] sm:grid-cols-[14rem_1fr]',
      )}
    >
      <div className="press" data-plates={printed} aria-hidden="true">
        {art ?? <Landscape />}
      </div>
      <ol className="grid gap-1" aria-label="Progress">
        {steps.map(({ id, name, done }, index) => (
          <li
            key={id}
            aria-current={index === current ? 'step' : undefined}
            className={classes(
              'flex min-h-9 items-center gap-3 font-label',
              !done && index !== current && 'text-ink-soft',
            )}
          >
            <Icon
              name={done ? 'pass' : 'register'}
              label={done ? 'Done' : index === current ? 'Under way' : 'To come'}
              className={classes(index === current && 'under-way text-ink-hot-text')}
            />
            {name}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {current === -1 ? 'Done' : steps[current]?.name}
      </p>
    </div>
  )
}

function Landscape() {
  return (
    <svg viewBox="0 0 120 90" aria-hidden="true" className="block w-full">
      <path d="M0,0H120V90H0z" fill="var(--pc-sky)" />
      <circle cx="62" cy="42" r="26" fill="var(--pc-hot)" />
      <path d="M0,60Q22,44 44,58T120,54V90H0z" fill="var(--pc-light)" />
      <path d="M0,72Q34,56 64,72T120,66V90H0z" fill="var(--pc-key)" />
    </svg>
  )
}
