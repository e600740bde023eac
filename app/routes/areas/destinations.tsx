import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { useContext } from 'react'
import { UnknownCityScreen } from '~/features/destinations/unknown-city-screen'
import { ErrorScreen } from '~/features/shell/error-screen'
import { RenderedDataContext } from '~/http/rendered-data'

/** The catalogue's destinations and their plans. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { near = null } = useContext(RenderedDataContext)
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownCityScreen near={near} />
  return (
    <ErrorScreen
      title="This destination could not be opened"
      text="The planner is a page of its own and may work."
      next={{ label: 'Plan a trip', to: '/planner' }}
    />
  )
}
