import { useMemo } from 'react'
import type { ShownDestination } from '~/domain/catalogue/place-catalogue'
import { type FormPlace, withPlaces } from '~/domain/request/several-places'
import type { TripForm } from '~/domain/request/trip-form'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { useTypedPlaces } from './use-typed-places'

interface PlacesOfferProps {
  form: TripForm
  destinations: ShownDestination[]
  onChange: (form: TripForm) => void
}

/** Under the free text: the places that it lists, or adds to the one of the form, to be planned as such. */
export function PlacesOffer({ form, destinations, onChange }: PlacesOfferProps) {
  const { destination } = form
  const where = useMemo(
    () => ({ destination, catalogue: new Set(destinations.map(({ label }) => label)) }),
    [destination, destinations],
  )
  const offer = useTypedPlaces(form.additionalInfo, where)
  if (!offer || form.destinations) return null
  const take = (places: FormPlace[]) =>
    onChange({
      ...withPlaces(form, places),
      additionalInfo: form.additionalInfo.replace(offer.text, '').trim(),
    })
  return (
    <button
      type="button"
      className={buttonClass({ size: 'small', className: 'mt-2 h-auto text-left' })}
      onClick={() => take(offer.places)}
    >
      <Icon name="plus" />
      Plan these places: {offer.label}
    </button>
  )
}
