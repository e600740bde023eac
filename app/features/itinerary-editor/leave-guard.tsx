import { type BlockerFunction, useBlocker } from '@remix-run/react'
import { lazy, Suspense, useCallback, useEffect } from 'react'
import { loadPart } from '~/ui/load-part'

const LeaveDialog = lazy(() =>
  loadPart(() => import('./leave-dialog').then((module) => ({ default: module.LeaveDialog }))),
)

/**
 * Warns before changes are lost that are neither saved nor kept on this device: by a dialog on a link, by the browser's own dialog when the page
 * closes. It is active while the editor is open and looks at the edits at that moment, those included that are
 * not rendered yet.
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
