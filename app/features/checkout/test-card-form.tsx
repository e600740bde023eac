import { type FormEvent, useId, useState } from 'react'
import { messages } from '~/domain/messages'
import { buttonClass } from '~/ui/button-class'
import { showToast } from '~/ui/toast'
import { type Confirmation, confirmTestCard, type TestCard } from './confirm-test-card'
import type { PayFormProps } from './pay-form'

const succeedingCard: TestCard = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }

/** The card form of the local stand-in, in place of Stripe's Payment Element. No real card works here. */
export function TestCardForm({ api, ...props }: PayFormProps & { api: string }) {
  const { clientSecret, publishableKey, payLabel, returnPath, paying, onPaying } = props
  const [card, setCard] = useState(succeedingCard)
  const refused = (text: string, title: string = messages.paymentFailed.title) => {
    onPaying(false)
    showToast({ title, text, variant: 'destructive' })
  }
  async function pay(event: FormEvent) {
    event.preventDefault()
    if (paying) return
    onPaying(true)
    const returnUrl = new URL(returnPath, window.location.origin)
    let confirmation: Confirmation
    try {
      confirmation = await confirmTestCard(card, {
        api,
        publishableKey,
        clientSecret,
        returnUrl: returnUrl.href,
      })
    } catch {
      return refused(messages.unexpected.text)
    }
    switch (confirmation.outcome) {
      case 'refused':
        return refused(confirmation.message ?? messages.paymentFailed.text)
      case 'redirect':
        return window.location.assign(confirmation.url)
      default:
        returnUrl.searchParams.set('payment_intent', confirmation.paymentIntentId)
        window.location.assign(returnUrl)
    }
  }
  return (
    <form onSubmit={pay} className="grid gap-4">
      <p className="rounded-sheet border-2 border-ink-hot-text border-dashed px-4 py-3 text-small">
        <strong className="font-strong">Test mode.</strong> No money moves and no real card works. This card
        succeeds; 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for authentication.
      </p>
      <Field label="Card number" value={card.number} onChange={(number) => setCard({ ...card, number })} />
      <div className="grid grid-cols-2 gap-4">
        <Field label="Expiry" value={card.expiry} onChange={(expiry) => setCard({ ...card, expiry })} />
        <Field label="CVC" value={card.cvc} onChange={(cvc) => setCard({ ...card, cvc })} />
      </div>
      <button
        type="submit"
        disabled={paying}
        className={buttonClass({ variant: 'primary', busy: paying, size: 'large' })}
      >
        {paying ? 'Processing...' : payLabel}
      </button>
    </form>
  )
}

function Field({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block pb-1.5 font-strong text-small">
        {label}
      </label>
      <input
        id={id}
        required
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-tap w-full rounded-control border-[1.5px] border-ink-edge bg-ink-sheet px-3 py-2"
      />
    </div>
  )
}
