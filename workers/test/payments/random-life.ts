import { coupons, subscriptionPrice } from '~/domain/billing/coupons'
import { oneTimePlans } from '~/domain/billing/plans'
import type { Result } from '~/domain/errors'
import { database } from '~/services/db/database.server'
import { d1Gifts } from '~/services/db/gift-ledger.server'
import { d1Holdings } from '~/services/db/holdings.server'
import { d1PaymentEvents, d1Purchases } from '~/services/db/purchase-ledger.server'
import { d1Sessions } from '~/services/db/session-store.server'
import { d1Subscriptions } from '~/services/db/subscription-ledger.server'
import { buyPlan } from '~/use-cases/buy-plan'
import { catchUp } from '~/use-cases/catch-up'
import { refundPayment } from '~/use-cases/refund-payment'
import { applyPaymentEvent, refreshMembership, settlePayment } from '~/use-cases/settle-payment'
import { subscribe } from '~/use-cases/subscribe'
import { faultyD1 } from '../faults/faulty-d1'
import { ModelProvider } from './model-provider'

export const people = ['ada', 'bob', 'cyd', 'dee', 'eve']

/** Small, fast and the same everywhere: mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Buyers, a provider, webhooks that come as they like, and machines that break: all of it at random, and repeatable. */
export class RandomLife {
  readonly random: () => number
  readonly provider: ModelProvider
  time = 1_800_000_000_000
  databaseFaults = 0
  /** Positions of events that are still to be delivered; one can be in it twice. */
  private readonly queue: number[] = []
  private seenEvents = 0
  /** Payments whose secret reached a browser: only these can be made. */
  private readonly given: string[] = []

  constructor(
    private readonly db: D1Database,
    seed: number,
  ) {
    this.random = seeded(seed)
    this.provider = new ModelProvider(this.random, () => this.time)
  }

  /** Adapters as after a restart: nothing is remembered but what is stored. */
  parts() {
    const db = database(faultyD1(this.db, () => this.random() < this.databaseFaults))
    const now = () => this.time
    return {
      ledger: d1Purchases(db, now),
      subscriptions: d1Subscriptions(db, now),
      paymentEvents: d1PaymentEvents(db, now),
      gifts: d1Gifts(db, now),
      holdings: d1Holdings(db),
      sessions: d1Sessions(db, now),
      payments: this.provider.gateway(),
      now: () => new Date(this.time),
    }
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.random() * from.length)]
  }

  /** One thing that happens. What the world does not promise may fail; that is what the next step is for. */
  async step(): Promise<void> {
    const kinds = [
      ...['buy', 'buy', 'pay', 'pay', 'pay', 'deliver', 'deliver', 'deliver', 'return', 'subscribe'],
      ...['subscribe', 'renew', 'renew', 'cancel', 'refund', 'dispute', 'lose', 'repeat', 'time', 'catch-up'],
    ] as const
    await this.happen(this.pick(kinds) ?? 'time')
    this.takeEvents()
  }

  private async happen(kind: string): Promise<void> {
    const person = this.pick(people) ?? 'ada'
    const parts = this.parts()
    const intent = this.pick([...this.provider.intents.values()])
    const subscription = this.pick([...this.provider.subscriptions.values()])
    switch (kind) {
      case 'buy': {
        const plan = this.pick(['explorer', 'premium'] as const) ?? 'explorer'
        return this.give(
          await buyPlan({ sessionId: person, plan, amount: oneTimePlans[plan].cents / 100 }, parts),
        )
      }
      case 'subscribe': {
        const cycle = this.pick(['monthly', 'yearly'] as const) ?? 'monthly'
        const coupon = this.pick([null, ...(Object.keys(coupons) as (keyof typeof coupons)[])]) ?? null
        const amount = subscriptionPrice(cycle, coupon).total / 100
        const account = { id: `account-${person}`, email: `${person}@example.com`, name: null }
        return this.give(await subscribe({ account, cycle, coupon, amount }, parts))
      }
      case 'pay':
        this.provider.pay(this.pick(this.given) ?? '', this.random() < 0.8 ? 'succeeded' : 'processing')
        return
      case 'return':
        if (intent) await settlePayment(intent.id, parts)
        await refreshMembership(`account-${person}`, parts)
        return
      case 'renew':
        if (subscription) this.provider.renew(subscription, this.random() < 0.7)
        return
      case 'cancel':
        if (subscription && this.random() < 0.5) this.provider.cancelLater(subscription)
        else if (subscription?.status === 'past_due') this.provider.end(subscription)
        return
      case 'refund': {
        if (!intent) return
        if (this.random() < 0.3) return this.provider.loseMoney(intent.id, 'refunded')
        const session = { id: person, userId: `account-${person}` }
        await refundPayment({ session, paymentIntentId: intent.id }, parts)
        return
      }
      case 'dispute':
        if (intent && this.random() < 0.3) this.provider.loseMoney(intent.id, 'disputed')
        return
      case 'deliver':
        return this.deliver()
      case 'lose':
        this.queue.splice(Math.floor(this.random() * this.queue.length), 1)
        return
      case 'repeat':
        this.queue.push(Math.floor(this.random() * this.provider.events.length))
        return
      case 'time':
        this.time += Math.floor(this.random() * 6 * 3_600_000)
        return
      default:
        await catchUp(parts)
    }
  }

  private give(answer: Result<{ clientSecret: string }>): void {
    if (answer.ok) this.given.push(answer.value.clientSecret.replace(/_secret_.*/, ''))
  }

  /** Delivers some event that waits, wherever it stands in the row; one that was not taken waits again. */
  private async deliver(): Promise<void> {
    const [at] = this.queue.splice(Math.floor(this.random() * this.queue.length), 1)
    const event = at === undefined ? undefined : this.provider.events[at]
    if (at === undefined || !event) return
    try {
      await applyPaymentEvent(event, this.parts())
    } catch (error) {
      this.queue.push(at)
      throw error
    }
  }

  private takeEvents(): void {
    while (this.seenEvents < this.provider.events.length) this.queue.push(this.seenEvents++)
  }

  /** Everything heals, and what was missed is looked for. */
  async quiet(): Promise<void> {
    this.databaseFaults = 0
    this.provider.faults = 0
    await catchUp(this.parts())
  }
}
