import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { repeatEarlyInput } from '~/features/shell/repeat-early-input'
import { partsArrived } from '~/ui/late-part'

// The content security policy forbids `eval`. zod tries it when it loads, unless this setting is made before.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** React's message for a part of the page that was updated before it was hydrated. */
const updatedEarly = /#421|before it finished hydrating/

/** React renders such a part again in the browser, and what was typed there is repeated. Every other recoverable error is
 * reported. */
function onRecoverableError(error: unknown) {
  if (error instanceof Error && updatedEarly.test(error.message)) return
  reportError(error)
}

function awake() {
  performance.mark('awake')
  // For tests that control the page, also with a fake clock.
  document.documentElement.dataset.awake = ''
  return repeatEarlyInput()
}

function Page() {
  // A click on a part that is not taken over yet would be lost.
  useEffect(() => void partsArrived().then(awake), [])
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
