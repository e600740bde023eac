import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Fixture, LLMock } from '@copilotkit/aimock'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Question } from '~/domain/planning/llm-engine/language-model'
import { chatModel, type ModelSettings } from './chat-model.server'
import { CircuitBreaker, CircuitBreakers } from './circuit-breaker.server'

type Factory = Extract<Fixture['response'], (request: never) => unknown>

const answer = { title: 'A day', stops: [{ id: 'forum', note: 'Quiet at nine.' }] }
const question: Question = {
  name: 'day-1',
  instructions: () => 'Plan a day.',
  data: { places: ['forum', 'pantheon'] },
  form: z.strictObject({
    title: z.string(),
    stops: z.array(z.strictObject({ id: z.enum(['forum', 'pantheon']), note: z.string() })),
  }),
  mostTokens: 200,
}

const open: { stop(): Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.stop()))
})

/** A service that answers its first questions with these faults in order, and correctly after that. */
async function service(...faults: Omit<Fixture, 'match'>[]) {
  const mock = new LLMock({ port: 0, logLevel: 'silent' })
  let count = 0
  faults.forEach(({ response, ...fault }, index) => {
    const serve: Factory = (request) => {
      count++
      return typeof response === 'function' ? response(request) : response
    }
    mock.addFixture({ match: { predicate: () => count === index }, response: serve, ...fault })
  })
  mock.addFixture({ match: { predicate: () => true }, response: { content: JSON.stringify(answer) } })
  await mock.start()
  open.push(mock)
  return { url: `${mock.url}/v1`, asked: () => mock.getRequests().length, mock }
}

