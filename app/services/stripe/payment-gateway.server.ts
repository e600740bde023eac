import Stripe from 'stripe'
import type { PaymentGateway, PaymentState } from '~/domain/billing/payment'
import { stripeCheckout } from './hosted-checkout.server'
import {
  idOf,
  reach,
  reachIfThere,
  reachUnless,
  type StripeSettings,
  stripeClient,
} from './stripe-client.server'
import { prepareOrder, stripeSubscriptions } from './subscription-gateway.server'
import { eventOf, eventTypes } from './webhook-event.server'

/** Most events that are read in a run. */
const mostEvents = 2000
/** Most that Stripe lists at once. */
const eventsOfPage = 100

export function stripePayments(settings: StripeSettings): PaymentGateway {
  let client: Stripe | undefined
  // A gateway is made for each request, and most requests pay nothing: making a client takes longer than the rest.
  const stripe = () => {
    client ??= stripeClient(settings)
    return client
  }
  const crypto = Stripe.createSubtleCryptoProvider()

  /** Whether a dispute about the payment was lost. Called only for disputed payments. */
  async function lostDispute(paymentIntentId: string): Promise<boolean> {
    const { data } = await reach(() => stripe().disputes.list({ payment_intent: paymentIntentId, limit: 10 }))
    return data.some(({ status }) => status === 'lost')
  }

  async function stateOf(intent: Stripe.PaymentIntent): Promise<PaymentState> {
    const settled = (['succeeded', 'processing', 'canceled'] as const).find(
      (status) => status === intent.status,
    )
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    const disputed = charge?.disputed ? await lostDispute(intent.id) : false
    return {
      id: intent.id,
      status: settled ?? 'open',
      cents: intent.amount,
      currency: intent.currency,
      purchaseId: intent.metadata.purchase_id ?? null,
      clientSecret: intent.client_secret,
      lost: disputed ? 'disputed' : charge?.refunded ? 'refunded' : null,
    }
  }

  return {
    subscriptions: stripeSubscriptions(stripe),
    hosted: stripeCheckout(stripe, (coupon) => prepareOrder(stripe, coupon)),
    async createIntent(purchase, description) {
      const intent = await reach(() =>
        stripe().paymentIntents.create(
          {
            amount: purchase.cents,
            currency: 'usd',
            description,
            automatic_payment_methods: { enabled: true },
            metadata: { purchase_id: purchase.id, plan: purchase.plan },
          },
          { idempotencyKey: `purchase-${purchase.id}` },
        ),
      )
      return stateOf(intent)
    },
    async readIntent(paymentIntentId) {
      if (!/^pi_[A-Za-z0-9_]{1,120}$/.test(paymentIntentId)) return null
      const intent = await reachIfThere(() =>
        stripe().paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] }),
      )
      return intent && stateOf(intent)
    },
    async addressReceipt(paymentIntentId, email) {
      await reach(() => stripe().paymentIntents.update(paymentIntentId, { receipt_email: email }))
    },
    async cancelIntent(paymentIntentId) {
      await reachUnless(['payment_intent_unexpected_state'], () =>
        stripe().paymentIntents.cancel(paymentIntentId, { cancellation_reason: 'abandoned' }),
      )
    },
    async refund(paymentIntentId) {
      await reachUnless(['charge_already_refunded'], () =>
        stripe().refunds.create(
          { payment_intent: paymentIntentId, reason: 'requested_by_customer' },
          { idempotencyKey: `refund-${paymentIntentId}` },
        ),
      )
    },
    async sendReceipt(paymentIntentId, email) {
      const intent = await reachIfThere(() => stripe().paymentIntents.retrieve(paymentIntentId))
      const charge = intent?.status === 'succeeded' ? idOf(intent.latest_charge) : null
      if (!charge) return false
      // Stripe sends a receipt each time its address is set.
      await reach(() => stripe().charges.update(charge, { receipt_email: email }))
      return true
    },
    async eventsSince(time) {
      const created = { gte: Math.floor(time / 1000) }
      const events: Stripe.Event[] = []
      await reach(async () => {
        for (;;) {
          const last = events.at(-1)?.id
          const page = await stripe().events.list({
            created,
            types: [...eventTypes],
            limit: eventsOfPage,
            ...(last && { starting_after: last }),
          })
          events.push(...page.data.slice(0, mostEvents - events.length))
          if (!page.has_more || page.data.length === 0 || events.length >= mostEvents) break
        }
      })
      return events.reverse().map(eventOf)
    },
    async readEvent(body, signature) {
      if (isAhead(signature)) return null
      try {
        return eventOf(
          await stripe().webhooks.constructEventAsync(
            body,
            signature,
            settings.webhookSecret,
            undefined,
            crypto,
          ),
        )
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
        throw error
      }
    },
  }
}

/** How far the clock of a webhook may be ahead of ours, seconds. The SDK allows as much behind it, and any time ahead. */
const mostAhead = 300

/** Whether a signature is of a time to come: its webhook could be sent again until then. */
function isAhead(signature: string): boolean {
  const [, seconds = ''] = /(?:^|,)\s*t=(\d+)/.exec(signature) ?? []
  return Number(seconds) > Date.now() / 1000 + mostAhead
}
