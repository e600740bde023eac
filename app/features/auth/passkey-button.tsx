import { useEffect, useState } from 'react'
import { Button } from '~/ui/button'

interface PasskeyButtonProps {
  what: 'add' | 'login'
  label: string
  /** Where the browser goes when it worked. */
  next: string
}

/** Adds a passkey, or logs in by one. Shown where the browser can: before that nothing is missing. */
export function PasskeyButton({ what, label, next }: PasskeyButtonProps) {
  const [shown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    import('./passkey').then(({ knowsPasskeys }) => setShown(knowsPasskeys())).catch(() => undefined)
  }, [])
  if (!shown) return null
  async function ask() {
    setBusy(true)
    setProblem(null)
    const { askPasskey } = await import('./passkey')
    const { done, problem: wrong } = await askPasskey(what)
    setProblem(wrong)
    if (!done) return setBusy(false)
    // Every page is another one for somebody else: a whole load.
    if (next === window.location.pathname) window.location.reload()
    else window.location.assign(next)
  }
  return (
    <div className="grid gap-2">
      <Button size={what === 'login' ? 'large' : undefined} busy={busy} onClick={ask}>
        {label}
      </Button>
      {problem && (
        <p role="alert" className="text-ink-hot-text text-small">
          {problem}
        </p>
      )}
    </div>
  )
}
