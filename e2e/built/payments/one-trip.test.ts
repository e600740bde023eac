// A one-time plan pays for one trip: what the planner says before, what the API answers, and what may be bought then.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'

vi.setConfig({ testTimeout: 60_000 })

let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker()
}, 120_000)
afterAll(() => worker.close(), 60_000)

const rome = (more: object = {}) => romeForm({ endDate: '2027-04-14', ...more })
const paris = (more: object = {}) => rome({ destination: 'Paris, France', ...more })

async function asked(visitor: Visitor, json: object) {
  const { status, text } = await visitor.ask('/api/generate-itinerary', {
    method: 'POST',
    json,
    key: randomUUID(),
  })
  const { code, message, title } = JSON.parse(text)
  return { status, code, message, title }
}

/** What the planner says above its button. */
async function note(visitor: Visitor, destination: string): Promise<string> {
  const { text } = await visitor.ask(`/planner?destination=${encodeURIComponent(destination)}`)
  const [, words = ''] = /data-testid="which-trip-is-paid"[^>]*>(.*?)<\/p>/s.exec(text) ?? []
  return words.replace(/<[^>]*>/g, '').trim()
}

it('becomes the first trip that is finished, and says so before', async () => {
  const guest = new Visitor(worker)
  expect(await note(guest, 'Rome, Italy'), 'the free sample uses nothing').toBe('')
  await guest.buy('premium')
  expect(await note(guest, 'Rome, Italy')).toBe(
    'Your Premium plan is for one trip: the first plan that is finished, here to Rome, Italy. Until then nothing is used.',
  )
  // A plan that fails uses nothing.
  const clash = { advancedFilters: { accessibility: ['Wheelchair accessible', 'No stairs'] } }
  expect((await asked(guest, rome({ destination: 'Cusco, Peru', ...clash }))).code).toBe('wishes-clash')
  expect((await asked(guest, rome())).status).toBe(200)
  expect(await note(guest, 'Rome, Italy')).toContain('This is the trip of your Premium plan.')
  const other =
    'Your Premium plan is for Rome, Italy. Another destination takes another plan or the Globetrotter Club.'
  expect(await note(guest, 'Paris, France')).toBe(`${other} See the plans`)
  expect(await asked(guest, paris())).toEqual({
    status: 402,
    code: 'plan-required',
    title: 'Your plan is for another trip',
    message: other,
  })
  // Other dates and wishes are the same trip.
  const again = { startDate: '2027-09-01', endDate: '2027-09-03', interests: ['History'] }
  expect((await asked(guest, rome(again))).status).toBe(200)
  expect((await asked(guest, paris({ planType: 'free' }))).status, 'the sample stays free').toBe(200)
})

it('goes along to the account, where another plan is bought for another trip', async () => {
  const buyer = new Visitor(worker)
  const payment = await buyer.buy('premium')
  const order = { method: 'POST' as const, json: { amount: 10, planType: 'premium' } }
  expect((await buyer.ask('/api/create-payment-intent', order)).status, 'not before it is used').toBe(409)
  await buyer.plan(rome())
  await buyer.signIn()
  expect((await asked(buyer, paris())).status).toBe(402)
  await buyer.buy('explorer')
  expect(await note(buyer, 'Paris, France')).toContain('Your Explorer plan is for one trip')
  // The smaller plan that pays for it sets the limit.
  const long = await asked(buyer, paris({ endDate: '2027-04-17' }))
  expect([long.status, long.title]).toEqual([422, 'Explorer plan limit reached'])
  expect((await asked(buyer, paris())).status).toBe(200)
  expect((await asked(buyer, rome({ endDate: '2027-04-20' }))).status, 'Rome is Premium still').toBe(200)
  const billing = (await buyer.ask('/account/billing')).text
  expect(billing).toContain('Premium, paid once, for Rome, Italy')
  expect(billing).toContain('Explorer, paid once, for Paris, France')
  // Paid back, the trip is nothing that may be planned anew.
  await buyer.ask('/refund', { method: 'POST', form: { payment }, follow: false })
  expect((await asked(buyer, rome({ planType: 'premium' }))).status).toBe(403)
  expect((await asked(buyer, rome())).status).toBe(402)
  expect((await asked(buyer, paris())).status).toBe(200)
})

it('is one trip when two destinations are asked for at once', async () => {
  const buyer = new Visitor(worker)
  await buyer.buy('premium')
  const places = ['Rome, Italy', 'Paris, France', 'Tokyo, Japan']
  const answers = await Promise.all(places.map((destination) => asked(buyer, rome({ destination }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402])
  await buyer.signIn()
  expect(await buyer.json<unknown[]>('/api/trips')).toHaveLength(1)
})

it('leaves what was bought before, and the Club, without a limit of trips', async () => {
  const early = new Visitor(worker)
  await early.buy('premium')
  const db = await worker.database()
  await db.prepare('UPDATE purchases SET one_trip = 0').run()
  expect(await note(early, 'Rome, Italy')).toBe('')
  expect((await asked(early, rome())).status).toBe(200)
  expect((await asked(early, paris())).status).toBe(200)
})
