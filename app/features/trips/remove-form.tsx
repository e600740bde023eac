import { buttonClass } from '~/ui/button-class'
import { showToast } from '~/ui/toast'
import { TripIcon } from '~/ui/trip-icon'
import { HiddenFields } from './hidden-fields'
import { tripFields, tripFormAction } from './trip-intent'
import { removedWords, tripProblems } from './trip-words'
import { useTripCall } from './use-trip-call'

/** Deletes a trip and offers to undo it: in a toast where the script runs, and on the profile where it does not. */
export function RemoveForm({
  tripId,
  destination,
  back,
}: {
  tripId: string
  destination: string
  back: string
}) {
  const { busy, call } = useTripCall()
  const address = `/api/trips/${tripId}`
  const sorry = (intent: 'remove' | 'undo') =>
    showToast({ title: 'That did not work', text: tripProblems[intent], variant: 'destructive' })

  async function undo() {
    if (!(await call('POST', `${address}/undelete`))) sorry('undo')
  }

  async function remove() {
    if (!(await call('DELETE', address))) return sorry('remove')
    showToast({ title: 'Trip deleted', text: removedWords, action: { label: 'Undo', onAction: undo } })
  }

  return (
    <form
      method="post"
      action={tripFormAction}
      onSubmit={(event) => {
        event.preventDefault()
        void remove()
      }}
    >
      <HiddenFields fields={tripFields('remove', tripId, back)} />
      <button
        type="submit"
        disabled={busy}
        className={buttonClass({ variant: 'quiet', size: 'small', square: true })}
      >
        <TripIcon name="trash" label={`Delete ${destination}`} />
      </button>
    </form>
  )
}