/** A service that sends exactly these lines of an event stream and then ends or drops the connection. */
async function raw(lines: string[], drop = false) {
  let asked = 0
  const server: Server = createServer((_, response) => {
    asked++
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    for (const line of lines) response.write(`data: ${line}\n\n`)
    if (drop) setTimeout(() => response.destroy(), 20)
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({ stop: () => new Promise((resolve) => server.close(resolve)) })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked: () => asked }
}

const chunk = (delta: object, finish: string | null = null) =>
  JSON.stringify({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })

function setUp(url: string, settings: Partial<ModelSettings> = {}, breaker = new CircuitBreaker()) {
  const waits: number[] = []
  const log = vi.fn()
  const now = () => Date.now() + waits.reduce((all, wait) => all + wait, 0)
  const model = chatModel(
    {
      apiKey: 'test',
      baseURL: url,
      model: 'well',
      planTokens: 50_000,
      planSeconds: 60,
      stallSeconds: 5,
      ...settings,
    },
    {
      breaker,
      now,
      random: () => 0.5,
      // Waits are recorded, not made: the clock goes on by as much.
      wait: async (milliseconds) => waits.push(milliseconds),
      log,
    },
  )
  const parts: unknown[] = []
  return {
    waits,
    log,
    parts,
    ask: (signal = new AbortController().signal, asked = question) =>
      model.ask(asked, (part) => parts.push(part), signal),
  }
}

describe('a question to the model', () => {
  it('is asked with the form of its answer, and told as it is written', async () => {
    const { url, mock } = await service()
    const { ask, parts } = setUp(url)
    expect(await ask()).toMatchObject({ ok: true, value: answer })
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.at(-1)).toMatchObject({ title: answer.title, stops: [{ id: 'forum' }] })
    const body = mock.getLastRequest()?.body as Record<string, unknown>
    expect(body).toMatchObject({
      model: 'well',
      stream: true,
      max_tokens: 200,
      response_format: {
        type: 'json_schema',
        json_schema: { strict: true, schema: { additionalProperties: false, required: ['title', 'stops'] } },
      },
      messages: [
        { role: 'system', content: 'Plan a day.' },
        { role: 'user', content: '{"places":["forum","pantheon"]}' },
      ],
    })
    expect(JSON.stringify(body.response_format)).toContain('"enum":["forum","pantheon"]')
  })

  it('waits as long as an overloaded service asks', async () => {
    const { url, asked } = await service({
      response: { error: { message: 'slow down', type: 'rate_limit' }, status: 429, retryAfter: 3 },
    })
    const { ask, waits } = setUp(url)
    expect(await ask()).toMatchObject({ ok: true })
    expect(waits).toEqual([3050])
    expect(asked()).toBe(2)
  })

  it('is not asked again of an account without credit, and nothing else is for a while', async () => {
    const broke = {
      response: {
        error: { message: 'no credit', code: 'insufficient_quota', type: 'insufficient_quota' },
        status: 429,
      },
    }
    const { url, asked } = await service(broke, broke)
    const breaker = new CircuitBreaker()
    expect(await setUp(url, {}, breaker).ask()).toMatchObject({ ok: false, failure: 'no-credit' })
    expect(await setUp(url, {}, breaker).ask()).toMatchObject({ ok: false, failure: 'no-credit' })
    expect(asked()).toBe(1)
  })

  it('is late where its answer has begun in time and goes on, and gives it when it is complete', async () => {
    const { url } = await service({
      response: { content: JSON.stringify(answer) },
      streamingProfile: { ttft: 10, tps: 50 },
      chunkSize: 4,
    })
    const { ask } = setUp(url)
    const came: Promise<unknown>[] = []
    const until = Date.now() + 150
    const goesOn = { until: until + 20_000, take: (late: Promise<unknown>) => came.push(late) }
    const made = await ask(undefined, { ...question, until, goesOn })
    // What it will take is not known: the most that it may.
    expect(made).toMatchObject({ ok: false, failure: 'late', usage: { outputTokens: question.mostTokens } })
    expect(came).toHaveLength(1)
    expect(await came[0]).toMatchObject({ ok: true, value: answer })
  })

  it('is not waited for any longer where nothing of its answer has come in time', async () => {
    const { url } = await service({ response: { content: JSON.stringify(answer) }, latency: 3000 })
    const { ask } = setUp(url)
    const until = Date.now() + 100
    const take = vi.fn()
    const goesOn = { until: until + 20_000, take }
    const made = await ask(undefined, { ...question, until, goesOn })
    expect(made).toMatchObject({ ok: false, failure: 'late' })
    expect(take).not.toHaveBeenCalled()
  })

  it('is asked again after errors of the service, later each time', async () => {
    const down = { response: { error: { message: 'oops' }, status: 500 } }
    const { url } = await service(down, down)
    const { ask, waits } = setUp(url)
    expect(await ask()).toMatchObject({ ok: true })
    expect(waits).toEqual([300, 600])
  })

  it('is given up after four errors', async () => {
    const down = { response: { error: { message: 'oops' }, status: 503 } }
    const { url, asked } = await service(down, down, down, down, down)
    const { ask, log } = setUp(url)
    expect(await ask()).toMatchObject({ ok: false, failure: 'unreachable' })
    expect(asked()).toBe(4)
    expect(log).toHaveBeenLastCalledWith('model-gave-no-answer', {
      question: 'day-1',
      failure: 'unreachable',
      attempt: 4,
    })
  })

  it.each([
    [401, 'not-allowed'],
    [403, 'not-allowed'],
    [404, 'no-model'],
  ])(
    'is given up at once where a person has to help (%i), and nothing else is asked for a while',
    async (status, failure) => {
      const refused = { response: { error: { message: 'no' }, status } }
      const { url, asked } = await service(refused, refused)
      const breaker = new CircuitBreaker()
      expect(await setUp(url, {}, breaker).ask()).toMatchObject({ ok: false, failure })
      expect(await setUp(url, {}, breaker).ask()).toMatchObject({ ok: false, failure })
      expect(asked()).toBe(1)
    },
  )

  it('leaves an overloaded service alone for as long as it asks, and says why', async () => {
    const busy = {
      response: { error: { message: 'slow down', type: 'rate_limit' }, status: 429, retryAfter: 40 },
    }
    const { url, asked } = await service(busy)
    const breaker = new CircuitBreaker()
    const soon = { ...question, until: Date.now() + 8000 }
    const signal = new AbortController().signal
    expect(await setUp(url, {}, breaker).ask(signal, soon)).toMatchObject({ failure: 'overloaded' })
    expect(await setUp(url, {}, breaker).ask(signal, soon)).toMatchObject({ failure: 'overloaded' })
    expect(asked()).toBe(1)
    expect(breaker.refusal(Date.now() + 39_000)).toBe('overloaded')
    expect(breaker.refusal(Date.now() + 41_000)).toBeUndefined()
  })

  it('ends when its own time is over, however the answer drips, and what it took is estimated', async () => {
    const { url } = await service({
      response: { content: JSON.stringify(answer).repeat(20) },
      latency: 30,
      chunkSize: 2,
    })
    const begun = Date.now()
    const made = await setUp(url, { planSeconds: 60 }).ask(undefined, { ...question, until: begun + 400 })
    expect(made).toMatchObject({ ok: false, failure: 'late' })
    expect(Date.now() - begun).toBeLessThan(1500)
    expect(made.usage.inputTokens).toBeGreaterThan(20)
    expect(made.usage.outputTokens).toBeGreaterThan(1)
  })

  it('does not read an answer of a megabyte to its end', async () => {
    const letters = Array.from({ length: 100_000 }, () => chunk({ content: 'aaaaaaaaaa' }))
    const { url } = await raw([chunk({ content: '{"title":"' }), ...letters, chunk({}, 'stop')])
    const { ask, parts } = setUp(url)
    const made = await ask()
    expect(made).toMatchObject({ ok: false, failure: 'cut-off' })
    expect(JSON.stringify(parts.at(-1)).length).toBeLessThan(200 * 8 + 50)
    // Parsed again when it is an eighth longer, so all parsing is linear in the length.
    expect(parts.length).toBeLessThan(60)
    const { url: atOnce } = await raw([chunk({ content: 'a'.repeat(1_000_000) }), chunk({}, 'stop')])
    expect(await setUp(atOnce).ask()).toMatchObject({ ok: false, failure: 'cut-off' })
  })

  it('is asked again when the answer stands still', async () => {
    const { url, asked } = await service({ response: { content: JSON.stringify(answer) }, latency: 500 })
    expect(await setUp(url, { stallSeconds: 0.2 }).ask()).toMatchObject({ ok: true })
    expect(asked()).toBe(2)
  })

  it('is asked again when the connection drops in the middle', async () => {
    const { url, asked } = await service({
      response: { content: JSON.stringify(answer) },
      truncateAfterChunks: 1,
    })
    const { ask } = setUp(url)
    expect(await ask()).toMatchObject({ ok: true, value: answer })
    expect(asked()).toBe(2)
  })

  it('does not take a stream that ends early for an answer', async () => {
    const { url, asked } = await raw([chunk({ content: JSON.stringify(answer) })])
    expect(await setUp(url).ask()).toMatchObject({ ok: false, failure: 'unreachable' })
    expect(asked()).toBe(4)
    const dropped = await raw([chunk({ content: '{"title":' })], true)
    expect(await setUp(dropped.url).ask()).toMatchObject({ ok: false, failure: 'unreachable' })
  })

  it.each([
    ['malformed', [chunk({ content: 'Sure! Here is' }), chunk({}, 'stop'), '[DONE]']],
    ['cut-off', [chunk({ content: '{"title":"A' }), chunk({}, 'length'), '[DONE]']],
    ['filtered', [chunk({ content: '' }), chunk({}, 'content_filter'), '[DONE]']],
    ['refused', [chunk({ refusal: 'I cannot do that.' }), chunk({}, 'stop'), '[DONE]']],
  ])('tells an answer that is %s from an answer', async (failure, lines) => {
    const { url, asked } = await raw(lines)
    expect(await setUp(url).ask()).toMatchObject({ ok: false, failure })
    expect(asked()).toBe(1)
  })

  it('is not asked beyond the tokens of a plan', async () => {
    const { url, asked } = await service()
    const { ask } = setUp(url, { planTokens: 400 })
    expect(await ask()).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject({ ok: true })
    for (let more = 0; more < 20; more++) await ask()
    expect(await ask()).toMatchObject({ ok: false, failure: 'budget-spent' })
    expect(asked()).toBeLessThan(15)
  })

  it('is broken off when the time of a plan is over', async () => {
    const { url } = await service({ response: { content: JSON.stringify(answer) }, latency: 3000 })
    expect(await setUp(url, { planSeconds: 0.2 }).ask()).toMatchObject({ ok: false, failure: 'budget-spent' })
  })

  it('begins with the first question that is not asked beforehand', async () => {
    const { url } = await service()
    const model = setUp(url, { planSeconds: 1 })
    expect(await model.ask(undefined, { ...question, beforehand: true })).toMatchObject({ ok: true })
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(await model.ask()).toMatchObject({ ok: true })
  })

  it('ends when nobody waits for it any more', async () => {
    const { url } = await service({ response: { content: JSON.stringify(answer) }, latency: 3000 })
    const leave = new AbortController()
    const asked = setUp(url).ask(leave.signal)
    setTimeout(() => leave.abort(), 50)
    expect(await asked).toMatchObject({ ok: false })
  })
})

