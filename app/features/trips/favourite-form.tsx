import { useFetcher } from '@remix-run/react'
import { buttonClass } from '~/ui/button-class'
import { TripIcon } from '~/ui/trip-icon'
import { HiddenFields } from './hidden-fields'
import { tripFields, tripFormAction } from './trip-intent'

interface FavouriteFormProps {
  tripId: string
  isSaved: boolean
  canSave: boolean
  back: string
}

/** Saves a trip or takes it off the list, in place where the script runs and as a plain form where it does not. */
export function FavouriteForm({ tripId, isSaved, canSave, back }: FavouriteFormProps) {
  const sender = useFetcher()
  return (
    <sender.Form method="post" action={tripFormAction}>
      <HiddenFields fields={tripFields(isSaved ? 'unsave' : 'save', tripId, back)} />
      <button
        type="submit"
        disabled={sender.state !== 'idle' || (!isSaved && !canSave)}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        <TripIcon name={isSaved ? 'close' : 'heart'} />
        {isSaved ? 'Remove from Favorites' : 'Add to Favorites'}
      </button>
    </sender.Form>
  )
}
