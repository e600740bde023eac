import { useState } from 'react'
import { Button } from '~/ui/button'

/** Leads to the provider's own checkout. */
export function ElsewhereButton({
  go,
  primary = false,
}: {
  go: () => Promise<string | null>
  primary?: boolean
}) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function leave() {
    setBusy(true)
    const wrong = await go()
    setProblem(wrong)
    // Else the browser is on its way.
    if (wrong) setBusy(false)
  }
  return (
    <div className="grid gap-2">
      <Button variant={primary ? 'primary' : 'quiet'} busy={busy} onClick={leave}>
        Pay on Stripe’s own page
      </Button>
      {problem && (
        <p role="alert" className="text-ink-hot-text text-small">
          {problem}
        </p>
      )}
    </div>
  )
}
