// The product as it is deployed: with keys of Stripe and without its stand-in.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'

let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker({ settings: async () => ({ STRIPE_API_BASE: '' }) })
}, 120_000)
afterAll(() => worker.close(), 60_000)

it.each(['/subscribe', '/subscribe?yearly=true', '/checkout?plan=premium'])(
  'shows a member %s, whose card form loads in the browser',
  async (path) => {
    const member = new Visitor(worker)
    await member.signIn()
    const { status, text } = await member.ask(path)
    expect(status).toBe(200)
    expect(text).toContain('Setting up the payment')
  },
)
