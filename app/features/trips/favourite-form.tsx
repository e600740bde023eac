import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { HiddenFields } from './hidden-fields'
import { tripFields, tripFormAction } from './trip-intent'
import { saveAddress, useTripCall } from './use-trip-call'

interface FavouriteFormProps {
  tripId: string
  isSaved: boolean
  canSave: boolean
  back: string
}

/** Saves a trip or takes it off the list, in place where the script runs and as a plain form where it does not. */
export function FavouriteForm({ tripId, isSaved, canSave, back }: FavouriteFormProps) {
  const { busy, call } = useTripCall()
  return (
    <form
      method="post"
      action={tripFormAction}
      onSubmit={(event) => {
        event.preventDefault()
        void call(isSaved ? 'DELETE' : 'POST', saveAddress(tripId))
      }}
    >
      <HiddenFields fields={tripFields(isSaved ? 'unsave' : 'save', tripId, back)} />
      <button
        type="submit"
        disabled={busy || (!isSaved && !canSave)}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        <Icon name={isSaved ? 'close' : 'heart'} />
        {isSaved ? 'Remove from Favorites' : 'Add to Favorites'}
      </button>
    </form>
  )
}
