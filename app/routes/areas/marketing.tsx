import { ErrorScreen } from '~/features/shell/error-screen'

/** Pages about the product, the legal pages and the newsletter. */
export function ErrorBoundary() {
  return (
    <ErrorScreen
      title="This page could not be opened"
      text="The planner is a page of its own and may work."
      next={{ label: 'Plan a trip', to: '/planner' }}
    />
  )
}
