import type Stripe from 'stripe'
import type { SubscriptionStatus } from '~/domain/billing/holdings'
import type { Invoice, SubscriptionGateway, SubscriptionOrder } from '~/domain/billing/payment'
import type { SubscriptionState } from '~/domain/billing/subscription'
import { UpstreamDown } from '~/domain/errors'
import { idOf, reach, reachIfThere, reachUnless } from './stripe-client.server'

export const productId = 'globetrotter_club'

/** Products and coupons that this isolate has created. Their ids are fixed, so that creating them twice is harmless. */
const seenTo = new Set<string>()

async function once(id: string, make: () => Promise<unknown>) {
  if (seenTo.has(id)) return
  await reachUnless(['resource_already_exists'], make)
  seenTo.add(id)
}

/** Makes the product and a coupon where they are missing; gives the coupon's id at the provider. */
export async function prepareOrder(
  stripe: () => Stripe,
  coupon: SubscriptionOrder['coupon'],
): Promise<string | null> {
  await once(productId, () => stripe().products.create({ id: productId, name: 'Globetrotter Club' }))
  if (!coupon) return null
  // Duration and percentage are part of the id: at the provider a coupon cannot be changed, and older ones last.
  const { code: name, percent: percent_off } = coupon
  const id = `${name}_${percent_off}_once`
  await once(id, () => stripe().coupons.create({ id, name, percent_off, duration: 'once' }))
  return id
}

export function stripeSubscriptions(stripe: () => Stripe): SubscriptionGateway {
  async function read(subscriptionId: string): Promise<SubscriptionState | null> {
    if (!/^sub_[A-Za-z0-9_]{1,120}$/.test(subscriptionId)) return null
    const [subscription, invoices] = await Promise.all([
      reachIfThere(() =>
        stripe().subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice.confirmation_secret'] }),
      ),
      reachIfThere(() =>
        stripe().invoices.list({
          subscription: subscriptionId,
          status: 'paid',
          limit: 24,
          expand: ['data.payments'],
        }),
      ),
    ])
    return subscription && { ...stateOf(subscription), paid: (invoices?.data ?? []).flatMap(paidPeriods) }
  }

  return {
    read,
    async createCustomer({ id, email, name }) {
      const customer = await reach(() =>
        stripe().customers.create(
          { email, ...(name && { name }), metadata: { account_id: id } },
          { idempotencyKey: `customer-${id}` },
        ),
      )
      return customer.id
    },
    async create({ id, customerId, cycle, coupon, baseCents }) {
      const couponId = await prepareOrder(stripe, coupon)
      const subscription = await reach(() =>
        stripe().subscriptions.create(
          {
            customer: customerId,
            items: [
              {
                price_data: {
                  currency: 'usd',
                  product: productId,
                  recurring: { interval: cycle === 'yearly' ? 'year' : 'month' },
                  unit_amount: baseCents,
                },
              },
            ],
            ...(couponId && { discounts: [{ coupon: couponId }] }),
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            metadata: { order_id: id },
            expand: ['latest_invoice.confirmation_secret'],
          },
          { idempotencyKey: `subscription-${id}` },
        ),
      )
      return { ...stateOf(subscription), paid: [] }
    },
    async giveUp(subscriptionId) {
      const subscription = await reachIfThere(() => stripe().subscriptions.retrieve(subscriptionId))
      if (!subscription || statusOf(subscription) === 'ended') return true
      if (statusOf(subscription) !== 'incomplete') return false
      // The invoice first: Stripe refuses to void one that is paid, while it would cancel a subscription that was
      // paid a moment ago and keep the money.
      const invoiceId = idOf(subscription.latest_invoice)
      if (invoiceId && !(await reachIfThere(() => stripe().invoices.voidInvoice(invoiceId)))) return false
      await reachIfThere(() => stripe().subscriptions.cancel(subscriptionId))
      return true
    },
    async cancel(subscriptionId) {
      await reachUnless(['resource_missing'], () => stripe().subscriptions.cancel(subscriptionId))
    },
    async cards(customerId) {
      const { data } = await reach(() => stripe().customers.listPaymentMethods(customerId, { limit: 20 }))
      return data.flatMap(({ id, card }) =>
        card
          ? {
              id,
              brand: card.brand,
              last4: card.last4,
              expires: `${String(card.exp_month).padStart(2, '0')} / ${card.exp_year}`,
              // With several configurations, the provider's portal uses its default.
              isDefault: data.length === 1,
            }
          : [],
      )
    },
    async invoices(customerId) {
      const { data } = await reach(() => stripe().invoices.list({ customer: customerId, limit: 24 }))
      return data.flatMap((invoice): Invoice[] => {
        const status = (['paid', 'open', 'void', 'uncollectible'] as const).find(
          (known) => known === invoice.status,
        )
        if (!status) return []
        const { id, number, total: cents, created, hosted_invoice_url: url = null } = invoice
        return [{ id, number, cents, status, date: created * 1000, url }]
      })
    },
    async portal(customerId, returnUrl) {
      const session = await reach(() =>
        stripe().billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      )
      if (!URL.canParse(session.url)) throw new UpstreamDown('the portal has no address')
      return session.url
    },
  }
}

function statusOf({ status, pause_collection: paused }: Stripe.Subscription): SubscriptionStatus {
  switch (status) {
    case 'incomplete':
      return 'incomplete'
    case 'trialing':
    case 'active':
      return paused ? 'paused' : 'active'
    case 'past_due':
    case 'unpaid':
      return 'past_due'
    case 'paused':
      return 'paused'
    default:
      return 'ended'
  }
}

function stateOf(subscription: Stripe.Subscription): Omit<SubscriptionState, 'paid'> {
  const [item] = subscription.items.data
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null
  const status = statusOf(subscription)
  return {
    id: subscription.id,
    orderId: subscription.metadata.order_id ?? null,
    status,
    cycle: item?.price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
    periodEnd: item ? item.current_period_end * 1000 : null,
    endsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    clientSecret: status === 'incomplete' ? (invoice?.confirmation_secret?.client_secret ?? null) : null,
  }
}

function paidPeriods(invoice: Stripe.Invoice): SubscriptionState['paid'] {
  const periods = invoice.lines.data.map(({ period }) => period)
  const payment = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment
  if (periods.length === 0) return []
  return [
    {
      invoiceId: invoice.id,
      paymentIntentId: idOf(payment?.payment_intent),
      cents: invoice.amount_paid,
      from: Math.min(...periods.map(({ start }) => start)) * 1000,
      until: Math.max(...periods.map(({ end }) => end)) * 1000,
      paidAt: (invoice.status_transitions.paid_at ?? invoice.created) * 1000,
    },
  ]
}
