import { useNavigate } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { messages } from '~/domain/messages'
import type { OneTimePlan } from '~/domain/plans/plans'
import { buttonClass } from '~/ui/button-class'
import { LinkButton } from '~/ui/link'
import { showToast } from '~/ui/toast'
import { TestCardForm } from './test-card-form'
import { useClientSecret } from './use-client-secret'

// Stripe's script and wrapper load only where Stripe takes the payment.
const StripeForm = lazy(() => import('./stripe-form').then(({ StripeForm }) => ({ default: StripeForm })))

interface CheckoutScreenProps {
  plan: OneTimePlan
  cents: number
  description: string
  /** Null where payments are not configured. */
  checkout: { publishableKey: string; testApi: string | null } | null
}

/** Paying for a one-time plan. */
export function CheckoutScreen({ plan, cents, description, checkout }: CheckoutScreenProps) {
  return (
    <div className="mx-auto max-w-[34rem] px-gutter py-12">
      <h1 className="text-title">Complete your purchase</h1>
      <div className="mt-5 flex items-baseline justify-between gap-6 border-ink-key border-y-2 py-4">
        <p>{description}</p>
        <p className="font-place text-[2.5rem] leading-none [font-stretch:76%]">${cents / 100}</p>
      </div>
      {checkout ? (
        <Payment plan={plan} cents={cents} {...checkout} />
      ) : (
        <div className="mt-8 grid gap-4">
          <p role="alert">Payments are not set up on this site yet, so nothing can be bought here.</p>
          <LinkButton to="/planner">Back to the planner</LinkButton>
        </div>
      )}
    </div>
  )
}

interface PaymentProps {
  plan: OneTimePlan
  cents: number
  publishableKey: string
  testApi: string | null
}

function Payment({ plan, cents, publishableKey, testApi }: PaymentProps) {
  const setup = useClientSecret(plan, cents / 100)
  const [paying, setPaying] = useState(false)
  const navigate = useNavigate()
  const failure = setup.state === 'failed' ? setup.failure : null
  useEffect(() => {
    if (failure) {
      const { title = messages.paymentSetupFailed.title, message } = failure
      showToast({ title, text: message, variant: 'destructive' })
    }
  }, [failure])
  if (failure) {
    return (
      <div className="mt-8 grid gap-4">
        <p role="alert">{failure.message}</p>
        <LinkButton to="/planner">Back to the planner</LinkButton>
      </div>
    )
  }
  if (setup.state !== 'ready') return <Waiting />
  const form = {
    clientSecret: setup.clientSecret,
    publishableKey,
    payLabel: `Pay $${(cents / 100).toFixed(2)}`,
    returnPath: `/planner?payment_success=true&plan=${plan}`,
    paying,
    onPaying: setPaying,
  }
  return (
    <div className="mt-8 grid gap-3">
      {testApi ? (
        <TestCardForm {...form} api={testApi} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <StripeForm {...form} />
        </Suspense>
      )}
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

function Waiting() {
  return (
    <p role="status" className="mt-8 flex items-center gap-3 text-ink-soft">
      <span aria-hidden="true" className="spinner" />
      Setting up the payment
    </p>
  )
}
