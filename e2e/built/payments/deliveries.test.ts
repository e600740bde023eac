// Webhooks as the payment stand-in signs them, delivered to the built Worker once, often, late, forged and broken.
import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltWorker, origin, startBuiltWorker } from '../harness/built-worker'
import { confirm, Visitor } from '../harness/visitor'

interface Delivery {
  headers: Record<string, string>
  body: string
}

let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker()
}, 120_000)
afterAll(() => worker.close(), 60_000)
beforeEach(async () => {
  await held()
  worker.said.length = 0
})

/** The webhooks that the stand-in would have sent so far. */
async function held(): Promise<Delivery[]> {
  const { deliveries } = (await worker.steer('webhooks/take', {})) as { deliveries: Delivery[] }
  return deliveries
}

/** A guest orders a plan. */
async function order(planType: 'explorer' | 'premium') {
  const visitor = new Visitor(worker)
  const json = { amount: planType === 'premium' ? 10 : 7, planType }
  const { clientSecret } = await visitor.json<{ clientSecret: string }>('/api/create-payment-intent', {
    method: 'POST',
    json,
  })
  return { visitor, clientSecret, id: clientSecret.split('_secret_')[0] ?? '' }
}

async function deliver({ body, headers }: Delivery): Promise<number> {
  const response = await worker.fetch(`${origin}/api/stripe/webhook`, { method: 'POST', body, headers })
  await response.text()
  return response.status
}

/** An event made by this test, signed with `secret` at `time` (seconds). */
function signed(event: object, secret: string, time = Math.floor(Date.now() / 1000)): Delivery {
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, headers: { 'stripe-signature': `t=${time},v1=${signature}` } }
}

/** Which of these payments opened a plan. */
async function granted(ids: string[]): Promise<string[]> {
  const db = await worker.database()
  const query = "SELECT payment_intent_id AS id FROM purchases WHERE status = 'succeeded'"
  const { results } = await db.prepare(query).all<{ id: string }>()
  return results.map(({ id }) => id).filter((id) => ids.includes(id))
}

const isPaid = ({ body }: Delivery) => JSON.parse(body).type === 'payment_intent.succeeded'
const secret = () => worker.standIns.STRIPE_WEBHOOK_SECRET ?? ''

describe('webhooks', () => {
  it('of 20 payments, each delivered 32 times at once, have exactly 20 effects', {
    timeout: 240_000,
  }, async () => {
    const orders = []
    for (let n = 0; n < 20; n++) orders.push(await order(n % 2 ? 'premium' : 'explorer'))
    for (const { clientSecret } of orders) await confirm(worker, clientSecret)
    const events = (await held()).filter(isPaid)
    expect(events).toHaveLength(20)
    // Counts the changes in the database: rows that went from pending to succeeded.
    // On a busy machine the test may be tried a second time: nothing of the first is left.
    const db = await worker.database()
    await db.batch([
      db.prepare('CREATE TABLE IF NOT EXISTS effects (id TEXT)'),
      db.prepare('DELETE FROM effects'),
      db.prepare('DELETE FROM payment_events'),
      db.prepare(
        `CREATE TRIGGER IF NOT EXISTS count_effects AFTER UPDATE OF status ON purchases WHEN new.status = 'succeeded'
         BEGIN INSERT INTO effects VALUES (new.id); END`,
      ),
    ])
    for (const event of events) {
      const answers = await Promise.all(Array.from({ length: 32 }, () => deliver(event)))
      expect(new Set(answers)).toEqual(new Set([200]))
    }
    const effects = await db.prepare('SELECT count(*) AS n, count(DISTINCT id) AS d FROM effects').first()
    expect(effects).toEqual({ n: 20, d: 20 })
    const ids = orders.map(({ id }) => id)
    expect((await granted(ids)).sort()).toEqual(ids.sort())
    const names = events.map(({ body }) => String(JSON.parse(body).id))
    const { results } = await db.prepare('SELECT id FROM payment_events').all<{ id: string }>()
    expect(results.map(({ id }) => id).sort()).toEqual(names.sort())
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
    expect(await deliver(signed(event, 'whsec_of_somebody_else'))).toBe(400)
    expect(await deliver(signed(event, secret(), now - 301))).toBe(400)
    const genuine = signed(event, secret())
    expect(await deliver({ ...genuine, body: genuine.body.replace('premium', 'x').slice(0, -1) })).toBe(400)
    expect(await deliver({ ...genuine, headers: {} })).toBe(400)
    await expect
      .poll(() => worker.said.filter((line) => line.includes('"event":"webhook-refused"')).length)
      .toBe(4)
    // Even a correctly signed event is only a hint: the payment itself is read, and it is open.
    expect(await deliver(genuine)).toBe(200)
    expect(await granted([id])).toEqual([])

    await confirm(worker, clientSecret)
    for (const delivery of await held()) expect(await deliver(delivery)).toBe(200)
    expect(await granted([id])).toEqual([id])
  })

  it('of a kind that is not known are accepted and ignored', async () => {
    const event = { id: 'evt_2', object: 'event', type: 'tax.settings.updated', data: { object: {} } }
    expect(await deliver(signed(event, secret()))).toBe(200)
  })

  it('are asked for again while the provider cannot be reached, and then applied', async () => {
    const { clientSecret, id } = await order('explorer')
    await confirm(worker, clientSecret)
    const event = (await held()).find(isPaid)
    if (!event) throw new Error('the payment made no event')
    await worker.steer('api', { fail: 3, status: 500 })
    expect(await deliver(event)).toBe(503)
    expect(await granted([id])).toEqual([])
    await worker.steer('api', {})
    expect(await deliver(event)).toBe(200)
    expect(await granted([id])).toEqual([id])
  })
})

describe('what is logged', () => {
  it('names payments by their id and holds no card, secret or address', async () => {
    const { visitor, clientSecret, id } = await order('premium')
    await confirm(worker, clientSecret, '4000000000000002')
    await confirm(worker, clientSecret)
    for (const delivery of await held()) await deliver(delivery)
    await visitor.ask(`/planner?payment_success=true&plan=premium&payment_intent=${id}`)
    const tampered = { amount: 1, planType: 'premium' }
    await visitor.ask('/api/create-payment-intent', { method: 'POST', json: tampered })
    const refund = { method: 'POST', form: { payment: id }, follow: false } as const
    expect((await visitor.ask('/refund', refund)).headers.get('Location')).toContain('refund=done')
    await delay(200)
    expect(worker.said.some((line) => line.includes(id))).toBe(true)
    const all = worker.said.join('\n')
    expect(all).not.toMatch(/_secret_|whsec_|sk_test_|\b\d{12,19}\b|[\w.]+@[\w.]+\.\w+/)
    expect(visitor.secrets().length).toBeGreaterThan(0)
    for (const cookie of visitor.secrets()) expect(all).not.toContain(cookie)
    expect(await granted([id])).toEqual([])
  })
})
