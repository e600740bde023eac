import { useState } from 'react'
import { type Coupon, dollars, newMemberCode, subscriptionPrice } from '~/domain/billing/coupons'
import { type BillingCycle, refundDays } from '~/domain/billing/plans'
import { housePalette } from '~/domain/posters/house-palette'
import { Poster } from '~/features/posters/poster'
import { planFeatures, yearlySaving } from '~/messages/en/plans'
import { toasts } from '~/messages/en/toasts'
import { Icon } from '~/ui/icon'
import { LinkButton } from '~/ui/link'
import { Segmented } from '~/ui/segmented'
import { type CheckoutSetup, PaymentStep } from './payment-step'
import { laterPrice, PriceSummary } from './price-summary'
import { PromoCode, type SentBackCode } from './promo-code'

interface SubscribeScreenProps {
  cycle: BillingCycle
  /** The coupon of new members, where the address asks for it and it is good. */
  offered: Coupon | null
  isMember: boolean
  checkout: CheckoutSetup | null
  /** What is said of tax. */
  priceNote: string | null
  /** A promo code in the address. */
  applied: Coupon | null
  /** A promo code that was sent without a script, and why it was refused. */
  sentBack: SentBackCode | undefined
}

const cycles = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: `Yearly · ${yearlySaving}` },
] as const

/** Joining the Globetrotter Club. */
export function SubscribeScreen({ isMember, ...order }: SubscribeScreenProps) {
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-gutter py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
      <div className="grid content-start gap-6">
        <h1 className="text-hero">Join the Globetrotter Club</h1>
        <ul className="grid gap-2.5 text-lead">
          {planFeatures.globetrotter.map((feature) => (
            <li key={feature} className="flex gap-3 leading-snug">
              <Icon name="check" className="mt-1 text-ink-hot-text" />
              {feature}
            </li>
          ))}
        </ul>
        <p className="max-w-measure text-ink-soft">
          Cancel at any time on your billing page: you keep what you paid for to the end of its period. Full
          refund within {refundDays} days.
        </p>
        <div className="hidden bg-ink-sheet p-3 lg:block">
          <Poster {...housePalette} shape="low" className="aspect-2/1 w-full" />
        </div>
      </div>
      {isMember ? <Member /> : <Order {...order} />}
    </div>
  )
}

function Member() {
  return (
    <div className="grid content-start justify-items-start gap-4">
      <p role="status" className="text-lead">
        You are a member already.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/planner" variant="primary">
          Start planning
        </LinkButton>
        <LinkButton to="/account/billing">Billing & Subscription</LinkButton>
      </div>
    </div>
  )
}

type OrderProps = Omit<SubscribeScreenProps, 'isMember'>

function Order({ cycle: initialCycle, offered, applied, sentBack, checkout, priceNote }: OrderProps) {
  const [cycle, setCycle] = useState(initialCycle)
  const [coupon, setCoupon] = useState(offered ?? applied)
  const [paying, setPaying] = useState(false)
  const { total } = subscriptionPrice(cycle, coupon)
  const body = { amount: total / 100, isYearly: cycle === 'yearly', coupon: coupon?.code ?? null }
  return (
    <div className="grid content-start gap-6">
      {offered && coupon?.code === newMemberCode && (
        <p className="bg-ink-field p-4 font-strong text-ink-on-field">
          Get {offered.percent}% off your first subscription as a new user!
        </p>
      )}
      <Segmented
        label="How often you pay"
        options={cycles}
        value={cycle}
        onChange={setCycle}
        disabled={paying}
      />
      <PriceSummary cycle={cycle} coupon={coupon} />
      <PromoCode coupon={coupon} onChange={setCoupon} disabled={paying} sentBack={sentBack} />
      <PaymentStep
        checkout={checkout}
        order={total > 0 ? { path: '/api/create-subscription-intent', body } : null}
        cents={total}
        onPress
        payLabel={`Subscribe ${dollars(total)}${cycle === 'yearly' ? '/year' : '/mo'}`}
        returnPath="/planner?subscription_success=true"
        setupFailed={toasts.subscriptionSetupFailed}
        failed={toasts.subscriptionFailed}
        onPaying={setPaying}
      />
      <p className="text-ink-soft text-small">
        {coupon
          ? `${dollars(total)} today, then ${laterPrice(cycle)} until you cancel. The code is for the first payment.`
          : `${dollars(total)} is charged today and every ${cycle === 'yearly' ? 'year' : 'month'} until you cancel.`}{' '}
        {priceNote}
      </p>
    </div>
  )
}
