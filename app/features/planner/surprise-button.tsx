import { lazy, Suspense, useCallback, useState } from 'react'
import type { ShownDestination } from '~/domain/catalogue/place-catalogue'
import type { TripIdea } from '~/domain/planning/surprise/trip-idea'
import { buttonClass } from '~/ui/button-class'
import { loadPart } from '~/ui/load-part'
import { TripIcon } from '~/ui/trip-icon'

const loadDialog = () => import('./surprise-dialog')
const SurpriseDialog = lazy(() =>
  loadPart(() => loadDialog().then((module) => ({ default: module.SurpriseDialog }))),
)

interface SurpriseButtonProps {
  /** Whether the plan holds it. */
  unlocked: boolean
  destinations: ShownDestination[]
  onPick: (idea: TripIdea<string>) => void
  onUpgrade: () => void
}

/** Opens the random trips; the dialog's code loads when the pointer is over the button. */
export function SurpriseButton({ unlocked, destinations, onPick, onUpgrade }: SurpriseButtonProps) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <button
        type="button"
        onPointerEnter={unlocked ? loadDialog : undefined}
        onClick={unlocked ? () => setOpen(true) : onUpgrade}
        className={buttonClass({ size: 'small' })}
      >
        <TripIcon name={unlocked ? 'dice' : 'lock'} />
        Surprise Me
      </button>
      {open && (
        <Suspense fallback={null}>
          <SurpriseDialog
            destinations={destinations}
            onPick={(idea) => {
              onPick(idea)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
