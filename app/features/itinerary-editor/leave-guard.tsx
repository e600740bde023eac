import { type BlockerFunction, useBlocker } from '@remix-run/react'
import { lazy, Suspense, useCallback, useEffect } from 'react'

const LeaveDialog = lazy(() => import('./leave-dialog').then((module) => ({ default: module.LeaveDialog })))

/**
 * Warns before unsaved changes are left behind: on a link by a dialog, on closing the page by the browser's own words. It
 * stands as long as something may be edited and asks at the very moment: an edit that is not drawn yet counts.
 */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
    [isUnsaved],
  )
  const blocker = useBlocker(blocks)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense fallback={null}>
      <LeaveDialog
        title="Leave without saving?"
        warning="If you leave now, they will be lost."
        leave="Leave"
        onLeave={blocker.proceed}
        onStay={blocker.reset}
      />
    </Suspense>
  )
}
