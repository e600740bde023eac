import { withPlaces } from '~/domain/request/several-places'
import type { TripForm } from '~/domain/request/trip-form'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import type { OfferedPlaces } from './use-typed-places'

interface PlacesOfferProps {
  form: TripForm
  offer: OfferedPlaces
  onChange: (form: TripForm) => void
}

/** Under the free text: the places that it lists, or adds to the one of the form, to be planned as such. */
export function PlacesOffer({ form, offer, onChange }: PlacesOfferProps) {
  const take = () =>
    onChange({
      ...withPlaces(form, offer.places),
      additionalInfo: form.additionalInfo.replace(offer.text, '').trim(),
    })
  return (
    <button
      type="button"
      className={buttonClass({ size: 'small', className: 'mt-2 h-auto text-left' })}
      onClick={take}
    >
      <Icon name="plus" />
      Plan these places: {offer.label}
    </button>
  )
}
