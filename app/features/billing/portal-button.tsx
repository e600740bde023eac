import { useState } from 'react'
import { isFailure } from '~/domain/errors'
import { readAnswer } from '~/features/answers/read-answer'
import { toasts } from '~/messages/en/toasts'
import { Button } from '~/ui/button'
import { showToast } from '~/ui/toast'

/** Opens the payment provider's own pages, where plan, cards and invoices are managed. */
export function PortalButton({ children }: { children: string }) {
  const [busy, setBusy] = useState(false)
  async function open() {
    setBusy(true)
    const { title, text } = toasts.portalFailed
    try {
      const response = await fetch('/api/create-portal-session', { method: 'POST' })
      if (response.ok) {
        return window.location.assign((await readAnswer(response, 'address')).url)
      }
      const answer: unknown = await response.json()
      showToast({ title, text: isFailure(answer) ? answer.message : text, variant: 'destructive' })
    } catch {
      showToast({ title, text, variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <Button busy={busy} onClick={open}>
      {children}
    </Button>
  )
}
