import { useBlocker } from '@remix-run/react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'

const LeaveDialog = lazy(() => import('./leave-dialog').then((module) => ({ default: module.LeaveDialog })))

/** Warns before unsaved changes are left behind: on a link by a dialog, on closing the page by the browser's own words. */
export function useLeaveGuard(unsaved: boolean): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense fallback={null}>
      <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  )
}
