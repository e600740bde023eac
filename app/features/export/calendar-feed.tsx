import { lazy, Suspense, useState } from 'react'
import { Button } from '~/ui/button'
import { loadPart } from '~/ui/load-part'
import { attempt } from './attempt'

const FeedAddress = lazy(() =>
  loadPart(() => import('./feed-address').then((module) => ({ default: module.FeedAddress }))),
)

/** The secret address of a trip's calendar feed: created and revoked on request. */
export function CalendarFeed({ tripId }: { tripId: string }) {
  const [url, setUrl] = useState('')
  const [busy, setBusy] = useState(false)

  async function ask(method: 'POST' | 'DELETE') {
    setBusy(true)
    await attempt('The calendar could not be reached. Please try again.', async (files) => {
      setUrl(await files.feedCall(tripId, method))
      return null
    })
    setBusy(false)
  }

  return url ? (
    <Suspense>
      <FeedAddress url={url} busy={busy} onEnd={() => ask('DELETE')} />
    </Suspense>
  ) : (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="small" busy={busy} onClick={() => ask('POST')}>
        Subscribe in a calendar
      </Button>
      <p className="text-ink-soft text-small">Your calendar then follows every change of the trip.</p>
    </div>
  )
}
