import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { allows } from '~/features/consent/allows'
import { toasts } from '~/messages/en/toasts'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button-class'
import { showToast } from '~/ui/toast'
import { ElsewhereButton } from './elsewhere-button'
import type { PayFormProps } from './pay-form'

/**
 * How long the script may take before another way is offered, milliseconds: four and a half seconds since the page was
 * asked for, as a reader counts them, and three where the page itself was slow or came from another one.
 */
const patience = () => Math.max(3000, 4500 - performance.now())

/** Stripe's own Payment Element: card data goes from the browser to Stripe and never through this site. */
export function StripeForm(props: PayFormProps) {
  const [mayLoad, setMayLoad] = useState(() => allows('card'))
  if (mayLoad) return <LoadedForm {...props} />
  return (
    <div className="grid gap-4">
      <p>
        The card form comes from Stripe, our payment provider. Loading it lets Stripe see your network address
        and keep cookies of its own, which it uses to stop fraud.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setMayLoad(true)}>Load the card form</Button>
        <ElsewhereButton go={props.payElsewhere} />
      </div>
    </div>
  )
}

function LoadedForm(props: PayFormProps) {
  const { clientSecret, cents } = props
  const [state, setState] = useState<'waiting' | 'there' | 'missing'>('waiting')
  const stripe = useMemo(
    () =>
      loadStripe(props.publishableKey).catch((error: unknown) => {
        console.warn('the script of the payment provider did not load', error)
        return null
      }),
    [props.publishableKey],
  )
  useEffect(() => {
    // A network that lets the script hang never says so.
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'missing' : now)), patience())
    // One that comes late is used all the same.
    stripe.then((loaded) => setState(loaded ? 'there' : 'missing'))
    return () => clearTimeout(timer)
  }, [stripe])
  // Stripe's fields are in an iframe, which does not have the page's theme.
  const appearance = useMemo(() => {
    const { color: colorText, backgroundColor: colorBackground } = getComputedStyle(document.body)
    return { variables: { colorText, colorBackground, colorPrimary: colorText, borderRadius: '3px' } }
  }, [])
  if (state === 'missing') return <NotLoaded payElsewhere={props.payElsewhere} />
  return (
    <Elements
      stripe={stripe}
      options={
        clientSecret === null
          ? { mode: 'subscription', amount: cents, currency: 'usd', appearance }
          : { clientSecret, appearance }
      }
    >
      <PayButton {...props} />
    </Elements>
  )
}

/** The provider's script is from another site, and some browsers and networks keep it out. */
function NotLoaded({ payElsewhere }: Pick<PayFormProps, 'payElsewhere'>) {
  return (
    <div className="grid gap-4">
      <div role="alert" className="grid gap-2 border-ink-hot-text border-l-4 bg-ink-sheet p-4">
        <p className="font-strong">The card form of Stripe, our payment provider, did not load.</p>
        <p className="text-small">
          A blocker or a company network may keep js.stripe.com out. Nothing was charged. You can pay on
          Stripe’s own page instead and come back here by itself, or allow the form and load it again.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ElsewhereButton go={payElsewhere} primary />
        <Button onClick={() => window.location.reload()}>Load the form again</Button>
        <a href="#contact" className={buttonClass({ variant: 'quiet' })}>
          Write to us
        </a>
      </div>
    </div>
  )
}

function PayButton({ begin, payLabel, returnPath, failed, ...form }: PayFormProps) {
  const { paying, onPaying, prepare } = form
  const stripe = useStripe()
  const elements = useElements()
  async function pay(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements || paying) return
    onPaying(true)
    const refused = (text: string) => {
      onPaying(false)
      showToast({ title: failed.title, text, variant: 'destructive' })
    }
    try {
      // Before anything else is waited for: some wallets open from a press of a button alone.
      const { error: incomplete } = await elements.submit()
      if (incomplete) return refused(incomplete.message ?? failed.text)
      const problem = await prepare?.()
      if (problem) return refused(problem)
      const secret = await begin()
      if (secret === null) return
      // Resolves only after a failure; otherwise the browser goes to the return address.
      const confirmParams = { return_url: new URL(returnPath, window.location.origin).href }
      const { error } = await stripe.confirmPayment({ elements, clientSecret: secret, confirmParams })
      showToast({ title: failed.title, text: error.message ?? failed.text, variant: 'destructive' })
    } catch {
      showToast({ title: failed.title, text: toasts.unexpected.text, variant: 'destructive' })
    }
    onPaying(false)
  }
  return (
    <form onSubmit={pay} className="grid gap-4">
      <PaymentElement />
      <button
        type="submit"
        disabled={!stripe || paying}
        className={buttonClass({ variant: 'primary', busy: paying, size: 'large' })}
      >
        {paying ? 'Processing...' : payLabel}
      </button>
    </form>
  )
}
