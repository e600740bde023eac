import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { chatModel } from './chat-model.server'
import { CircuitBreaker } from './circuit-breaker.server'
import type { WorkersAi } from './workers-ai.server'

const question = {
  name: 'day-1',
  instructions: () => 'Choose.',
  data: { places: ['a'] },
  form: z.strictObject({ id: z.string() }),
  mostTokens: 100,
}

function ask(run: WorkersAi['run'], until?: number) {
  const model = chatModel(
    {
      apiKey: 'binding',
      ai: { run },
      model: '@cf/some/model',
      planTokens: 5000,
      planSeconds: 5,
      stallSeconds: 5,
    },
    { breaker: new CircuitBreaker(), now: Date.now, random: () => 0.5, wait: async () => {}, log: vi.fn() },
  )
  const asked = { ...question, ...(until !== undefined && { until }) }
  return model.ask(asked, () => {}, new AbortController().signal)
}

describe('a model by Cloudflare’s binding', () => {
  it('is asked without a key or a stream, with the schema alone, and what it took is counted', async () => {
    const run = vi.fn(async () => ({
      response: { id: 'a' },
      usage: { prompt_tokens: 9, completion_tokens: 3 },
    }))
    expect(await ask(run)).toEqual({
      ok: true,
      value: { id: 'a' },
      usage: { inputTokens: 9, outputTokens: 3 },
    })
    expect(run).toHaveBeenCalledExactlyOnceWith('@cf/some/model', {
      messages: [expect.objectContaining({ role: 'system' }), { role: 'user', content: '{"places":["a"]}' }],
      max_tokens: 100,
      response_format: {
        type: 'json_schema',
        json_schema: expect.objectContaining({ type: 'object', required: ['id'] }),
      },
    })
  })

  it.each([
    ['JSON in words', { response: 'Sure: ```json\n{"id":"a"}\n```' }],
    [
      'the form of chat completions',
      { choices: [{ message: { content: '{"id":"a"}' }, finish_reason: 'stop' }] },
    ],
  ])('may answer with %s', async (_, answer) => {
    expect(await ask(async () => answer)).toMatchObject({ ok: true, value: { id: 'a' } })
  })

  it('is not waited for when its time is over, and gives nothing where it answers with nothing', async () => {
    expect(await ask(() => new Promise(() => {}), Date.now() + 50)).toMatchObject({
      ok: false,
      failure: 'late',
    })
    expect(await ask(async () => null)).toMatchObject({ ok: false })
    expect(await ask(async () => ({ response: { id: 'x'.repeat(1_000_000) } }))).toMatchObject({
      ok: false,
      failure: 'cut-off',
    })
  })
})
