import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type Stripe from 'stripe'
import type { Outcome } from './cards'

/** A payment method and what paying with it does. The card's number is never kept. */
export interface StoredMethod {
  object: Stripe.PaymentMethod
  outcome: Outcome
}

export interface StoredAnswer {
  fingerprint: string
  status: number
  body: unknown
  requestId: string
  at: number
}

export interface Delivery {
  id: string
  eventId: string
  type: string
  attempts: number
  /** Of the last attempt: the app's status, or why there was none. */
  lastResult: number | string | null
  state: 'pending' | 'held' | 'delivered' | 'dropped' | 'given-up'
}

export interface State {
  intents: Record<string, Stripe.PaymentIntent>
  methods: Record<string, StoredMethod>
  charges: Record<string, Stripe.Charge>
  customers: Record<string, Stripe.Customer>
  refunds: Record<string, Stripe.Refund>
  disputes: Record<string, Stripe.Dispute>
  products: Record<string, Stripe.Product>
  prices: Record<string, Stripe.Price>
  coupons: Record<string, Stripe.Coupon>
  discounts: Record<string, Stripe.Discount>
  subscriptions: Record<string, Stripe.Subscription>
  invoices: Record<string, Stripe.Invoice>
  invoicePayments: Record<string, Stripe.InvoicePayment>
  /** By the secret part of their address. */
  portalSessions: Record<string, Stripe.BillingPortal.Session>
  /** Each with what it was made with. */
  checkoutSessions: Record<
    string,
    { session: Stripe.Checkout.Session; params: Stripe.Checkout.SessionCreateParams }
  >
  testClocks: Record<string, Stripe.TestHelpers.TestClock>
  /** How far the clock of subscriptions is ahead, in seconds. */
  clockOffset: number
  /** Intents in status `processing`, and when (in ms) they settle. */
  settling: Record<string, number>
  events: Stripe.Event[]
  deliveries: Delivery[]
  answers: Record<string, StoredAnswer>
}

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_EVENTS = 2000

export class Store {
  readonly state: State
  readonly #file: string

  constructor(stateDir: string) {
    mkdirSync(stateDir, { recursive: true })
    this.#file = join(stateDir, 'stripe.json')
    this.state = { ...empty(), ...read(this.#file) }
  }

  /** Called before an answer is sent: what a client knows survives a crash. */
  save(): void {
    this.#forgetOld()
    const unfinished = `${this.#file}.unfinished`
    writeFileSync(unfinished, JSON.stringify(this.state), { mode: 0o600 })
    renameSync(unfinished, this.#file)
  }

  /** Stripe forgets idempotency keys after a day; events here go by number. */
  #forgetOld(): void {
    const { state } = this
    const oldest = Date.now() - DAY_MS
    for (const [key, answer] of Object.entries(state.answers))
      if (answer.at < oldest) delete state.answers[key]
    if (state.events.length > KEPT_EVENTS) state.events.splice(0, state.events.length - KEPT_EVENTS)
    if (state.deliveries.length > KEPT_EVENTS)
      state.deliveries.splice(0, state.deliveries.length - KEPT_EVENTS)
  }
}

function empty(): State {
  return {
    intents: {},
    methods: {},
    charges: {},
    customers: {},
    refunds: {},
    disputes: {},
    products: {},
    prices: {},
    coupons: {},
    discounts: {},
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    portalSessions: {},
    checkoutSessions: {},
    testClocks: {},
    clockOffset: 0,
    settling: {},
    events: [],
    deliveries: [],
    answers: {},
  }
}

function read(file: string): Partial<State> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
