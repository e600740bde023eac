import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js'
import { type FormEvent, useMemo, useState } from 'react'
import { toasts } from '~/messages/en/toasts'
import { Button } from '~/ui/button'
import { buttonClass } from '~/ui/button-class'
import { showToast } from '~/ui/toast'
import type { PayFormProps } from './pay-form'

/** Stripe's own Payment Element: card data goes from the browser to Stripe and never through this site. */
export function StripeForm(props: PayFormProps) {
  const [broken, setBroken] = useState(false)
  const stripe = useMemo(
    () =>
      loadStripe(props.publishableKey).catch((error: unknown) => {
        console.warn('the script of the payment provider did not load', error)
        setBroken(true)
        return null
      }),
    [props.publishableKey],
  )
  // Stripe's fields are in an iframe, which does not have the page's theme.
  const appearance = useMemo(() => {
    const { color: colorText, backgroundColor: colorBackground } = getComputedStyle(document.body)
    return { variables: { colorText, colorBackground, colorPrimary: colorText, borderRadius: '3px' } }
  }, [])
  if (broken) return <NotLoaded />
  return (
    <Elements stripe={stripe} options={{ clientSecret: props.clientSecret, appearance }}>
      <PayButton {...props} />
    </Elements>
  )
}

/** The provider's script is from another site, and some browsers and networks keep it out. */
function NotLoaded() {
  return (
    <div className="grid gap-4">
      <div role="alert" className="grid gap-2 border-ink-hot-text border-l-4 bg-ink-sheet p-4">
        <p className="font-strong">The card form of Stripe, our payment provider, did not load.</p>
        <p className="text-small">
          A blocker or a company network may keep js.stripe.com out. Nothing was charged. Allow it and load
          the form again, open this page in another browser, or write to us: we send you another way to pay.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Load the form again
        </Button>
        <a href="#contact" className={buttonClass()}>
          Write to us
        </a>
      </div>
    </div>
  )
}

function PayButton({ payLabel, returnPath, failed, paying, onPaying, prepare }: PayFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  async function pay(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements || paying) return
    onPaying(true)
    const problem = await prepare?.()
    if (problem) {
      onPaying(false)
      return showToast({ title: failed.title, text: problem, variant: 'destructive' })
    }
    try {
      // Resolves only after a failure; otherwise the browser goes to the return address.
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: new URL(returnPath, window.location.origin).href },
      })
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
