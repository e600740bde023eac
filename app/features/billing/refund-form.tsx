import { Form, useNavigation } from '@remix-run/react'
import { dollars } from '~/domain/billing/coupons'
import { longDate } from '~/features/trips/trip-words'
import { buttonClass } from '~/ui/button-class'

interface RefundFormProps {
  paymentIntentId: string
  /** Until when a refund can be requested, milliseconds. */
  until: number
  cents: number
  title: string
  back: string
}

/** Requests a refund: a line that opens, says what happens, and has the button. Works without a script. */
export function RefundForm({ paymentIntentId, until, cents, title, back }: RefundFormProps) {
  const busy = useNavigation().formData?.get('payment') === paymentIntentId
  return (
    <details className="mt-1 text-small">
      <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
        Request a refund<span className="sr-only"> of {title}</span>
      </summary>
      <Form method="post" action="/refund" preventScrollReset className="grid justify-items-start gap-3 pb-2">
        <p className="max-w-measure">
          {dollars(cents)} goes back to the card you paid with, in full, and what it opened ends at once. You
          can ask until {longDate(new Date(until).toISOString().slice(0, 10))}.
        </p>
        <input type="hidden" name="payment" value={paymentIntentId} />
        <input type="hidden" name="back" value={back} />
        <button
          type="submit"
          disabled={busy}
          className={buttonClass({ variant: 'danger', size: 'small', busy })}
        >
          {busy ? 'Processing...' : `Refund ${dollars(cents)}`}
        </button>
      </Form>
    </details>
  )
}
