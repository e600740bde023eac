import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { NotSharedScreen } from '~/features/sharing/not-shared-screen'
import { ErrorScreen } from '~/features/shell/error-screen'

/** A trip for people who have its link. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotSharedScreen />
  return (
    <ErrorScreen
      title="This trip could not be opened"
      text="The link may well be right, so please try again in a minute."
      next={{ label: 'Plan a trip of your own', to: '/planner' }}
    />
  )
}
