import { useState } from 'react'
import { type ShareSite, shareLink, shareSites } from '~/domain/trips/sharing/share-links'
import { shareText } from '~/messages/en/share'
import { Button } from '~/ui/button'
import { Switch } from '~/ui/checkbox'
import { Dialog } from '~/ui/dialog'
import { showToast } from '~/ui/toast'
import { TripIcon, type TripIconName } from '~/ui/trip-icon'
import { type SharedLink, shareFilesCall, unshareCall } from './share-call'

interface ShareDialogProps {
  tripId: string
  link: SharedLink
  destination: string
  /** Whether the plan includes files, which readers may then be allowed to download. */
  canExport: boolean
  onClose: () => void
}

const icons: Record<ShareSite, TripIconName> = {
  Facebook: 'facebook',
  Twitter: 'twitter',
  LinkedIn: 'linkedin',
  Pinterest: 'pinterest',
  WhatsApp: 'whatsapp',
  Email: 'mail',
}

const round = 'rounded-full!'

/** Offers a trip's link to other sites, to the clipboard and, on phones, to other apps; and revokes it. */
export function ShareDialog({
  tripId,
  link: { url, sharesFiles },
  destination,
  canExport,
  onClose,
}: ShareDialogProps) {
  const [note, setNote] = useState('')
  const [files, setFiles] = useState(sharesFiles)

  async function allowFiles(allowed: boolean) {
    setFiles(allowed)
    if (await shareFilesCall(tripId, allowed)) return
    setFiles(!allowed)
    setNote('That could not be changed. Please try again.')
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setNote('Link copied to clipboard!')
    } catch {
      setNote('Your browser did not let us copy. The link is below, to copy by hand.')
    }
  }

  async function takeBack() {
    if (!(await unshareCall(tripId))) return setNote('The link could not be taken back. Please try again.')
    onClose()
    showToast({ title: 'Link taken back', text: 'Nobody can open it any more.' })
  }

  const toApp = () =>
    navigator.share({ title: `A trip to ${destination}`, text: shareText, url }).catch(() => {
      // The reader closed the dialog without sharing.
    })

  return (
    <Dialog isOpen onOpenChange={onClose} title="Share this itinerary">
      <ul className="flex flex-wrap gap-3">
        {shareSites.map((site) => (
          <li key={site}>
            <Button
              square
              aria-label={site}
              title={site}
              className={round}
              onClick={() => window.open(shareLink(site, url, shareText), '_blank', 'noopener,noreferrer')}
            >
              <TripIcon name={icons[site]} className="size-5" />
            </Button>
          </li>
        ))}
        <li>
          <Button square aria-label="Copy link" title="Copy link" className={round} onClick={copy}>
            <TripIcon name="copy" className="size-5" />
          </Button>
        </li>
      </ul>
      {'share' in navigator && (
        <Button variant="primary" onClick={toApp}>
          <TripIcon name="share" />
          Share with an app
        </Button>
      )}
      <p role="alert" className="min-h-6 font-strong">
        {note}
      </p>
      <p className="select-all break-all bg-ink-paper p-3 text-small">{url}</p>
      {canExport && (
        <Switch checked={files} onChange={({ target }) => allowFiles(target.checked)}>
          Readers may download it as PDF, calendar and GPX
        </Switch>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-ink-line border-t pt-4">
        <p className="max-w-[24em] text-ink-soft text-small">
          Whoever has the link can read the trip. Your name, your address and your wishes stay with you.
        </p>
        <Button variant="danger" size="small" onClick={takeBack}>
          Take the link back
        </Button>
      </div>
    </Dialog>
  )
}
