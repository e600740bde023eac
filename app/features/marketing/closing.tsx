import type { ReactNode } from 'react'
import { LinkButton } from '~/ui/link'

interface ClosingProps {
  /** The strip of the poster on screens, and on phones. */
  wide: ReactNode
  tall: ReactNode
}

/** The last section, over a strip of the poster. */
export function Closing({ wide, tall }: ClosingProps) {
  return (
    <section
      aria-labelledby="closing"
      className="relative isolate mt-11 sm:mt-18 overflow-hidden bg-pc-sky text-ink-on-field lg:mt-24"
    >
      <div className="-z-10 absolute inset-0 max-sm:hidden">{wide}</div>
      <div className="-z-10 absolute inset-0 sm:hidden">{tall}</div>
      <div className="mx-auto max-w-page px-gutter pt-11 pb-52 sm:pt-14 sm:pb-56 lg:pt-18 lg:pb-44">
        <h2 id="closing" className="max-w-[12em] text-title">
          Start with three days, free.
        </h2>
        <p className="mt-3 max-w-[24em] text-lead font-field">
          A real plan for the place of your choice. No sign-up, no card.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/planner" variant="key" size="large">
            Plan a Free Sample
          </LinkButton>
          <LinkButton to="/pricing" variant="sheet" size="large">
            Compare Plans
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
