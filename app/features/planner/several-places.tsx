import { useState } from 'react'
import type { ShownDestination } from '~/domain/catalogue/place-catalogue'
import { placesOf, withPlaces } from '~/domain/request/several-places'
import type { TripForm } from '~/domain/request/trip-form'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { latePart } from '~/ui/late-part'
import { PlainPlaces } from './plain-places'

const loadFields = () => import('./places-fields')
const PlacesFields = latePart(async () => (await loadFields()).PlacesFields)

export interface SeveralPlacesProps {
  form: TripForm
  error: string | undefined
  destinations: ShownDestination[]
  onChange: (form: TripForm) => void
}

/** One quiet button while the trip has one place; the fields of several load when it is about to be used. */
export function SeveralPlaces(props: SeveralPlacesProps) {
  const { form, onChange } = props
  const [added, setAdded] = useState(false)
  return (
    <>
      {form.destinations ? (
        <PlacesFields {...props} added={added} />
      ) : (
        <button
          type="button"
          className={buttonClass({ variant: 'quiet', size: 'small', className: '-mt-3 justify-self-start' })}
          onPointerEnter={loadFields}
          onFocus={loadFields}
          onClick={() => {
            setAdded(true)
            onChange(withPlaces(form, [...placesOf(form), { destination: '' }]))
          }}
        >
          <Icon name="plus" />
          Add a place
        </button>
      )}
      {/* A browser that runs scripts never looks in here, and need not load it. */}
      <noscript>{import.meta.env.SSR && <PlainPlaces form={form} />}</noscript>
    </>
  )
}
