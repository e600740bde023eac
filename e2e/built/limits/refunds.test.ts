// Buying, exporting and refunding in a circle.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'

vi.setConfig({ testTimeout: 60_000 })

let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker({ settings: async () => ({ CONTACT_EMAIL: 'help@planner.example' }) })
}, 120_000)
afterAll(() => worker.close(), 60_000)

async function refund(visitor: Visitor, payment: string): Promise<string> {
  const answer = await visitor.ask('/refund', { method: 'POST', form: { payment }, follow: false })
  return new URL(answer.headers.get('Location') ?? '', 'http://localhost').searchParams.get('refund') ?? ''
}

it('a person refunds one payment; the next is by request, and the page says where to write', async () => {
  const visitor = new Visitor(worker)
  const first = await visitor.buy('explorer')
  expect(await refund(visitor, first)).toBe('done')
  expect(await refund(visitor, first), 'the same again is harmless').toBe('done')
  const second = await visitor.buy('explorer')
  expect(await refund(visitor, second)).toBe('by-request')
  const { text } = await visitor.ask('/refund?refund=by-request')
  expect(text).toContain('mailto:help@planner.example')
  // The plan that was not refunded stays.
  const third = await visitor.ask('/api/create-payment-intent', {
    method: 'POST',
    json: { amount: 7, planType: 'explorer' },
  })
  expect(third.status).toBe(409)
})

it('a guest who signs in is the same person, and so is every browser of the account', async () => {
  const email = 'circle@example.com'
  const guest = new Visitor(worker)
  const first = await guest.buy('explorer')
  expect(await refund(guest, first)).toBe('done')
  await guest.signIn(email)
  const second = await guest.buy('explorer')
  expect(await refund(guest, second)).toBe('by-request')

  const elsewhere = new Visitor(worker)
  const third = await elsewhere.buy('premium')
  await elsewhere.signIn(email)
  expect(await refund(elsewhere, third)).toBe('by-request')
})

it('of two payments refunded at once one is', async () => {
  const visitor = new Visitor(worker)
  const payments = [await visitor.buy('explorer'), await visitor.buy('premium')]
  const outcomes = await Promise.all(payments.map((payment) => refund(visitor, payment)))
  expect(outcomes.sort()).toEqual(['by-request', 'done'])
})

it('after 90 days another payment can be refunded', async () => {
  const visitor = new Visitor(worker)
  expect(await refund(visitor, await visitor.buy('explorer'))).toBe('done')
  const db = await worker.database()
  const aged = db.prepare('UPDATE self_refunds SET asked_at = asked_at - 90 * 86400000')
  await aged.run()
  expect(await refund(visitor, await visitor.buy('explorer'))).toBe('done')
})
