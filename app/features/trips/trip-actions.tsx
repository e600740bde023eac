import { useFetcher } from '@remix-run/react'
import { lazy, Suspense, useState } from 'react'
import { messages } from '~/domain/messages'
import { shareCall } from '~/features/sharing/share-call'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { showToast } from '~/ui/toast'
import { HiddenFields } from './hidden-fields'

import { favouriteKey, tripFields, tripFormAction } from './trip-intent'

const ShareDialog = lazy(() =>
  import('~/features/sharing/share-dialog').then((module) => ({ default: module.ShareDialog })),
)

export interface TripInHand {
  id: string
  isSaved: boolean
}

interface TripActionsProps {
  trip: TripInHand
  destination: string
  /** Whether the plan includes saving. */
  canSave: boolean
  back: string
}

/** Save and Share, above a trip that belongs to who is looking at it. */
export function TripActions({ trip, destination, canSave, back }: TripActionsProps) {
  const saving = useFetcher({ key: favouriteKey(trip.id) })
  const [shareUrl, setShareUrl] = useState<string | null>(null)
  const [sharing, setSharing] = useState(false)

  async function share() {
    setSharing(true)
    const url = await shareCall(trip.id)
    setSharing(false)
    if (url) return setShareUrl(url)
    const { title, text } = messages.shareFailed
    showToast({ title, text, variant: 'destructive' })
  }

  return (
    <div className="not-printed flex flex-wrap items-center gap-3">
      <saving.Form method="post" action={tripFormAction}>
        <HiddenFields fields={tripFields('save', trip.id, back)} />
        <button
          type="submit"
          disabled={!canSave || trip.isSaved || saving.state !== 'idle'}
          className={buttonClass({ size: 'small' })}
        >
          <Icon name={trip.isSaved ? 'check' : 'heart'} />
          {trip.isSaved ? 'Saved' : 'Save'}
        </button>
      </saving.Form>
      <Button size="small" busy={sharing} onClick={share}>
        <Icon name="share" />
        Share
      </Button>
      {!canSave && <p className="text-ink-soft text-small">Saving comes with the paid plans.</p>}
      {shareUrl && (
        <Suspense fallback={null}>
          <ShareDialog
            tripId={trip.id}
            url={shareUrl}
            destination={destination}
            onClose={() => setShareUrl(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
