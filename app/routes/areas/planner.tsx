import { ErrorScreen } from '~/features/shell/error-screen'

/** The planner and the trips that are open in it. */
export function ErrorBoundary() {
  return (
    <ErrorScreen
      title="The planner could not be opened"
      text="Finished trips are stored."
      next={{ label: 'My trips', to: '/profile' }}
    />
  )
}
