import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js'
import { type FormEvent, useMemo } from 'react'
import { toasts } from '~/messages/en/toasts'
import { buttonClass } from '~/ui/button-class'
import { showToast } from '~/ui/toast'
import type { PayFormProps } from './pay-form'

/** Stripe's own Payment Element: card data goes from the browser to Stripe and never through this site. */
export function StripeForm(props: PayFormProps) {
  const stripe = useMemo(() => loadStripe(props.publishableKey), [props.publishableKey])
  // Stripe's fields are in an iframe, which does not have the page's theme.
  const appearance = useMemo(() => {
    const { color: colorText, backgroundColor: colorBackground } = getComputedStyle(document.body)
    return { variables: { colorText, colorBackground, colorPrimary: colorText, borderRadius: '3px' } }
  }, [])
  return (
    <Elements stripe={stripe} options={{ clientSecret: props.clientSecret, appearance }}>
      <PayButton {...props} />
    </Elements>
  )
}

function PayButton({ payLabel, returnPath, failed, paying, onPaying }: PayFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  async function pay(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements || paying) return
    onPaying(true)
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
