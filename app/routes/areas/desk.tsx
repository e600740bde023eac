import { ErrorScreen } from '~/features/shell/error-screen'

/** The operator's desk. Apart from its page: what is said of a failure says nothing of the page that failed. */
export function ErrorBoundary() {
  return (
    <ErrorScreen title="This page could not be opened" next={{ label: 'Back to the front page', to: '/' }} />
  )
}
