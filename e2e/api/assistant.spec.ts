import { expect, test } from '@playwright/test'
import { buyByApi } from '../support/buy-plan'
import { romeForm } from '../support/trip-form'
import { productWithModel } from '../support/with-model'

test.describe.configure({ timeout: 120_000 })

interface Told {
  say: string
  by: string
  note?: string
  proposal?: { title: string; steps: object[] }
}

test('without a language model there is nobody to ask, and it says so', async ({ request }) => {
  await buyByApi(request, 'premium')
  const planned = await request.post('/api/generate-itinerary', { data: romeForm({ endDate: '2027-04-13' }) })
  const talk = { sentence: 'when do we begin?', tripId: null, itinerary: await planned.json() }
  const answer = await request.post('/api/assistant', { data: talk })
  expect(answer.status()).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'not-configured' })
})

test.describe('with a language model', () => {
  let shared: Awaited<ReturnType<typeof productWithModel>>
  let cookie = ''
  let itinerary: object = {}
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    // Ten questions at once set more aside than a day's budget holds; what is tried here is the limit on their number.
    shared = await productWithModel({}, { OPENAI_ACCOUNT_DAY_CENTS: '1000' })
    cookie = await shared.product.premiumGuest()
    const form = romeForm({ endDate: '2027-04-13' })
    itinerary = await (await shared.product.generate(cookie, form, 'application/json')).json()
  })
  test.afterAll(() => shared.close())

  const ask = (talk: object, headers: Record<string, string> = { cookie }) =>
    fetch(`${shared.product.url}/api/assistant`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ sentence: 'When do we begin?', tripId: null, itinerary, ...talk }),
    })

  test('a question is answered, in one piece or word by word', async () => {
    const told: Told = await (await ask({})).json()
    expect(told).toMatchObject({ say: expect.stringMatching(/^Your first day begins at/), by: 'model' })
    const streamed = await ask({}, { cookie, Accept: 'text/event-stream' })
    expect(streamed.headers.get('content-type')).toBe('text/event-stream')
    const names = [...(await streamed.text()).matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)
    expect(names.at(0)).toBe('words')
    expect(names.at(-1)).toBe('reply')
  })

  test('who did not pay reaches no model, and neither does what is no question', async () => {
    const before = shared.model.asked()
    const refused = [
      await ask({}, {}),
      await ask({ sentence: '  ' }),
      await ask({ sentence: 'x'.repeat(301) }),
      await ask({ itinerary: { days: 'none' } }),
      await ask({ tripId: 'somebody-elses' }),
      await ask({}, { cookie, Origin: 'https://evil.example' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([402, 422, 422, 422, 404, 403])
    expect((await fetch(`${shared.product.url}/api/assistant`)).status).toBe(405)
    expect(shared.model.asked()).toBe(before)
  })

  test('a wish about a plan that is nobody’s trip is not carried out', async () => {
    const told: Told = await (await ask({ sentence: 'a calmer day 1' })).json()
    expect(told.say).toContain('Sign in and plan this trip as your own')
    expect(told.proposal).toBeUndefined()
  })

  test('of many questions at once exactly as many as the limit reach the model', async () => {
    const another = await shared.product.premiumGuest()
    const before = shared.model.asked()
    const answers = await Promise.all(Array.from({ length: 14 }, () => ask({}, { cookie: another })))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429, 429, 429])
    expect(shared.model.asked() - before).toBe(10)
    const wait = Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    await Promise.all(answers.map((answer) => answer.text()))
  })

  test('a question that came to nothing does not count', async () => {
    const another = await shared.product.premiumGuest()
    shared.model.become('down')
    const failed: Told = await (await ask({}, { cookie: another })).json()
    expect(failed).toMatchObject({ by: 'rules', note: expect.stringContaining('without the language model') })
    shared.model.become('well')
    const statuses = []
    for (let number = 0; number < 10; number++) {
      const answer = await ask({}, { cookie: another })
      await answer.text()
      statuses.push(answer.status)
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200))
  })
})
