import type { SessionStore } from '~/domain/account/session'
import type { PaymentGateway, PurchaseLedger } from '~/domain/payments/purchase'
import type { PlaceCatalogue } from '~/domain/places/place-catalogue'
import type { Generations } from '~/domain/planner/generation'

/** What routes can ask for. workers/compose.ts is the only place that knows what stands behind it. */
export interface AppContext {
  sessions: SessionStore
  catalogue: PlaceCatalogue
  generations: Generations
  ledger: PurchaseLedger
  /** Null where payments are not configured. */
  payments: PaymentGateway | null
  digest(text: string): Promise<string>
  now(): Date
  setup: Setup
}

/** How this deployment is set up, as `GET /api/health` tells it. */
export interface Setup {
  version: string
  engine: 'embedded' | 'openai'
  payments: 'stripe' | 'test' | 'off'
  auth: 'oauth' | 'local' | 'off'
  /** What the browser needs to pay: Stripe's publishable key, and the stand-in's address in test mode. */
  checkout: { publishableKey: string; testApi: string | null } | null
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext extends AppContext {
    /** Fresh for each response; scripts without it do not run. */
    nonce: string
  }
  interface Future {
    v3_singleFetch: true
  }
}
