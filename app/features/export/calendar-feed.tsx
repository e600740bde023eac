import { useState } from 'react'
import { readAnswer } from '~/features/answers/read-answer'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button-class'
import { showToast } from '~/ui/toast'

/** The address of a trip's calendar feed; null when it could not be loaded. */
async function feedCall(tripId: string, method: 'POST' | 'DELETE'): Promise<string | null> {
  try {
    const response = await fetch(`/api/trips/${tripId}/feed`, { method })
    if (!response.ok) return null
    return (await readAnswer(response, 'feed')).feedUrl
  } catch {
    return null
  }
}

/** The secret address of a trip's calendar feed: created and revoked on request. */
export function CalendarFeed({ tripId }: { tripId: string }) {
  const [url, setUrl] = useState('')
  const [busy, setBusy] = useState(false)

  async function ask(method: 'POST' | 'DELETE') {
    setBusy(true)
    const answer = await feedCall(tripId, method)
    setBusy(false)
    if (answer !== null) return setUrl(answer)
    const text = 'The calendar could not be reached. Please try again.'
    showToast({ title: 'That did not work', text, variant: 'destructive' })
  }

  async function copy() {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Copied', text: 'Paste the address where your calendar asks for a subscription.' })
  }

  if (!url) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" busy={busy} onClick={() => ask('POST')}>
          Subscribe in a calendar
        </Button>
        <p className="text-ink-soft text-small">Your calendar then follows every change of the trip.</p>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <p className="max-w-measure text-small">
        Whoever has this address sees the trip. End it, and every calendar that uses it stops.
      </p>
      <p className="select-all break-all bg-ink-sheet p-3 text-small">{url}</p>
      <div className="flex flex-wrap gap-3">
        <a className={buttonClass({ size: 'small' })} href={url.replace(/^https?:/, 'webcal:')}>
          Open in calendar app
        </a>
        <Button size="small" onClick={copy}>
          Copy address
        </Button>
        <Button size="small" variant="danger" busy={busy} onClick={() => ask('DELETE')}>
          End subscription
        </Button>
      </div>
    </div>
  )
}
