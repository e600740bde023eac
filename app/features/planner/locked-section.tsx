import { type ReactNode, useId } from 'react'
import { buttonClass } from '~/ui/button-class'
import { TripIcon } from '~/ui/trip-icon'

interface LockedSectionProps {
  title: string
  description: string
  unlocked: boolean
  onUpgrade: () => void
  children: ReactNode
}

/** Filters that need a paid plan: visible under an overlay, and disabled. */
export function LockedSection({ title, description, unlocked, onUpgrade, children }: LockedSectionProps) {
  const heading = useId()
  if (unlocked) return <section aria-label={title}>{children}</section>
  return (
    <section aria-labelledby={heading} className="relative grid overflow-hidden">
      {/* React 18 cannot set the inert attribute as a boolean. */}
      <div
        aria-hidden="true"
        {...{ inert: '' }}
        className="pointer-events-none blur-[5px] select-none [grid-area:1/1]"
      >
        {children}
      </div>
      <div className="relative grid content-center justify-items-start gap-2 rounded-sheet border-[1.5px] border-ink-edge border-dashed bg-ink-paper/85 p-4 [grid-area:1/1]">
        <h3 id={heading} className="flex items-center gap-2 font-strong">
          <TripIcon name="lock" />
          {title}
        </h3>
        <p className="text-small leading-snug">{description}</p>
        <button type="button" onClick={onUpgrade} className={buttonClass({ size: 'small' })}>
          Unlock with Premium
        </button>
      </div>
    </section>
  )
}
