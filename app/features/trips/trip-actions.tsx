import { lazy, Suspense, useEffect, useState } from 'react'
import { entitlements, type PlanType } from '~/domain/billing/plans'
import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import { type SharedLink, shareCall } from '~/features/sharing/share-call'
import { toasts } from '~/messages/en/toasts'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button-class'
import { loadPart } from '~/ui/load-part'
import { showToast } from '~/ui/toast'
import { TripIcon } from '~/ui/trip-icon'
import { HiddenFields } from './hidden-fields'
import { LateDaysPart } from './late-days-part'
import { setTripInHand } from './trip-in-hand'
import { tripFields, tripFormAction } from './trip-intent'
import { saveAddress, useTripCall } from './use-trip-call'

const ShareDialog = lazy(() =>
  loadPart(() =>
    import('~/features/sharing/share-dialog').then((module) => ({ default: module.ShareDialog })),
  ),
)

// Looks for what was edited before, once the page works.
const UnsavedSteps = lazy(() =>
  loadPart(() =>
    import('~/features/itinerary-editor/unsaved-steps').then((module) => ({ default: module.UnsavedSteps })),
  ),
)

export interface TripInHand {
  id: string
  isSaved: boolean
}

interface TripActionsProps {
  trip: TripInHand
  destination: string
  /** The verified plan. */
  plan: PlanType
  back: string
}

/** Edit, Save and Share, above the reader's own trip. */
export function TripActions({ trip, destination, plan, back }: TripActionsProps) {
  const { saving: canSave, editing: canEdit, exporting: canExport } = entitlements(plan)
  const { busy, call } = useTripCall()
  const [link, setLink] = useState<SharedLink | null>(null)
  const [sharing, setSharing] = useState(false)
  const [storing, setStoring] = useState(false)

  const session = useEditSession()
  const ownTrip = session?.tripId
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  useEffect(() => {
    if (!ownTrip) return
    ownTrip.current = trip.id
    setTripInHand(trip.id)
    return () => {
      ownTrip.current = null
      setTripInHand(null)
    }
  }, [ownTrip, trip.id])
  const isSaved = trip.isSaved && !session?.cleared
  const save = async () => {
    if (storing || sharing) return
    setStoring(true)
    // Edits are stored first: a favourite must be what the screen shows.
    const stored = session === null || (await session.store())
    if (stored && (await call('POST', saveAddress(trip.id)))) {
      session?.onSaved()
      showToast({
        title: `Your trip to ${destination.split(',')[0]} is saved`,
        text: 'It is in your account, under Saved Trips, on every device where you log in.',
      })
    }
    setStoring(false)
  }

  async function share() {
    setSharing(true)
    const made = (session === null || (await session.store())) && (await shareCall(trip.id))
    setSharing(false)
    if (made) return setLink(made)
    const { title, text } = toasts.shareFailed
    showToast({ title, text, variant: 'destructive' })
  }

  return (
    <>
      <div className="not-printed flex min-w-0 flex-wrap items-center gap-3 max-lg:max-w-full max-lg:flex-1 max-sm:gap-1.5 max-sm:[&_button]:px-2 max-sm:[&_button_svg]:hidden">
        {!session?.editing && (
          <Button size="small" disabled={!canEdit} onClick={() => session?.edit(trip.id)}>
            <TripIcon name="edit" />
            Edit
          </Button>
        )}
        {session?.shown && !session.editing && canEdit && (
          <Button size="small" onClick={() => session.edit(trip.id, { kind: 'places' })}>
            <TripIcon name="map" />
            Places
          </Button>
        )}
        <form
          method="post"
          action={tripFormAction}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <HiddenFields fields={tripFields('save', trip.id, back)} />
          <button
            type="submit"
            disabled={!canSave || isSaved || busy || storing || sharing}
            className={buttonClass({ size: 'small' })}
          >
            <TripIcon name={isSaved ? 'check' : 'heart'} />
            {isSaved ? 'Saved' : 'Save'}
          </button>
        </form>
        <Button size="small" busy={sharing || storing} onClick={share}>
          <TripIcon name="share" />
          Share
        </Button>
        {ready && canEdit && (
          <Suspense fallback={null}>
            <UnsavedSteps tripId={trip.id} />
          </Suspense>
        )}
        {!canSave && <p className="text-ink-soft text-small">Saving comes with the paid plans.</p>}
        {link && (
          <Suspense fallback={null}>
            <ShareDialog
              tripId={trip.id}
              link={link}
              destination={destination}
              canExport={canExport}
              onClose={() => setLink(null)}
            />
          </Suspense>
        )}
      </div>
      {ready && <LateDaysPart base={`/api/trips/${trip.id}`} tripId={trip.id} />}
    </>
  )
}
