import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StripeStandIn, startStripe } from '../local/stripe/server'
import { TEST_SECRET_KEY, TEST_WEBHOOK_SECRET } from '../local/stripe/test-keys'
import { type Certified, certify } from './certify/flows'

const stateDir = mkdtempSync(join(tmpdir(), 'vphq-certify-'))
let standIn: StripeStandIn
beforeAll(async () => {
  const quiet = () => undefined
  standIn = await startStripe({
    appOrigin: 'http://localhost:59999',
    webhookUrl: 'http://localhost:59999/api/stripe/webhook',
    firstPort: 42_800,
    stateDir,
    log: quiet,
  })
  await control('webhooks', { mode: 'hold' })
  // The first start of a clone makes the schema of all calls.
}, 60_000)
afterAll(async () => {
  await standIn.close()
  rmSync(stateDir, { recursive: true, force: true })
})

const control = (path: string, body: object) =>
  fetch(`${standIn.url}/_test/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Every object of Stripe's in the state, however deep. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if ('object' in value && typeof value.object === 'string') yield { ...value }
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

/** Fields that Stripe sends in some cases or when they are expanded, and that the product does not read. */
const optional = new Set([
  'charge.refunds',
  'checkout.session.phone_number_collection',
  'customer.discount',
  'dispute.payment_method_details',
  'invoice.confirmation_secret',
  'invoice.customer_tax_ids',
  'payment_intent.amount_details',
  'product.default_price',
  'refund.destination_details',
])

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

async function certified(secretKey: string, run: string): Promise<Certified[]> {
  const rows: Certified[] = []
  const settings = { secretKey, webhookSecret: TEST_WEBHOOK_SECRET, apiBase: standIn.url, run }
  for await (const row of certify(settings)) rows.push(row)
  return rows
}

describe('the certification run', () => {
  it('passes every flow at the stand-in', async () => {
    const rows = await certified(TEST_SECRET_KEY, 'one')
    expect(rows.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    expect(rows.filter(({ outcome }) => outcome === 'passed').length).toBe(19)
  })

  it('leaves objects of the shapes that Stripe has recorded of its own', () => {
    const state: Record<string, unknown> = JSON.parse(readFileSync(join(stateDir, 'stripe.json'), 'utf8'))
    const known: Record<string, Record<string, string>> = JSON.parse(
      readFileSync(fileURLToPath(new URL('../local/stripe/recorded-shapes.json', import.meta.url)), 'utf8'),
    )
    const seen = new Set<string>()
    const faults = new Set<string>()
    for (const object of objectsIn(state)) {
      const kind = String(object.object)
      const shape = known[kind]
      if (!shape) continue
      seen.add(kind)
      for (const name of new Set([...Object.keys(shape), ...Object.keys(object)])) {
        const recorded = shape[name]
        const ours = typeOf(object[name])
        const fits = recorded === ours || [recorded, ours].includes('null')
        if (!fits && !optional.has(`${kind}.${name}`))
          faults.add(`${kind}.${name}: ${ours}, recorded ${recorded}`)
      }
    }
    expect([...Object.keys(known)].filter((kind) => !seen.has(kind))).toEqual([])
    expect([...faults].toSorted()).toEqual([])
  })

  it('names the flow that fails, and goes on', async () => {
    await control('api', { fail: 6 })
    const [first, ...others] = await certified(TEST_SECRET_KEY, 'two')
    expect(first).toMatchObject({ outcome: 'failed' })
    expect(others.at(-2)).toMatchObject({ outcome: 'passed' })
  })

  it('takes no live key', async () => {
    await expect(certified('sk_live_1', 'three')).rejects.toThrow('sandbox')
  })
})
