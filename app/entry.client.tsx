import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { announceHydration } from '~/features/shell/before-hydration'

// The content security policy forbids making code from text. zod tries that as soon as it loads, unless it is told here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** React's words for a part of the page that was updated before it had hydrated. */
const updatedEarly = /#421|before it finished hydrating/

/** Such a part is rendered anew by the browser, and nothing is lost. Every other error that React recovers from is reported. */
function onRecoverableError(error: unknown) {
  if (error instanceof Error && updatedEarly.test(error.message)) return
  reportError(error)
}

function Page() {
  useEffect(announceHydration, [])
  return <RemixBrowser />
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
    { onRecoverableError },
  )
})
