import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import { newId } from './ids'
import type { Delivery, Store } from './store'

/**
 * `hold` keeps events back until they are released or taken, `duplicate` sends each twice, `drop` loses them.
 * Stripe promises neither order nor "once": tests make both happen on purpose.
 */
export const WEBHOOK_MODES = ['normal', 'hold', 'duplicate', 'drop'] as const
export type WebhookMode = (typeof WEBHOOK_MODES)[number]

export interface SignedDelivery {
  url: string
  headers: Record<string, string>
  body: string
}

interface WebhookOptions {
  store: Store
  url: string
  secret: string
  /** Wait before the second attempt; doubles with every further one. */
  retryBaseMs: number
  log: (line: string) => void
}

const MAX_ATTEMPTS = 8
const TIMEOUT_MS = 10_000

export class WebhookSender {
  mode: WebhookMode = 'normal'
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #underWay = new Set<Promise<void>>()
  readonly #closing = new AbortController()

  constructor(private readonly options: WebhookOptions) {}

  get deliveries(): readonly Delivery[] {
    return this.options.store.state.deliveries
  }

  enqueue(event: Stripe.Event): void {
    const copies = this.mode === 'duplicate' ? 2 : 1
    for (let copy = 0; copy < copies; copy++) {
      const delivery: Delivery = {
        id: newId('whd'),
        eventId: event.id,
        type: event.type,
        attempts: 0,
        lastResult: null,
        state: this.mode === 'hold' ? 'held' : this.mode === 'drop' ? 'dropped' : 'pending',
      }
      this.options.store.state.deliveries.push(delivery)
      if (delivery.state === 'pending') this.#attemptIn(0, delivery)
    }
  }

  /** Sends the held events, in order or in reverse. */
  release(order: 'first-to-last' | 'last-to-first'): number {
    const held = this.#held()
    if (order === 'last-to-first') held.reverse()
    void held.reduce(async (before, delivery) => {
      await before
      delivery.state = 'pending'
      await this.#track(this.#attempt(delivery))
    }, Promise.resolve())
    return held.length
  }

  /** Returns the held events, signed, for a test without a webhook server. */
  take(): SignedDelivery[] {
    return this.#held().flatMap((delivery) => {
      const event = this.#eventOf(delivery)
      delivery.state = 'delivered'
      return event ? [this.#signed(event)] : []
    })
  }

  /** After a restart: sends again what was not delivered. */
  resume(): void {
    for (const delivery of this.options.store.state.deliveries) {
      if (delivery.state === 'held') delivery.state = 'pending'
      if (delivery.state === 'pending') this.#attemptIn(this.options.retryBaseMs, delivery)
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    for (const timer of this.#timers) clearTimeout(timer)
    await Promise.allSettled(this.#underWay)
  }

  #held(): Delivery[] {
    return this.deliveries.filter(({ state }) => state === 'held')
  }

  #eventOf(delivery: Delivery): Stripe.Event | undefined {
    return this.options.store.state.events.find(({ id }) => id === delivery.eventId)
  }

  #attemptIn(delayMs: number, delivery: Delivery): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      void this.#track(this.#attempt(delivery))
    }, delayMs)
    this.#timers.add(timer)
  }

  #track(work: Promise<void>): Promise<void> {
    this.#underWay.add(work)
    return work.finally(() => this.#underWay.delete(work))
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const event = this.#eventOf(delivery)
    if (!event) return
    const { store, retryBaseMs, log } = this.options
    delivery.attempts++
    delivery.lastResult = await this.#send(this.#signed(event))
    if (this.#closing.signal.aborted) return
    const arrived =
      typeof delivery.lastResult === 'number' && delivery.lastResult >= 200 && delivery.lastResult < 300
    if (arrived) {
      delivery.state = 'delivered'
      event.pending_webhooks = 0
    } else {
      log(
        `stripe: webhook ${event.type}, attempt ${delivery.attempts} of ${MAX_ATTEMPTS}: ${delivery.lastResult}`,
      )
      if (delivery.attempts >= MAX_ATTEMPTS) delivery.state = 'given-up'
      else this.#attemptIn(retryBaseMs * 2 ** (delivery.attempts - 1), delivery)
    }
    store.save()
  }

  /**
   * The status, or the reason why there was none. The connection is not kept: another call of this process would take it,
   * perhaps just when the product ends it. A redirect is an answer, and not a good one.
   */
  async #send({ url, headers, body }: SignedDelivery): Promise<number | string> {
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#closing.signal])
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, Connection: 'close' },
        body,
        redirect: 'manual',
        signal,
      })
      await response.body?.cancel()
      return response.status
    } catch (error) {
      const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined
      return cause?.code ?? String(error)
    }
  }

  #signed(event: Stripe.Event): SignedDelivery {
    const body = JSON.stringify(event, null, 2)
    const time = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', this.options.secret).update(`${time}.${body}`).digest('hex')
    return {
      url: this.options.url,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': `t=${time},v1=${signature}`,
      },
      body,
    }
  }
}
