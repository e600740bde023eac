// The file with what a language model is told waits among the assets of the build. Where it is missing, no model is asked: our
// own planner and the rules of the assistant serve and say so, and the next plan tries again.
import { expect, it, vi } from 'vitest'
import { parseEvents } from '../support/sse'
import { romeForm } from '../support/trip-form'
import { Visitor } from './harness/visitor'
import { builtWithModel } from './harness/with-model'

vi.setConfig({ testTimeout: 120_000 })

const built = builtWithModel()

interface Made {
  engine: string
  checks: { status: string }[]
  provenance?: { note?: string; tokens: number }
}

async function planned(visitor: Visitor, key: string) {
  const { text } = await visitor.ask('/api/generate-itinerary', {
    method: 'POST',
    json: romeForm({ startDate: '2027-04-13', endDate: '2027-04-14' }),
    accept: 'text/event-stream',
    key,
  })
  const { tripId, itinerary } = parseEvents(text).at(-1)?.data ?? {}
  return { tripId, itinerary: itinerary as unknown as Made }
}

it('without what a model is told our own planner serves and says why, until the file is there', async () => {
  const { worker } = built
  const visitor = new Visitor(worker)
  await visitor.buy('premium')
  await visitor.signIn()
  const talk = (tripId: unknown, itinerary: Made) =>
    visitor.json<{ by: string }>('/api/assistant', {
      method: 'POST',
      json: {
        sentence: 'My other half would rather chew glass than see the Vatican Museums.',
        tripId,
        itinerary,
      },
    })
  const said = () => worker.said.filter((line) => line.includes('model-words-missing'))

  await worker.strike({ missing: '/catalogue/words/prompts.json' })
  const without = await planned(visitor, 'without')
  expect(without.itinerary.engine).toBe('embedded')
  expect(without.itinerary.provenance).toMatchObject({
    note: expect.stringContaining('our questions to the writing service could not be loaded'),
    tokens: 0,
  })
  expect(without.itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
  await vi.waitFor(() => expect(said()[0]).toContain('/catalogue/words/prompts.json'))
  expect((await talk(without.tripId, without.itinerary)).by).not.toBe('model')

  await worker.calm()
  const others = new Visitor(worker)
  await others.buy('premium')
  await others.signIn()
  const told = said().length
  const made = await planned(others, 'with')
  expect(made.itinerary.engine).toBe('openai')
  expect(made.itinerary.provenance?.tokens).toBeGreaterThan(500)
  expect((await talk(without.tripId, without.itinerary)).by).toBe('model')
  expect(said()).toHaveLength(told)
})
