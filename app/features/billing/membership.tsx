import { dollars } from '~/domain/billing/coupons'
import { graceDays } from '~/domain/billing/holdings'
import { plans } from '~/domain/billing/plans'
import type { Subscription } from '~/domain/billing/subscription'
import { longDate } from '~/features/trips/trip-words'
import { Icon } from '~/ui/icon'
import { PortalButton } from './portal-button'

export type MembershipView = Pick<
  Subscription,
  'status' | 'cycle' | 'cents' | 'laterCents' | 'coupon' | 'periodEnd' | 'endsAtPeriodEnd'
>

const benefits = [
  'Unlimited itinerary generation',
  'Advanced customization options',
  'Save and share itineraries',
  'Priority support',
  '1 free gift itinerary per month',
]

const statusNames: Record<MembershipView['status'], string> = {
  active: 'Active',
  incomplete: 'Not paid yet',
  past_due: 'Payment failed',
  paused: 'Paused',
  ended: 'Ended',
}

/** A subscription: status, price, renewal and benefits. */
export function Membership({ membership }: { membership: MembershipView }) {
  const { status, cycle, cents, laterCents, coupon, endsAtPeriodEnd } = membership
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      <div className="grid content-start gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-head">{plans.globetrotter.name}</h2>
          <span className="border-[1.5px] border-ink-key px-2 py-0.5 font-strong text-small">
            {status === 'active' && endsAtPeriodEnd ? 'Cancelled' : statusNames[status]}
          </span>
        </div>
        <p className="flex items-baseline gap-2">
          <span className="wdth-price font-place text-[3rem] leading-none">
            {dollars(laterCents ?? cents)}
          </span>
          <span>per {cycle === 'yearly' ? 'year' : 'month'}</span>
          {coupon && laterCents === null && <span className="text-ink-soft">with {coupon}</span>}
        </p>
        <Outlook {...membership} />
        <div className="flex flex-wrap gap-3">
          <PortalButton>Manage Subscription</PortalButton>
          <PortalButton>Manage Plan</PortalButton>
        </div>
      </div>
      <div>
        <h3 className="font-strong text-lead">Plan benefits</h3>
        <ul className="mt-3 grid gap-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2.5 leading-snug">
              <Icon name="check" className="mt-0.5 text-ink-hot-text" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Outlook({ status, periodEnd, endsAtPeriodEnd }: MembershipView) {
  if (periodEnd === null) return null
  const end = longDate(new Date(periodEnd).toISOString().slice(0, 10))
  if (status === 'past_due') {
    return (
      <p role="alert" className="border-ink-hot-text border-l-4 bg-ink-sheet p-4">
        The last payment failed. Update your payment method; the plan stays open for {graceDays} days.
      </p>
    )
  }
  if (status === 'paused') return <p>Paused. You can use what you paid for until the end of its period.</p>
  return <p>{endsAtPeriodEnd ? `Yours until ${end}. It will not renew.` : `Renews on ${end}.`}</p>
}
