import { type ChangeEvent, type FormEvent, useState } from 'react'
import { toasts } from '~/messages/en/toasts'
import { buttonClass } from '~/ui/button-class'
import { TextField } from '~/ui/text-field'
import { showToast } from '~/ui/toast'
import { type Confirmation, confirmTestCard, type TestCard } from './confirm-test-card'
import { ElsewhereButton } from './elsewhere-button'
import type { PayFormProps } from './pay-form'

const succeedingCard: TestCard = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }

/** The card form of the local stand-in, in place of Stripe's Payment Element. No real card works here. */
export function TestCardForm({ api, ...props }: PayFormProps & { api: string }) {
  const { begin, payElsewhere, publishableKey, payLabel, returnPath, failed, paying, onPaying, prepare } =
    props
  const [card, setCard] = useState(succeedingCard)
  const [isRefused, setRefused] = useState(false)
  const field = (name: keyof TestCard) => ({
    value: card[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setCard({ ...card, [name]: target.value }),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    required: true,
  })
  const refused = (text: string) => {
    onPaying(false)
    setRefused(true)
    showToast({ title: failed.title, text, variant: 'destructive' })
  }
  async function pay(event: FormEvent) {
    event.preventDefault()
    if (paying) return
    setRefused(false)
    onPaying(true)
    const problem = await prepare?.()
    if (problem) {
      onPaying(false)
      return showToast({ title: failed.title, text: problem, variant: 'destructive' })
    }
    const returnUrl = new URL(returnPath, window.location.origin)
    let confirmation: Confirmation
    try {
      const clientSecret = await begin()
      if (clientSecret === null) return
      confirmation = await confirmTestCard(card, {
        api,
        publishableKey,
        clientSecret,
        returnUrl: returnUrl.href,
      })
    } catch {
      return refused(toasts.unexpected.text)
    }
    switch (confirmation.outcome) {
      case 'refused':
        return refused(confirmation.message ?? failed.text)
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
        succeeds; 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for authentication, 4000 0000 0000
        0093 stays in processing for a while.
      </p>
      <TextField
        label="Card number"
        error={isRefused ? 'This card was refused. Try another one.' : undefined}
        {...field('number')}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField label="Expiry" {...field('expiry')} />
        <TextField label="CVC" {...field('cvc')} />
      </div>
      <button
        type="submit"
        disabled={paying}
        className={buttonClass({ variant: 'primary', busy: paying, size: 'large' })}
      >
        {paying ? 'Processing...' : payLabel}
      </button>
      <ElsewhereButton go={payElsewhere} />
    </form>
  )
}
