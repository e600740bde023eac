import { useNavigate } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Failure } from '~/domain/errors'
import type { Toast } from '~/messages/en/toasts'
import { buttonClass } from '~/ui/button-class'
import { LinkButton } from '~/ui/link'
import { loadPart } from '~/ui/load-part'
import { showToast } from '~/ui/toast'
import { useHydrating } from '~/ui/use-hydrating'
import { goToCheckout } from './go-to-checkout'
import { askClientSecret, type PaymentOrder, useClientSecret } from './use-client-secret'

// Stripe's script and wrapper load only where Stripe is used, and the form of the stand-in only where that is.
const StripeForm = lazy(() =>
  loadPart(() => import('./stripe-form').then(({ StripeForm }) => ({ default: StripeForm }))),
)

const TestCardForm = lazy(() =>
  loadPart(() => import('./test-card-form').then(({ TestCardForm }) => ({ default: TestCardForm }))),
)

/** The browser's settings for payments; `testApi` is the address of the local stand-in. */
export interface CheckoutSetup {
  publishableKey: string
  testApi: string | null
}

interface PaymentStepProps {
  /** Null where payments are not configured. */
  checkout: CheckoutSetup | null
  /** The order; null until it is complete. */
  order: PaymentOrder | null
  /** What is charged now, US cents. */
  cents: number
  /** The same order, with what else the provider's own checkout is told. */
  elsewhere?: object
  /** The payment is set up when the button is pressed, so that an order that is changed before leaves nothing behind. */
  onPress?: boolean
  payLabel: string
  returnPath: string
  /** Runs before the card is charged; a sentence when it failed. */
  prepare?: (() => Promise<string | null>) | undefined
  setupFailed: Toast
  failed: Toast
  /** Reports whether a payment is under way, so that the order cannot be changed meanwhile. */
  onPaying?: (paying: boolean) => void
}

/** The last step of an order: sets the payment up, then takes a card. */
export function PaymentStep({ checkout, ...step }: PaymentStepProps) {
  if (checkout) return <Payment checkout={checkout} {...step} />
  return (
    <div className="grid gap-4">
      <p role="alert">Payments are not set up on this site yet, so nothing can be bought here.</p>
      <LinkButton to="/planner">Back to the planner</LinkButton>
    </div>
  )
}

function Payment({
  checkout: { publishableKey, testApi },
  order,
  onPress = false,
  elsewhere,
  setupFailed,
  onPaying,
  ...words
}: PaymentStepProps & { checkout: CheckoutSetup }) {
  const setup = useClientSecret(onPress ? null : order, setupFailed)
  const [paying, setPaying] = useState(false)
  const [owned, setOwned] = useState<Failure | null>(null)
  const navigate = useNavigate()
  const hydrating = useHydrating()
  const failure = setup.state === 'failed' ? setup.failure : owned
  useEffect(() => {
    if (failure) tellFailure(failure, setupFailed.title)
  }, [failure, setupFailed.title])
  if (failure) return <NotPossible failure={failure} />
  const pay = (now: boolean) => {
    setPaying(now)
    onPaying?.(now)
  }
  const clientSecret = setup.state === 'ready' ? setup.clientSecret : null
  // Both card forms are for the browser alone.
  if (hydrating || (clientSecret === null && !(onPress && order))) return <Waiting />
  async function begin() {
    if (clientSecret !== null || !order) return clientSecret
    const begun = await askClientSecret(order, setupFailed)
    if (begun.state === 'ready') return begun.clientSecret
    pay(false)
    if (begun.state !== 'failed') return null
    // What was typed stays in the form.
    if (isGoodNews(begun.failure)) setOwned(begun.failure)
    else tellFailure(begun.failure, setupFailed.title)
    return null
  }
  const payElsewhere = () => goToCheckout(elsewhere ?? order?.body ?? {}, setupFailed.text)
  const form = { ...words, clientSecret, begin, payElsewhere, publishableKey, paying, onPaying: pay }
  return (
    <div className="grid gap-3">
      <Suspense fallback={<Waiting />}>
        {testApi ? <TestCardForm {...form} api={testApi} /> : <StripeForm key={clientSecret} {...form} />}
      </Suspense>
      <button
        type="button"
        disabled={paying}
        onClick={() => navigate(-1)}
        className={buttonClass({ variant: 'quiet' })}
      >
        Cancel
      </button>
    </div>
  )
}

/** Shown when the order is paid already. */
const isGoodNews = ({ code }: Failure) => code === 'already-paid' || code === 'already-subscribed'

function tellFailure(failure: Failure, usual: string) {
  const { title = usual, message } = failure
  if (!isGoodNews(failure)) showToast({ title, text: message, variant: 'destructive' })
}

function NotPossible({ failure }: { failure: Failure }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p role={isGoodNews(failure) ? 'status' : 'alert'}>{failure.message}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/planner" variant={isGoodNews(failure) ? 'primary' : 'outline'}>
          {isGoodNews(failure) ? 'Start planning' : 'Back to the planner'}
        </LinkButton>
        {failure.code === 'already-subscribed' && (
          <LinkButton to="/account/billing">Billing & Subscription</LinkButton>
        )}
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <>
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <span aria-hidden="true" className="spinner" />
        Setting up the payment
      </p>
      <noscript>
        <p className="font-strong">
          Paying needs JavaScript: the card goes from your browser straight to the payment provider. Please
          switch it on and load this page again.
        </p>
      </noscript>
    </>
  )
}
