import type { PaymentEvent, PaymentGateway, PaymentState } from '~/domain/billing/payment'
import type { SubscriptionState } from '~/domain/billing/subscription'
import { UpstreamDown } from '~/domain/errors'

export interface ModelIntent extends PaymentState {
  /** Of a subscription's invoice. */
  subscriptionId: string | null
}

export interface ModelSubscription extends SubscriptionState {
  customerId: string
  cents: number
  intentId: string
}

const month = 30 * 86_400_000

/**
 * A payment provider that keeps its promises and no more: keys make calls happen once, what is paid cannot be voided,
 * events are made for every change and then are somebody else's matter. It can fail before or after it did something.
 */
export class ModelProvider {
  readonly intents = new Map<string, ModelIntent>()
  readonly subscriptions = new Map<string, ModelSubscription>()
  readonly events: (PaymentEvent & { at: number })[] = []
  /** The chance that a call fails. */
  faults = 0
  private readonly keyed = new Map<string, string>()
  private serial = 0

  constructor(
    private readonly random: () => number,
    private readonly now: () => number,
  ) {}

  /** A buyer pays with a card; nothing happens to what is not open. */
  pay(intentId: string, result: 'succeeded' | 'processing'): void {
    const intent = this.intents.get(intentId)
    if (!intent || (intent.status !== 'open' && intent.status !== 'processing')) return
    intent.status = result
    this.tell('payment_intent', { kind: 'payment', paymentIntentId: intent.id })
    const subscription = intent.subscriptionId && this.subscriptions.get(intent.subscriptionId)
    if (!subscription || result !== 'succeeded') return
    subscription.status = 'active'
    subscription.clientSecret = null
    const from = subscription.periodEnd === null ? this.now() : subscription.periodEnd - month
    const until = subscription.periodEnd ?? from + month
    subscription.periodEnd = until
    const period = { cents: intent.cents, from, until, paidAt: this.now(), paymentIntentId: intent.id }
    subscription.paid.unshift({ invoiceId: `in_${intent.id}`, ...period })
    this.tell('invoice.paid', { kind: 'subscription', subscriptionId: subscription.id })
  }

  /** A period is over: it ends, or the next one is charged. */
  renew(subscription: ModelSubscription, succeeds: boolean): void {
    if (subscription.status !== 'active' || subscription.periodEnd === null) return
    if (subscription.endsAtPeriodEnd) {
      this.end(subscription)
      return
    }
    subscription.periodEnd += month
    const intent = this.addIntent(subscription.cents, null, subscription.id)
    if (succeeds) {
      this.pay(intent.id, 'succeeded')
      return
    }
    subscription.status = 'past_due'
    this.tell('invoice.payment_failed', { kind: 'subscription', subscriptionId: subscription.id })
  }

  end(subscription: ModelSubscription): void {
    if (subscription.status === 'ended') return
    subscription.status = 'ended'
    subscription.clientSecret = null
    this.tell('subscription.deleted', { kind: 'subscription', subscriptionId: subscription.id })
  }

  loseMoney(intentId: string, why: 'refunded' | 'disputed'): void {
    const intent = this.intents.get(intentId)
    if (intent?.status !== 'succeeded' || intent.lost) return
    intent.lost = why
    this.tell(why, { kind: 'payment', paymentIntentId: intent.id })
  }

  cancelLater(subscription: ModelSubscription): void {
    if (subscription.status !== 'active') return
    subscription.endsAtPeriodEnd = true
    this.tell('subscription.updated', { kind: 'subscription', subscriptionId: subscription.id })
  }

  private tell(type: string, about: PaymentEvent['about']): void {
    this.events.push({ id: `evt_${++this.serial}`, type, about, at: this.now() })
  }

  private addIntent(cents: number, purchaseId: string | null, subscriptionId: string | null): ModelIntent {
    const id = `pi_${++this.serial}`
    const open = { status: 'open', currency: 'usd', clientSecret: `${id}_secret_x`, lost: null } as const
    const intent: ModelIntent = { id, cents, purchaseId, subscriptionId, ...open }
    this.intents.set(id, intent)
    return intent
  }

  private fallible<T extends object>(calls: T): T {
    return new Proxy(calls, {
      get: (target, name) => {
        const call: unknown = Reflect.get(target, name)
        if (typeof call !== 'function') return call
        return async (...args: unknown[]) => {
          if (this.random() < this.faults) throw new UpstreamDown('before it was done')
          // An answer is what was true when it was made, not what becomes true on its way.
          const answer: unknown = structuredClone(await call.apply(target, args))
          await scheduler.wait(this.random() < 0.3 ? Math.floor(this.random() * 12) : 0)
          if (this.random() < this.faults) throw new UpstreamDown('after it was done')
          return answer
        }
      },
    })
  }

  private once(key: string, make: () => { id: string }): string {
    const id = this.keyed.get(key) ?? make().id
    this.keyed.set(key, id)
    return id
  }

  private have<T>(map: Map<string, T>, id: string): T {
    const found = map.get(id)
    if (!found) throw new Error(`the provider never made ${id}`)
    return found
  }

  gateway(): PaymentGateway {
    const subscriptions: PaymentGateway['subscriptions'] = {
      createCustomer: async ({ id }) => `cus_${id}`,
      create: async ({ id: orderId, customerId, cycle, coupon, baseCents }) => {
        const id = this.once(`subscription-${orderId}`, () => {
          const name = `sub_${++this.serial}`
          const cents = baseCents - Math.round((baseCents * (coupon?.percent ?? 0)) / 100)
          const intent = this.addIntent(cents, null, name)
          const state = { periodEnd: null, endsAtPeriodEnd: false, paid: [], cycle, orderId }
          this.subscriptions.set(name, {
            ...{ id: name, customerId, cents, intentId: intent.id, status: 'incomplete', ...state },
            clientSecret: intent.clientSecret,
          })
          return { id: name }
        })
        return this.have(this.subscriptions, id)
      },
      read: async (id) => this.subscriptions.get(id) ?? null,
      giveUp: async (id) => {
        const subscription = this.have(this.subscriptions, id)
        if (subscription.status === 'ended') return true
        const intent = this.have(this.intents, subscription.intentId)
        if (subscription.status !== 'incomplete' || intent.status !== 'open') return false
        intent.status = 'canceled'
        this.end(subscription)
        return true
      },
      cancel: async (id) => this.end(this.have(this.subscriptions, id)),
      cards: async () => [],
      invoices: async () => [],
      portal: async () => 'https://portal.example',
    }
    return this.fallible<PaymentGateway>({
      subscriptions: this.fallible(subscriptions),
      createIntent: async ({ id, cents }) =>
        this.have(
          this.intents,
          this.once(`purchase-${id}`, () => this.addIntent(cents, id, null)),
        ),
      readIntent: async (id) => this.intents.get(id) ?? null,
      cancelIntent: async (id) => {
        const intent = this.have(this.intents, id)
        if (intent.status === 'open') intent.status = 'canceled'
      },
      refund: async (id) => this.loseMoney(id, 'refunded'),
      readEvent: async () => null,
      eventsSince: async (time) => this.events.filter(({ at }) => at >= time),
    })
  }
}
