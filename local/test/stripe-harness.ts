import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { vi } from 'vitest'
import { closeServer } from '../listen'
import { type StripeStandIn, startStripe } from '../stripe/server'
import { TEST_PUBLISHABLE_KEY, TEST_SECRET_KEY } from '../stripe/test-keys'

export const APP_ORIGIN = 'http://localhost:59999'

export interface Received {
  body: string
  signature: string
  /** What the stand-in says of its connection. */
  connection: string | undefined
}

export interface Harness {
  stripe: Stripe
  standIn: StripeStandIn
  stateDir: string
  /** What the webhook got, oldest first, and what it is to answer. */
  received: Received[]
  /** Types of the events that arrived, oldest first. */
  types(): string[]
  answerWith(status: number, times: number): void
  control(path: string, body?: object): Promise<Record<string, unknown>>
  confirmInBrowser(
    intent: { id: string; client_secret: string | null },
    card: Partial<Record<'number' | 'exp_month' | 'exp_year' | 'cvc', string>>,
    more?: Record<string, string>,
  ): Promise<{ status: number; body: Answer }>
  restart(): Promise<void>
  close(): Promise<void>
}

/**
 * Waits for what the stand-in does on its own time: it sends its events one after the other, and a machine that runs other
 * tests too may need seconds for a hundred of them.
 */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 15_000 })

/** What a browser reads of an intent or an error. */
export interface Answer {
  id?: string
  status?: string
  metadata?: unknown
  next_action?: { redirect_to_url: { url: string } }
  error?: {
    type: string
    code?: string
    decline_code?: string
    param?: string
    payment_intent?: { status: string; metadata?: unknown }
  }
}

/** The stand-in with a webhook of its own, and the real SDK pointed at it. */
export async function startHarness(): Promise<Harness> {
  const received: Received[] = []
  const answers: number[] = []
  const webhook = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { connection, 'stripe-signature': signature } = request.headers
    received.push({ body, signature: String(signature), connection })
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
  const stateDir = mkdtempSync(join(tmpdir(), 'stripe stand-in '))
  const start = () =>
    startStripe({
      appOrigin: APP_ORIGIN,
      webhookUrl: `http://127.0.0.1:${portOf(webhook)}/hook`,
      firstPort: 42_100,
      stateDir,
      log: () => {},
      webhookRetryMs: 20,
      settleAfterMs: 60,
    })

  const harness: Harness = {
    standIn: await start(),
    stripe: undefined as unknown as Stripe,
    stateDir,
    received,
    types: () => received.map(({ body }) => JSON.parse(body).type),
    answerWith: (status, times) => void answers.push(...Array<number>(times).fill(status)),
    async control(path, body) {
      const response = await fetch(`${harness.standIn.url}/_test/${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json' },
      })
      return (await response.json()) as Record<string, unknown>
    },
    async confirmInBrowser(intent, card, more = {}) {
      const full = { number: '4242424242424242', exp_month: '12', exp_year: '2034', cvc: '123', ...card }
      const form = new URLSearchParams({
        client_secret: intent.client_secret ?? '',
        key: TEST_PUBLISHABLE_KEY,
        'payment_method_data[type]': 'card',
        ...more,
      })
      for (const [name, value] of Object.entries(full)) form.set(`payment_method_data[card][${name}]`, value)
      const response = await fetch(`${harness.standIn.url}/v1/payment_intents/${intent.id}/confirm`, {
        method: 'POST',
        body: form,
        headers: { origin: APP_ORIGIN },
      })
      return { status: response.status, body: (await response.json()) as Answer }
    },
    async restart() {
      await harness.standIn.close()
      harness.standIn = await start()
      harness.stripe = sdk(harness.standIn.url)
    },
    async close() {
      await harness.standIn.close()
      await closeServer(webhook)
    },
  }
  harness.stripe = sdk(harness.standIn.url)
  return harness
}

/** The SDK as the Worker uses it: over fetch, no retries of its own. */
export function sdk(base: string, key = TEST_SECRET_KEY): Stripe {
  const { hostname, port } = new URL(base)
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(),
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
