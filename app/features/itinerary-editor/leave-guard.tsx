import { useBlocker } from '@remix-run/react'
import { lazy, type MutableRefObject, Suspense, useEffect } from 'react'

const LeaveDialog = lazy(() => import('./leave-dialog').then((module) => ({ default: module.LeaveDialog })))

/**
 * While it is there, warns before unsaved changes are left behind: on a link by a dialog, on closing the page by the
 * browser's own words.
 */
export function LeaveGuard({ unsaved }: { unsaved: MutableRefObject<boolean> }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    unsaved.current = true
    return () => {
      unsaved.current = false
    }
  }, [unsaved])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense fallback={null}>
      <LeaveDialog
        title="Leave without saving?"
        warning="If you leave now, they are gone."
        leave="Leave"
        onLeave={blocker.proceed}
        onStay={blocker.reset}
      />
    </Suspense>
  )
}
