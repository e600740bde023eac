import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyPaymentEvent } from '~/use-cases/settle-payment'
import { compose } from '../../compose'

const site = 'https://planner.example'
const { STRIPE_API_BASE, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env as unknown as Record<
  'STRIPE_API_BASE' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET',
  string
>

interface Delivery {
  headers: Record<string, string>
  body: string
}

const said: string[] = []
beforeEach(async () => {
  said.length = 0
  for (const name of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((...words: unknown[]) => {
      said.push(words.map((word) => (word instanceof Error ? `${word.stack}` : String(word))).join(' '))
    })
  }
  await held()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** What the stand-in would have sent so far. */
async function held(): Promise<Delivery[]> {
  const response = await fetch(`${STRIPE_API_BASE}/_test/webhooks/take`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  const { deliveries } = await response.json<{ deliveries: Delivery[] }>()
  return deliveries
}

/** A guest orders a plan; gives the cookie and the payment. */
async function order(planType: 'explorer' | 'premium') {
  const response = await SELF.fetch(`${site}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount: planType === 'premium' ? 10 : 7, planType }),
  })
  expect(response.status).toBe(200)
  const { clientSecret } = await response.json<{ clientSecret: string }>()
  const cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  return { cookie, clientSecret, id: clientSecret.split('_secret_')[0] ?? '' }
}

async function pay(clientSecret: string, number = '4242424242424242') {
  const [id = ''] = clientSecret.split('_secret_')
  const response = await fetch(`${STRIPE_API_BASE}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${STRIPE_PUBLISHABLE_KEY}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  await response.body?.cancel()
}

async function deliver({ body, headers }: Delivery): Promise<number> {
  const response = await SELF.fetch(`${site}/api/stripe/webhook`, { method: 'POST', body, headers })
  await response.body?.cancel()
  return response.status
}

/** A delivery that this test makes up, signed with `secret` at `time` (seconds). */
async function signed(
  event: object,
  secret: string,
  time = Math.floor(Date.now() / 1000),
): Promise<Delivery> {
  const body = JSON.stringify(event)
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign'])
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(`${time}.${body}`)))
  const hex = [...mac].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { body, headers: { 'stripe-signature': `t=${time},v1=${hex}` } }
}

async function granted(): Promise<string[]> {
  const query = "SELECT payment_intent_id AS id FROM purchases WHERE status = 'succeeded'"
  return (await env.DB.prepare(query).all<{ id: string }>()).results.map(({ id }) => id)
}

describe('webhooks', () => {
  it('of 20 payments, each delivered 32 times at once, have exactly 20 effects', {
    timeout: 120_000,
  }, async () => {
    const orders = []
    for (let n = 0; n < 20; n++) orders.push(await order(n % 2 ? 'premium' : 'explorer'))
    for (const { clientSecret } of orders) await pay(clientSecret)
    const events = (await held()).filter(({ body }) => JSON.parse(body).type === 'payment_intent.succeeded')
    expect(events).toHaveLength(20)
    // Counts what the database itself changed: rows that went from pending to succeeded.
    await env.DB.batch([
      env.DB.prepare('CREATE TABLE effects (id TEXT)'),
      env.DB.prepare(
        `CREATE TRIGGER count_effects AFTER UPDATE OF status ON purchases WHEN new.status = 'succeeded'
         BEGIN INSERT INTO effects VALUES (new.id); END`,
      ),
    ])
    const { payments, ...books } = compose({ ...env })
    if (!payments) throw new Error('payments are not set up')
    for (const { body, headers } of events) {
      await Promise.all(
        Array.from({ length: 32 }, async () => {
          const event = await payments.readEvent(body, headers['stripe-signature'] ?? '')
          if (event) await applyPaymentEvent(event, { ...books, payments })
        }),
      )
    }
    const effects = await env.DB.prepare('SELECT count(*) AS n, count(DISTINCT id) AS d FROM effects').first()
    expect(effects).toEqual({ n: 20, d: 20 })
    expect((await granted()).sort()).toEqual(orders.map(({ id }) => id).sort())
    const noted = await env.DB.prepare('SELECT count(*) AS n FROM payment_events').first()
    expect(noted).toEqual({ n: 20 })
  })

  it('grant nothing when forged, too old, cut short, or signed for something else', async () => {
    const { clientSecret, id } = await order('premium')
    const event = {
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id, object: 'payment_intent', status: 'succeeded', amount: 1000, metadata: {} } },
    }
    const now = Math.floor(Date.now() / 1000)
    expect(await deliver(await signed(event, 'whsec_of_somebody_else'))).toBe(400)
    expect(await deliver(await signed(event, STRIPE_WEBHOOK_SECRET, now - 301))).toBe(400)
    const genuine = await signed(event, STRIPE_WEBHOOK_SECRET)
    expect(await deliver({ ...genuine, body: genuine.body.replace('premium', 'x').slice(0, -1) })).toBe(400)
    expect(await deliver({ ...genuine, headers: {} })).toBe(400)
    expect(said.filter((line) => line.includes('a webhook call was refused'))).toHaveLength(4)
    // Even with the right signature an event is only a hint: the payment itself is read, and it is open.
    expect(await deliver(genuine)).toBe(200)
    expect(await granted()).toEqual([])

    await pay(clientSecret)
    for (const delivery of await held()) expect(await deliver(delivery)).toBe(200)
    expect(await granted()).toEqual([id])
  })

  it('of a kind that is not known are accepted and ignored', async () => {
    const event = { id: 'evt_2', object: 'event', type: 'tax.settings.updated', data: { object: {} } }
    expect(await deliver(await signed(event, STRIPE_WEBHOOK_SECRET))).toBe(200)
    expect(await granted()).toEqual([])
  })

  it('are asked for again while the provider cannot be reached, and then applied', async () => {
    const { clientSecret, id } = await order('explorer')
    await pay(clientSecret)
    const [event] = (await held()).filter(({ body }) => JSON.parse(body).type === 'payment_intent.succeeded')
    if (!event) throw new Error('the payment made no event')
    const steer = (body: object) =>
      fetch(`${STRIPE_API_BASE}/_test/api`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    await steer({ fail: 3, status: 500 })
    expect(await deliver(event)).toBe(503)
    expect(await granted()).toEqual([])
    await steer({})
    expect(await deliver(event)).toBe(200)
    expect(await granted()).toEqual([id])
  })
})

describe('what is logged', () => {
  it('names payments by their id and holds no card, secret or address', async () => {
    const bought = await order('premium')
    await pay(bought.clientSecret, '4000000000000002')
    await pay(bought.clientSecret)
    for (const delivery of await held()) await deliver(delivery)
    await SELF.fetch(`${site}/planner?payment_success=true&plan=premium&payment_intent=${bought.id}`, {
      headers: { Cookie: bought.cookie },
    })
    await SELF.fetch(`${site}/api/create-payment-intent`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ amount: 1, planType: 'premium' }),
    })
    const refunded = await SELF.fetch(`${site}/refund`, {
      method: 'POST',
      headers: { Cookie: bought.cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ payment: bought.id }),
      redirect: 'manual',
    })
    expect(refunded.headers.get('Location')).toContain('refund=done')
    expect(said.some((line) => line.includes(bought.id))).toBe(true)
    const all = said.join('\n')
    expect(all).not.toMatch(/_secret_|whsec_|sk_test_|\b\d{12,19}\b|[\w.]+@[\w.]+\.\w+/)
    expect(all).not.toContain(bought.cookie.split('=')[1] ?? 'no cookie')
    expect(await granted()).toEqual([])
  })
})
