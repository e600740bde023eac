import { type FormPlace, withPlaces } from '~/domain/request/several-places'
import type { TripForm } from '~/domain/request/trip-form'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { useTypedPlaces } from './use-typed-places'

/** Under the free text: the places that it lists, to be planned as such. */
export function PlacesOffer({ form, onChange }: { form: TripForm; onChange: (form: TripForm) => void }) {
  const offer = useTypedPlaces(form.additionalInfo, 'prose')
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
