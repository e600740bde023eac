import { createHmac } from 'node:crypto'
import { type BuiltWorker, origin } from '../harness/built-worker'
import { confirm, Visitor } from '../harness/visitor'
import type { FlakyProvider } from './flaky-provider'

/** Prices of the membership in dollars, by coupon. */
const prices = {
  monthly: { none: 15, WELCOME10: 13.5, TRAVEL25: 11.25, FIRSTTRIP: 7.5 },
  yearly: { none: 99, WELCOME10: 89.1, TRAVEL25: 74.25, FIRSTTRIP: 49.5 },
} as const

const hour = 3_600_000

/** Accepted answers while the provider fails at random, and correct refusals. */
const expectedAnswers = [200, 302, 303, 403, 409, 422, 503]

/** Buyers, a provider, webhooks in any order, and random faults, over HTTP. */
export class RandomLife {
  /** How far the Worker's clock is ahead, milliseconds. */
  ahead = 0
  people: Visitor[] = []
  /** Settings of the Worker's clock that are under way, one after the other, and how many were begun. */
  private clock = Promise.resolve(0)
  private clockMoves = 0
  private clockSet = 0
  private databaseFails = false
  /** Signed events that wait for delivery; an event may be in the list twice. */
  private readonly queue: string[] = []
  private readonly seen: string[] = []
  /** Payments whose secret reached a browser: only these can be made. */
  private readonly given: string[] = []

  constructor(
    readonly worker: BuiltWorker,
    readonly flaky: FlakyProvider,
    readonly random: () => number,
  ) {}

