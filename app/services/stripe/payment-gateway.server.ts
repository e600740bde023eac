import Stripe from 'stripe'
import {
  type PaymentEvent,
  type PaymentGateway,
  type PaymentState,
  PaymentsDown,
} from '~/domain/payments/purchase'

interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Where Stripe's API is; a loopback address for the local stand-in, undefined for Stripe itself. */
  apiBase?: string
}

export function stripePayments({ secretKey, webhookSecret, apiBase }: StripeSettings): PaymentGateway {
  const base = apiBase ? new URL(apiBase) : undefined
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port, protocol: 'http' as const }),
  })
  const crypto = Stripe.createSubtleCryptoProvider()
  return {
    async createIntent(purchase, description) {
      return stateOf(
        await reach(() =>
          stripe.paymentIntents.create(
            {
              amount: purchase.cents,
              currency: 'usd',
              description,
              automatic_payment_methods: { enabled: true },
              metadata: { purchase_id: purchase.id, plan: purchase.plan },
            },
            { idempotencyKey: `purchase-${purchase.id}` },
          ),
        ),
      )
    },
    async readIntent(paymentIntentId) {
      if (!/^pi_[A-Za-z0-9_]{1,120}$/.test(paymentIntentId)) return null
      try {
        return stateOf(await reach(() => stripe.paymentIntents.retrieve(paymentIntentId)))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
        throw error
      }
    },
    async readEvent(body, signature) {
      try {
        return eventOf(
          await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, undefined, crypto),
        )
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
        throw error
      }
    },
  }
}

/** Lets faults of the request through as bugs and turns everything the provider or the network did into PaymentsDown. */
async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw error
    throw new PaymentsDown(error instanceof Stripe.errors.StripeError ? error.type : 'network', {
      cause: error,
    })
  }
}

function stateOf(intent: Stripe.PaymentIntent): PaymentState {
  const settled = (['succeeded', 'processing', 'canceled'] as const).find(
    (status) => status === intent.status,
  )
  return {
    id: intent.id,
    status: settled ?? 'open',
    cents: intent.amount,
    currency: intent.currency,
    purchaseId: intent.metadata.purchase_id ?? null,
    clientSecret: intent.client_secret,
  }
}

function eventOf(event: Stripe.Event): PaymentEvent {
  const { id, type } = event
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
      return { id, type, kind: 'payment', payment: stateOf(event.data.object) }
    case 'charge.refunded': {
      const { payment_intent: intent, amount, amount_refunded: refunded } = event.data.object
      const paymentIntentId = typeof intent === 'string' ? intent : intent?.id
      if (paymentIntentId) return { id, type, kind: 'refund', paymentIntentId, full: refunded >= amount }
    }
  }
  return { id, type, kind: 'other' }
}
