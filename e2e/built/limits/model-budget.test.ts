// What a language model may cost in a day, for an account and for the site.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startModel } from '../../../local/openai/server'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'

vi.setConfig({ testTimeout: 60_000 })

let worker: BuiltWorker
let model: Awaited<ReturnType<typeof startModel>>
const settings = {
  OPENAI_API_KEY: 'test',
  OPENAI_MODEL: 'well',
  OPENAI_INPUT_PRICE: '5',
  OPENAI_OUTPUT_PRICE: '20',
}
beforeAll(async () => {
  model = await startModel({ firstTokenMs: 1, tokensPerSecond: 10_000 })
  worker = await startBuiltWorker({
    // Less than one plan costs.
    settings: async () => ({ ...settings, OPENAI_BASE_URL: model.url, OPENAI_ACCOUNT_DAY_CENTS: '0.5' }),
  })
}, 120_000)
afterAll(async () => {
  await worker.close()
  await model.close()
}, 60_000)

interface Made {
  engine: string
  provenance?: { note?: string }
}

async function buyer(): Promise<Visitor> {
  const visitor = new Visitor(worker)
  await visitor.buy('explorer')
  return visitor
}

const form = romeForm({ endDate: '2027-04-13' })
const plan = (visitor: Visitor, key: string) =>
  visitor.json<Made>('/api/generate-itinerary', { method: 'POST', json: form, key })

it('is spent, and then the embedded planner serves and says so', async () => {
  const visitor = await buyer()
  expect(await plan(visitor, 'one')).toMatchObject({ engine: 'openai' })
  const asked = model.asked()
  const second = await plan(visitor, 'two')
  expect(second.engine).toBe('embedded')
  expect(second.provenance?.note).toContain('today’s budget for the writing service is used up')
  expect(model.asked(), 'nothing was asked').toBe(asked)
  // The page shows the sentence.
  expect((await visitor.ask('/planner')).text).toContain('budget for the writing service is used up')
  // Another account has a budget of its own.
  expect(await plan(await buyer(), 'one')).toMatchObject({ engine: 'openai' })
})

it('is one for the whole site too', async () => {
  await worker.change({ OPENAI_SITE_DAY_CENTS: '0.1' })
  expect(await plan(await buyer(), 'one')).toMatchObject({ engine: 'embedded' })
  await worker.change({})
  expect(await plan(await buyer(), 'one')).toMatchObject({ engine: 'openai' })
})

it('of 0 asks the model never', async () => {
  await worker.change({ OPENAI_ACCOUNT_DAY_CENTS: '0' })
  const asked = model.asked()
  expect(await plan(await buyer(), 'one')).toMatchObject({ engine: 'embedded' })
  expect(model.asked()).toBe(asked)
})
