import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { letGo } from '~/features/shell/after-first-paint'

/** React's word for a part of the page that was touched before it had woken up. */
const touchedEarly = /#421|before it finished hydrating/

/** Such a part is drawn anew by the browser, and nothing is lost; everything else that React puts right by itself is told. */
function onRecoverableError(error: unknown) {
  if (error instanceof Error && touchedEarly.test(error.message)) return
  reportError(error)
}

/**
 * Remix decodes what the server sent when it is first drawn, and has the whole page wait for it. A key pressed in that
 * moment is more than React can take (its error #345), so the wait is over before React begins.
 */
async function untilDecoded() {
  try {
    RemixBrowser({})
  } catch (waiting) {
    await waiting
  }
}

function Page() {
  useEffect(letGo, [])
  return <RemixBrowser />
}

untilDecoded().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Page />
      </StrictMode>,
      { onRecoverableError },
    )
  }),
)
