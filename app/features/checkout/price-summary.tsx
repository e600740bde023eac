import { type Coupon, dollars, subscriptionPrice } from '~/domain/billing/coupons'
import type { BillingCycle } from '~/domain/billing/plans'

interface PriceSummaryProps {
  cycle: BillingCycle
  coupon: Coupon | null
}

const every = { monthly: 'a month', yearly: 'a year' }

/** What is charged now and what later: "$7.50 today, then $15 a month", or "$15.00 a month". */
export function PriceSummary({ cycle, coupon }: PriceSummaryProps) {
  const { base, percent, discount, total } = subscriptionPrice(cycle, coupon)
  return (
    <section aria-label="Price summary" className="border-ink-key border-y-2">
      <dl>
        <Line term={`Globetrotter Club, ${cycle}`} amount={dollars(base)} />
        {coupon && <Line term={`Discount ${coupon.code} (${percent}%)`} amount={`−${dollars(discount)}`} />}
        <div className="flex items-baseline justify-between gap-6 border-ink-key border-t py-3">
          <dt className="font-strong">Total</dt>
          <dd aria-live="polite" className="flex flex-wrap items-baseline justify-end gap-x-2">
            <span className="wdth-price font-place text-[2.5rem] leading-none">{dollars(total)}</span>
            <span>{coupon ? `today, then ${laterPrice(cycle)}` : every[cycle]}</span>
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** "$15 a month" */
export function laterPrice(cycle: BillingCycle): string {
  return `$${subscriptionPrice(cycle, null).base / 100} ${every[cycle]}`
}

function Line({ term, amount }: { term: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-2">
      <dt>{term}</dt>
      <dd className="font-label">{amount}</dd>
    </div>
  )
}
