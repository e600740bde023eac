import { useState } from 'react'
import { dollars } from '~/domain/billing/coupons'
import { type OneTimePlan, refundDays } from '~/domain/billing/plans'
import { isFailure } from '~/domain/errors'
import { housePalette } from '~/domain/posters/house-palette'
import { Poster } from '~/features/posters/poster'
import { toasts } from '~/messages/en/toasts'
import { TextField } from '~/ui/text-field'
import { type CheckoutSetup, PaymentStep } from './payment-step'

const path = '/api/create-payment-intent'
const emailId = 'receipt-email'

interface CheckoutScreenProps {
  plan: OneTimePlan
  cents: number
  description: string
  /** Null where payments are not configured. */
  checkout: CheckoutSetup | null
  /** Whether mail is sent: else no receipt comes. */
  mails: boolean
  /** What is said of tax. */
  priceNote: string | null
}

/** Paying for a one-time plan. */
export function CheckoutScreen({
  plan,
  cents,
  description,
  checkout,
  mails,
  priceNote,
}: CheckoutScreenProps) {
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string>()
  const body = { amount: cents / 100, planType: plan }
  /** The same order again, which is the same payment, now with where the receipt goes. */
  async function sendEmail(to: string): Promise<string | null> {
    const sent = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, email: to }),
    }).catch(() => null)
    if (sent?.ok) return null
    const answer: unknown = await sent?.json().catch(() => null)
    if (!isFailure(answer)) return toasts.paymentSetupFailed.text
    setWrong(answer.fields?.email)
    if (answer.fields?.email) document.getElementById(emailId)?.focus()
    return answer.fields?.email ?? answer.message
  }
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-gutter py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
      <div>
        <h1 className="text-hero">Complete your purchase</h1>
        <div className="mt-5 flex items-baseline justify-between gap-6 border-ink-key border-y-2 py-4">
          <p>{description}</p>
          <p className="wdth-price font-place text-[2.5rem] leading-none">${cents / 100}</p>
        </div>
        <p className="mt-3 text-ink-soft text-small">
          Paid once, never renewed, for one trip: the first plan that is finished. You can plan that trip anew
          as often as you like. Full refund within {refundDays} days. {priceNote}
        </p>
        <div className="mt-8 hidden bg-ink-sheet p-3 lg:block">
          <Poster {...housePalette} shape="low" className="aspect-2/1 w-full" />
        </div>
      </div>
      <div className="grid content-start gap-8">
        {checkout && (
          <TextField
            id={emailId}
            label={mails ? 'Email for the receipt' : 'Email'}
            error={wrong}
            type="email"
            autoComplete="email"
            hint={`${mails ? '' : 'This site sends no mail, so no receipt comes. '}With it you find this purchase again, on any device. Without it only this browser has it, unless you are logged in.`}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value)
              setWrong(undefined)
            }}
          />
        )}
        <PaymentStep
          checkout={checkout}
          prepare={async () => (email.trim() === '' ? null : sendEmail(email.trim()))}
          order={{ path, body }}
          cents={cents}
          elsewhere={email.trim() === '' ? body : { ...body, email: email.trim() }}
          payLabel={`Pay ${dollars(cents)}`}
          returnPath={`/planner?payment_success=true&plan=${plan}`}
          setupFailed={toasts.paymentSetupFailed}
          failed={toasts.paymentFailed}
        />
      </div>
    </div>
  )
}
