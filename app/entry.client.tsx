import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** React's word for a part of the page that was touched before it had woken up. */
const touchedEarly = /#421|before it finished hydrating/

/** Such a part is drawn anew by the browser, and nothing is lost; everything else that React puts right by itself is told. */
function onRecoverableError(error: unknown) {
  if (error instanceof Error && touchedEarly.test(error.message)) return
  reportError(error)
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
    { onRecoverableError },
  )
})
