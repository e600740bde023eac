// What a language model may cost in a day, for an account and for the site.
import { expect, it, vi } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { Visitor } from '../harness/visitor'
import { builtWithModel } from '../harness/with-model'

vi.setConfig({ testTimeout: 60_000 })

const built = builtWithModel(
  { firstTokenMs: 1, tokensPerSecond: 10_000 },
  // Less than one plan costs.
  { OPENAI_INPUT_PRICE: '5', OPENAI_OUTPUT_PRICE: '20', OPENAI_ACCOUNT_DAY_CENTS: '0.5' },
)

interface Made {
  engine: string
  provenance?: { note?: string }
}

async function buyer(): Promise<Visitor> {
  const visitor = new Visitor(built.worker)
  await visitor.buy('explorer')
  return visitor
}

const form = romeForm({ endDate: '2027-04-13' })
const plan = (visitor: Visitor, key: string) =>
  visitor.json<Made>('/api/generate-itinerary', { method: 'POST', json: form, key })

it('is spent, and then the embedded planner serves and says so', async () => {
  const visitor = await buyer()
  expect(await plan(visitor, 'one')).toMatchObject({ engine: 'openai' })
  const asked = built.model.asked()
  const second = await plan(visitor, 'two')
  expect(second.engine).toBe('embedded')
  expect(second.provenance?.note).toContain('today’s budget for the writing service is used up')
  expect(built.model.asked(), 'nothing was asked').toBe(asked)
  // The page shows the sentence.
  expect((await visitor.ask('/planner')).text).toContain('budget for the writing service is used up')
  // Another account has a budget of its own.
  expect(await plan(await buyer(), 'one')).toMatchObject({ engine: 'openai' })
})

it('is one for the whole site too', async () => {
  await built.worker.change({ OPENAI_SITE_DAY_CENTS: '0.1' })
  expect(await plan(await buyer(), 'one')).toMatchObject({ engine: 'embedded' })
  await built.worker.change({})
  expect(await plan(await buyer(), 'one')).toMatchObject({ engine: 'openai' })
})

it('of 0 asks the model never', async () => {
  await built.worker.change({ OPENAI_ACCOUNT_DAY_CENTS: '0' })
  const asked = built.model.asked()
  expect(await plan(await buyer(), 'one')).toMatchObject({ engine: 'embedded' })
  expect(built.model.asked()).toBe(asked)
})
