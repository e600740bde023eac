import { Link } from '@remix-run/react'
import type { BillingCycle } from '~/domain/billing/plans'

interface BillingToggleProps {
  cycle: BillingCycle
  saving: string
}

const side =
  'flex min-h-tap items-center gap-2 px-5 font-label not-first:border-l-[1.5px] border-ink-edge hover:underline ' +
  'aria-[current]:bg-ink-field aria-[current]:text-ink-on-field aria-[current]:shadow-[inset_0_-4px_0_var(--ink-hot)]'

/** Monthly or yearly: two addresses of one page, so that it works without a script and can be shared. */
export function BillingToggle({ cycle, saving }: BillingToggleProps) {
  const current = (mine: BillingCycle) => (mine === cycle ? 'true' : undefined)
  return (
    <nav aria-label="Billing of the Globetrotter Club" className="w-fit max-w-full">
      <div className="flex flex-wrap overflow-clip rounded-control border-[1.5px] border-ink-edge bg-ink-sheet">
        <Link to="/pricing" replace preventScrollReset aria-current={current('monthly')} className={side}>
          Monthly
        </Link>
        <Link
          to="/pricing?billing=yearly"
          replace
          preventScrollReset
          aria-current={current('yearly')}
          className={side}
        >
          Yearly <span className="text-small font-strong">{saving}</span>
        </Link>
      </div>
    </nav>
  )
}
