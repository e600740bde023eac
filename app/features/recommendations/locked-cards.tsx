import { buttonClass } from '~/ui/button-class'
import { TripIcon } from '~/ui/trip-icon'

interface LockedCardsProps {
  count: number
  /** "hotels" */
  what: string
  onUpgrade: () => void
}

/** Number of cards of a kind in a paid plan. */
const sheets = ['first', 'second', 'third', 'fourth']

/** Empty cards for those that the plan does not include. */
export function LockedCards({ count, what, onUpgrade }: LockedCardsProps) {
  if (count === 0) return null
  return (
    <div className="relative grid gap-4 xl:grid-cols-2">
      {sheets.slice(0, count).map((sheet) => (
        <div key={sheet} aria-hidden="true" className="hatch h-36 max-xl:[&:nth-child(n+2)]:hidden" />
      ))}
      <div className="absolute inset-0 grid place-items-center p-4">
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-sheet bg-ink-paper px-5 py-4 text-center">
          <p className="flex items-center gap-2 font-strong">
            <TripIcon name="lock" />
            {count} more {what} with a paid plan
          </p>
          <button
            type="button"
            onClick={onUpgrade}
            className={buttonClass({ variant: 'key', size: 'small' })}
          >
            Upgrade
          </button>
        </div>
      </div>
    </div>
  )
}
