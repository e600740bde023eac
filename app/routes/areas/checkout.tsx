import { ErrorScreen } from '~/features/shell/error-screen'

/** Paying for a plan and joining the club. */
export function ErrorBoundary() {
  return (
    <ErrorScreen
      title="The checkout could not be opened"
      text="If you have paid already, do not pay again: your plan starts by itself once the payment is confirmed."
      next={{ label: 'Go to the planner', to: '/planner' }}
    />
  )
}
