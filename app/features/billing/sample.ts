import type { BillingEntry } from '~/domain/billing/billing-entry'
import type { PaymentCard } from '~/domain/billing/payment'
import { subscriptionCents } from '~/domain/billing/plans'
import type { MembershipView } from './membership'

/** What the page shows to somebody who never paid: fixed data, always marked as a sample. */
export const sampleMembership: MembershipView = {
  status: 'active',
  cycle: 'monthly',
  cents: subscriptionCents.monthly,
  laterCents: null,
  coupon: null,
  periodEnd: null,
  endsAtPeriodEnd: false,
}

export const sampleCards: PaymentCard[] = [
  { id: 'sample-card', brand: 'visa', last4: '4242', expires: '12 / 2034', isDefault: true },
]

export const sampleEntries: BillingEntry[] = ['2026-05-01', '2026-04-01'].map((day) => ({
  id: `sample-${day}`,
  title: 'Globetrotter Club, sample invoice',
  date: Date.parse(day),
  cents: subscriptionCents.monthly,
  status: 'paid',
  url: null,
  refund: null,
}))