describe('services of other kinds', () => {
  it('reasons: it is told for how long, and has room for it beside the answer', async () => {
    const { url, mock } = await service()
    expect(await setUp(url, { profile: 'reasoning', model: 'gpt-6-luna' }).ask()).toMatchObject({ ok: true })
    const body = mock.getLastRequest()?.body as Record<string, unknown>
    expect(body).toMatchObject({ reasoning_effort: 'none', max_completion_tokens: 264 })
    expect(body).not.toHaveProperty('max_tokens')
    expect(body).not.toHaveProperty('temperature')
    expect(await setUp(url, { profile: 'reasoning', model: 'o3-mini' }).ask()).toMatchObject({ ok: true })
    expect(mock.getLastRequest()?.body).toMatchObject({
      reasoning_effort: 'low',
      max_completion_tokens: 2200,
    })
  })

  it('takes a schema but sends no stream: the whole answer is read at once', async () => {
    const { url, mock } = await service()
    expect(await setUp(url, { profile: 'schema-at-once' }).ask()).toMatchObject({ ok: true, value: answer })
    expect(mock.getLastRequest()?.body).toMatchObject({
      stream: false,
      response_format: { type: 'json_schema' },
    })
  })

  it('follows a prompt alone: the form is part of the instructions, thoughts, fences and sentences are left out', async () => {
    const loose = `<think>Let me {see}</think>Sure! Here it is:\n\`\`\`json\n{'title': 'A day', stops: [{"id": "forum", "note": "Quiet at nine.",},]}\n\`\`\`\nEnjoy!`
    const { url, mock } = await service({ response: { content: loose } })
    expect(await setUp(url, { profile: 'prompt' }).ask()).toMatchObject({ ok: true, value: answer })
    const body = mock.getLastRequest()?.body as { messages: { content: string }[] }
    expect(body).not.toHaveProperty('response_format')
    expect(body.messages[0]?.content).toMatch(/by this JSON schema:\n\{"type":"object"/)
  })

  it('refuses a schema: it is asked without one from then on', async () => {
    const unknown = { response: { error: { message: 'response_format is not supported' }, status: 400 } }
    const { url, asked, mock } = await service(unknown)
    const breaker = new CircuitBreaker()
    expect(await setUp(url, {}, breaker).ask()).toMatchObject({ ok: true, value: answer })
    expect(await setUp(url, {}, breaker).ask()).toMatchObject({ ok: true, value: answer })
    expect(asked()).toBe(3)
    expect(mock.getLastRequest()?.body).not.toHaveProperty('response_format')
  })
})

describe('a service that fails again and again', () => {
  it('is left alone after five failures, and tried again after half a minute', () => {
    const breaker = new CircuitBreaker()
    for (let failure = 0; failure < 5; failure++) {
      expect(breaker.refusal(1000)).toBeUndefined()
      breaker.failed(1000)
    }
    expect(breaker.refusal(30_999)).toBe('resting')
    expect(breaker.refusal(31_000)).toBeUndefined()
    // One question is sent; the others wait for its result.
    expect(breaker.refusal(31_001)).toBe('resting')
    breaker.succeeded()
    expect(breaker.refusal(31_002)).toBeUndefined()
  })

  it('is left alone by model: another one of the same service is asked', () => {
    const breakers = new CircuitBreakers()
    breakers.of('', 'one').rest(0, 'no-model')
    expect(breakers.of('', 'one').refusal(1)).toBe('no-model')
    expect(breakers.of('', 'two').refusal(1)).toBeUndefined()
  })
})
