import { lazy, type MutableRefObject, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { loadPart } from '~/ui/load-part'

const LeaveDialog = lazy(() =>
  loadPart(() => import('./leave-dialog').then((module) => ({ default: module.LeaveDialog }))),
)

interface AskFirst {
  /** Whether there are unsaved edits; set by the session. */
  unsaved: MutableRefObject<() => boolean>
  /** Runs an action that replaces the edited plan: at once, or after the reader has agreed. */
  askFirst: (go: () => void) => void
  question: ReactNode
}

/** Asks before a new plan replaces unsaved edits. */
export function useAskFirst(): AskFirst {
  const unsaved = useRef(() => false)
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null)
  const askFirst = useCallback((go: () => void) => (unsaved.current() ? setWaiting({ go }) : go()), [])
  return {
    unsaved,
    askFirst,
    question: waiting && (
      <Suspense fallback={null}>
        <LeaveDialog
          title="Re-plan without saving?"
          warning="A new plan takes its place here. This trip stays among your trips, and your changes wait with it on this device."
          leave="Re-plan"
          onLeave={() => {
            setWaiting(null)
            waiting.go()
          }}
          onStay={() => setWaiting(null)}
        />
      </Suspense>
    ),
  }
}
