import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button-class'
import { showToast } from '~/ui/toast'

interface FeedAddressProps {
  url: string
  busy: boolean
  onEnd(): void
}

/** The secret address of a calendar feed, with what can be done with it. */
export function FeedAddress({ url, busy, onEnd }: FeedAddressProps) {
  async function copy() {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Copied', text: 'Paste the address where your calendar asks for a subscription.' })
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
        <Button size="small" variant="danger" busy={busy} onClick={onEnd}>
          End subscription
        </Button>
      </div>
    </div>
  )
}
