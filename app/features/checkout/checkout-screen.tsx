import { dollars } from '~/domain/billing/coupons'
import { type OneTimePlan, refundDays } from '~/domain/billing/plans'
import { toasts } from '~/messages/en/toasts'
import { type CheckoutSetup, PaymentStep } from './payment-step'

interface CheckoutScreenProps {
  plan: OneTimePlan
  cents: number
  description: string
  /** Null where payments are not configured. */
  checkout: CheckoutSetup | null
}

/** Paying for a one-time plan. */
export function CheckoutScreen({ plan, cents, description, checkout }: CheckoutScreenProps) {
  return (
    <div className="mx-auto grid max-w-[34rem] gap-8 px-gutter py-12">
      <div>
        <h1 className="text-title">Complete your purchase</h1>
        <div className="mt-5 flex items-baseline justify-between gap-6 border-ink-key border-y-2 py-4">
          <p>{description}</p>
          <p className="wdth-price font-place text-[2.5rem] leading-none">${cents / 100}</p>
        </div>
        <p className="mt-3 text-ink-soft text-small">
          Paid once, never renewed. Full refund within {refundDays} days.
        </p>
      </div>
      <PaymentStep
        checkout={checkout}
        order={{ path: '/api/create-payment-intent', body: { amount: cents / 100, planType: plan } }}
        payLabel={`Pay ${dollars(cents)}`}
        returnPath={`/planner?payment_success=true&plan=${plan}`}
        setupFailed={toasts.paymentSetupFailed}
        failed={toasts.paymentFailed}
      />
    </div>
  )
}
