import { lazy, Suspense, useState } from 'react'
import type { ShownDestination } from '~/domain/catalogue/place-catalogue'
import { placesOf, withPlaces } from '~/domain/request/several-places'
import type { TripForm } from '~/domain/request/trip-form'
import { buttonClass } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { loadPart } from '~/ui/load-part'
import { useHydrating } from '~/ui/use-hydrating'
import { PlainPlaces } from './plain-places'

// In the browser only: without a script there are plain fields, and the Worker need not hold both.
const loadFields = () =>
  import.meta.env.SSR
    ? Promise.reject(new Error('drawn by the browser'))
    : import('./places-fields').then((module) => ({ default: module.PlacesFields }))
const PlacesFields = lazy(() => loadPart(loadFields))

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
  const hydrating = useHydrating()
  const kept = <KeptPlaces form={form} />
  return (
    <>
      {!form.destinations ? (
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
      ) : hydrating ? (
        kept
      ) : (
        <Suspense fallback={kept}>
          <PlacesFields {...props} added={added} />
        </Suspense>
      )}
      {/* A browser that runs scripts never looks in here, and need not load it. */}
      <noscript>{import.meta.env.SSR && <PlainPlaces form={form} />}</noscript>
    </>
  )
}

/** The places as a form that is sent before its script is there has them. */
function KeptPlaces({ form }: { form: TripForm }) {
  const [, ...others] = placesOf(form)
  const values = [
    ...placesOf(form).map(({ nights }) => ['placeNights', nights ?? '']),
    ...others.map(({ destination }) => ['place', destination]),
    ...(form.order ? [['order', form.order]] : []),
    ...(form.ways ?? []).map((way) => ['ways', way]),
    ...(['firstPlace', 'lastPlace', 'home'] as const).flatMap((name) => {
      const value = form[name]
      return value ? [[name, value]] : []
    }),
  ]
  return (
    <div className="[@media(scripting:enabled)]:min-h-96">
      {values.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
        <input key={index} type="hidden" name={String(name)} value={value} />
      ))}
    </div>
  )
}
