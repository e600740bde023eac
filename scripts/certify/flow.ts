import type Stripe from 'stripe'
import type { PaymentGateway, PaymentState } from '../../app/domain/billing/payment'
import type { Purchase } from '../../app/domain/billing/purchase'

/** A flow by name; it returns what was seen, and throws `Unexpected` where something else was. */
export type Flow = [name: string, run: () => Promise<string>]

/** What the flows work with. */
export interface Tools {
  /** The product's own adapter. */
  payments: PaymentGateway
  stripe: Stripe
  /** Marks what this run makes. */
  run: string
  purchase(name: string, plan: Purchase['plan'], cents: number): Purchase
  pay(id: string, method?: string): Promise<Stripe.PaymentIntent>
  read(id: string): Promise<PaymentState>
}

class Unexpected extends Error {}

/** Throws what was expected, where it is not so. */
export function expects(holds: unknown, words: string): asserts holds {
  if (!holds) throw new Unexpected(words)
}

const longest = 120_000

/** Asks every second until there is an answer that holds, for two minutes: what the provider does by itself takes time. */
export async function until<T>(words: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = Date.now() + longest
  for (;;) {
    const found = await ask()
    if (found) return found
    if (Date.now() > end) throw new Unexpected(`${words}, within two minutes`)
    await new Promise((done) => setTimeout(done, 1000))
  }
}