  /** Five people with an account each. */
  async begin(): Promise<void> {
    await this.worker.setAhead(0)
    this.people = Array.from({ length: 5 }, () => new Visitor(this.worker))
    for (const person of this.people) await person.signIn()
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.random() * from.length)]
  }

  /** One random action. */
  async step(): Promise<void> {
    const kinds = [
      ...['buy', 'buy', 'pay', 'pay', 'pay', 'deliver', 'deliver', 'deliver', 'return', 'subscribe'],
      ...['subscribe', 'renew', 'cancel', 'refund', 'dispute', 'lose', 'repeat', 'time', 'catch-up'],
    ] as const
    await this.happen(this.pick(kinds) ?? 'time')
    await this.takeEvents()
  }

  private async happen(kind: string): Promise<void> {
    const person = this.pick(this.people)
    if (!person) return
    const { intents, subscriptions } = this.worker.provider()
    const intent = this.pick(Object.values(intents))
    const subscription = this.pick(Object.values(subscriptions))
    switch (kind) {
      case 'buy': {
        const planType = this.pick(['explorer', 'premium'] as const) ?? 'explorer'
        const json = { amount: planType === 'premium' ? 10 : 7, planType }
        return this.order(person, '/api/create-payment-intent', json)
      }
      case 'subscribe': {
        const cycle = this.pick(['monthly', 'yearly'] as const) ?? 'monthly'
        const coupon = this.pick(['none', 'WELCOME10', 'TRAVEL25', 'FIRSTTRIP'] as const) ?? 'none'
        const amount = prices[cycle][coupon]
        const json = { amount, isYearly: cycle === 'yearly', coupon: coupon === 'none' ? null : coupon }
        return this.order(person, '/api/create-subscription-intent', json)
      }
      case 'pay': {
        // Usually the latest order: older payments are made or abandoned.
        const secret = this.pick(this.given.slice(-4))
        // The second one stays in processing for a moment.
        const card = this.random() < 0.8 ? '4242424242424242' : '4000000000000093'
        if (secret) await confirm(this.worker, secret, card)
        return
      }
      case 'return': {
        const plan = this.pick(['explorer', 'premium'] as const) ?? 'explorer'
        const address = `/planner?payment_success=true&plan=${plan}&payment_intent=${intent?.id ?? ''}`
        await this.ask(person, intent ? address : '/planner?subscription_success=true')
        return
      }
      case 'renew':
        await this.worker.steer('clock', { days: 31 })
        return
      case 'cancel': {
        if (subscription?.status !== 'active') return
        // The member cancels at the end of the period, or the card will fail then.
        const change: Record<string, string> =
          this.random() < 0.5
            ? { cancel_at_period_end: 'true' }
            : { default_payment_method: 'pm_card_chargeDeclined' }
        await this.atProvider(`subscriptions/${subscription.id}`, change)
        return
      }
      case 'refund': {
        if (!intent) return
        if (this.random() < 0.3) await this.atProvider('refunds', { payment_intent: intent.id })
        else
          await this.ask(person, '/refund', { method: 'POST', form: { payment: intent.id }, follow: false })
        return
      }
      case 'dispute':
        if (intent?.status !== 'succeeded' || this.random() > 0.3) return
        await this.worker
          .steer('disputes', { payment_intent: intent.id, status: 'lost' })
          .catch(() => undefined)
        return
      case 'deliver':
        return this.deliver()
      case 'lose':
        this.queue.splice(Math.floor(this.random() * this.queue.length), 1)
        return
      case 'repeat':
        this.queue.push(...[this.pick(this.seen)].filter((body) => body !== undefined))
        return
      case 'time':
        this.ahead += Math.floor(this.random() * 2 * hour)
        this.clockMoves++
        this.clock = this.clock.then(() => this.worker.setAhead(this.ahead))
        await this.clock
        this.clockSet++
        return
      default:
        await this.worker.runSchedule()
    }
  }

  private async ask(person: Visitor, address: string, asked: Parameters<Visitor['ask']>[1] = {}) {
    const answer = await person.ask(address, asked)
    const isExpected = expectedAnswers.includes(answer.status)
    // Without a database the answer is an error.
    if (!isExpected && !([500, 503].includes(answer.status) && this.databaseFails))
      throw new Error(`${address}: ${answer.status} ${answer.text}`)
    return answer
  }

  private async order(person: Visitor, address: string, json: object): Promise<void> {
    const { status, text } = await this.ask(person, address, { method: 'POST', json })
    if (status === 200) this.given.push(JSON.parse(text).clientSecret)
  }

  /** An action in the provider's dashboard; an action that it refuses does not happen. */
  private async atProvider(path: string, fields: Record<string, string>): Promise<void> {
    const { STRIPE_SECRET_KEY } = this.worker.standIns
    const response = await fetch(`${this.worker.standIns.STRIPE_API_BASE}/v1/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${STRIPE_SECRET_KEY}` },
      body: new URLSearchParams(fields),
    })
    await response.text()
  }

  /** Delivers one of the waiting events, at any position of the queue; a refused one waits again. */
  private async deliver(): Promise<void> {
    const [body] = this.queue.splice(Math.floor(this.random() * this.queue.length), 1)
    if (body === undefined) return
    const { ahead, clockSet } = this
    const time = Math.floor((Date.now() + ahead) / 1000)
    const secret = this.worker.standIns.STRIPE_WEBHOOK_SECRET ?? ''
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    const headers = { 'stripe-signature': `t=${time},v1=${signature}` }
    const response = await this.worker.fetch(`${origin}/api/stripe/webhook`, {
      method: 'POST',
      headers,
      body,
    })
    await response.text()
    // Signed while the clock was moved ahead, it is too old or too new.
    const isLate = response.status === 400 && clockSet !== this.clockMoves
    if (response.status === 503 || isLate) this.queue.push(body)
    else if (response.status !== 200) throw new Error(`a webhook was answered ${response.status}`)
  }

  private async takeEvents(): Promise<void> {
    const { deliveries } = (await this.worker.steer('webhooks/take', {})) as {
      deliveries: { body: string }[]
    }
    for (const { body } of deliveries) {
      this.seen.push(body)
      this.queue.push(body)
    }
  }

  /** Switches the faults on or off. */
  async rough(database: number, provider: number): Promise<void> {
    this.flaky.setFaults(provider)
    this.databaseFails = database > 0
    await (database > 0 ? this.worker.strike({ chance: database }) : this.worker.calm())
  }

  /** Ends the faults and runs the hourly catch-up. */
  async quiet(): Promise<string> {
    await this.rough(0, 0)
    return this.worker.runSchedule()
  }
}
