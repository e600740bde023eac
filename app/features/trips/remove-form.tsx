import { useFetcher } from '@remix-run/react'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { HiddenFields } from './hidden-fields'
import { removalKey, tripFields, tripFormAction } from './trip-intent'

/** Deletes a trip; the profile then offers to undo it. */
export function RemoveForm({
  tripId,
  destination,
  back,
}: {
  tripId: string
  destination: string
  back: string
}) {
  const fetcher = useFetcher({ key: removalKey })
  return (
    <fetcher.Form method="post" action={tripFormAction}>
      <HiddenFields fields={tripFields('remove', tripId, back)} />
      <button
        type="submit"
        disabled={fetcher.state !== 'idle'}
        className={buttonClass({ variant: 'quiet', size: 'small', square: true })}
      >
        <Icon name="trash" label={`Delete ${destination}`} />
      </button>
    </fetcher.Form>
  )
}
