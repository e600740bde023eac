import { ErrorScreen } from '~/features/shell/error-screen'

/** Signing in, the profile, billing, refunds and gifts. */
export function ErrorBoundary() {
  return (
    <ErrorScreen
      title="This page of your account could not be opened"
      text="Your trips, plan and payments are stored: do not pay or ask for a refund twice."
      next={{ label: 'Plan a trip', to: '/planner' }}
    />
  )
}
