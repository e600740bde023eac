import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'

interface LockedCardsProps {
  count: number
  /** "hotels" */
  what: string
  onUpgrade: () => void
}

/** Sheets not printed yet in the place of the cards a plan leaves out. */
export function LockedCards({ count, what, onUpgrade }: LockedCardsProps) {
  if (count === 0) return null
  return (
    <div className="relative grid gap-4 xl:grid-cols-2">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blank sheets never change places
        <div key={index} aria-hidden="true" className="hatch h-36 max-xl:[&:nth-child(n+2)]:hidden" />
      ))}
      <div className="absolute inset-0 grid place-items-center p-4">
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-sheet bg-ink-paper px-5 py-4 text-center">
          <p className="flex items-center gap-2 font-strong">
            <Icon name="lock" />
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
