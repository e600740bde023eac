import { lazy, Suspense, useMemo } from 'react'
import type { PlanType } from '~/domain/billing/plan-type'
import type { ShownDestination } from '~/domain/catalogue/place-catalogue'
import type { TripForm } from '~/domain/request/trip-form'
import { loadPart } from '~/ui/load-part'
import { TextArea } from '~/ui/text-field'
import { PlacesOffer } from './places-offer'
import { tripFieldId } from './trip-field-id'
import { useTypedPlaces } from './use-typed-places'

const WhatWasRead = lazy(() =>
  loadPart(() => import('./what-was-read').then((module) => ({ default: module.WhatWasRead }))),
)

interface AdditionalInfoProps {
  form: TripForm
  plan: PlanType
  destinations: ShownDestination[]
  error: string | undefined
  onChange: (change: Partial<TripForm>) => void
}

/** The free text, and under it what the planner reads in it, and the places that it lists. The reader loads with the first word. */
export function AdditionalInfo({ form, plan, destinations, error, onChange }: AdditionalInfoProps) {
  const { additionalInfo, destination, ignoredWishes = [] } = form
  const known = destinations.find(({ label }) => label === destination)
  const where = useMemo(
    () => ({ destination, catalogue: new Set(destinations.map(({ label }) => label)) }),
    [destination, destinations],
  )
  const typedPlaces = useTypedPlaces(additionalInfo, where)
  const offer = form.destinations ? null : typedPlaces
  return (
    <div>
      <TextArea
        label="Additional info"
        name="additionalInfo"
        id={tripFieldId('additionalInfo')}
        maxLength={2000}
        placeholder="Anything else we should know?"
        value={additionalInfo}
        error={error}
        onChange={({ target }) => onChange({ additionalInfo: target.value })}
      />
      {known && plan !== 'free' && additionalInfo.trim() !== '' && (
        <Suspense>
          <WhatWasRead
            key={known.id}
            text={additionalInfo}
            destinationId={known.id}
            plan={plan}
            ignored={ignoredWishes}
            offered={offer?.text}
            onIgnore={(wish) => onChange({ ignoredWishes: [...ignoredWishes, wish] })}
            onConfirm={(text) => onChange({ additionalInfo: text })}
            onRestore={(wish) => onChange({ ignoredWishes: ignoredWishes.filter((each) => each !== wish) })}
          />
        </Suspense>
      )}
      {offer && <PlacesOffer form={form} offer={offer} onChange={onChange} />}
    </div>
  )
}
