import type { TripForm } from '~/domain/request/trip-form'
import { oneTraveller } from '~/domain/travellers'
import { TravellersFields } from '~/features/party/travellers-fields'
import { travellersText } from '~/messages/en/party'
import { Icon } from '~/ui/icon'
import { TextField } from '~/ui/text-field'

interface TripTravellersProps {
  form: Pick<TripForm, 'travellers'>
  error: string | undefined
  onChange: (change: Pick<TripForm, 'travellers'>) => void
}

/** Who travels, folded to one line. */
export function TripTravellers({ form, error, onChange }: TripTravellersProps) {
  const travellers = form.travellers ?? oneTraveller
  return (
    <details className="group -mt-2" open={error ? true : undefined}>
      <summary className="flex min-h-tap items-center gap-2 rounded-control text-small hover:underline [&::-webkit-details-marker]:hidden">
        <Icon name="user" />
        <span className="font-strong">Travellers</span>
        <span className="text-ink-soft">{travellersText(travellers)}</span>
        <Icon name="down" className="ml-auto group-open:rotate-180" />
      </summary>
      <div className="pt-1">
        <TravellersFields travellers={travellers} onChange={(next) => onChange({ travellers: next })} />
        <noscript>
          <TextField label="Ages of the children, 0 to 17" name="childAges" placeholder="4, 7" />
        </noscript>
        <p className="pt-1.5 text-ink-soft text-small leading-snug">
          {error ?? 'Prices in the plan are for one; the budget adds up what all of you pay.'}
        </p>
      </div>
    </details>
  )
}
