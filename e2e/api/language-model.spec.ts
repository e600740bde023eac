import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../support/no-violations'
import { readUntil } from '../support/own-product'
import { pickDestination } from '../support/pick-destination'
import { parseEvents, type WireEvent } from '../support/sse'
import { romeForm } from '../support/trip-form'
import { withModel } from '../support/with-model'

const tenDays = romeForm({ endDate: '2027-04-22' })

interface Told {
  engine: string
  overview: string
  days: { title: string; activities: { reason: string }[] }[]
  checks: { id: string; status: string }[]
  provenance?: { note?: string; tokens: number; repairs: { kind: string }[] }
}

function itineraryOf(events: WireEvent[]): Told {
  const done = events.at(-1)
  expect(done?.event).toBe('done')
  return done?.data.itinerary as unknown as Told
}

test.describe.configure({ timeout: 90_000 })

test('a plan is written by the model, told while it is written, and passes the checks', async () => {
  await withModel({ firstTokenMs: 300, tokensPerSecond: 60 }, {}, async (product, model) => {
    const health: { engine?: string } = await (await fetch(`${product.url}/api/health`)).json()
    expect(health.engine).toBe('openai')
    const cookie = await product.premiumGuest()
    const events = parseEvents(await (await product.generate(cookie, tenDays)).text())
    const names = events.map(({ event }) => event).filter((name, index, all) => name !== all[index - 1])
    expect(names.slice(0, 3)).toEqual(['accepted', 'draft', 'overview'])
    expect(events.filter(({ event }) => event === 'day').map(({ data }) => data.day)).toEqual(
      Array.from({ length: 10 }, (_, index) => index + 1),
    )
    const ids = events.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    const itinerary = itineraryOf(events)
    expect(itinerary.engine).toBe('openai')
    expect(itinerary.overview).toContain('rewards slow mornings')
    expect(
      itinerary.days[0]?.activities.some(({ reason }) => reason.startsWith('It answers what you asked')),
    ).toBe(true)
    expect(itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
    expect(itinerary.provenance?.note).toBeUndefined()
    // One question for the overview and one a day.
    expect(model.asked()).toBe(11)
  })
})

test('killed in mid-generation, it goes on where it was and asks for no finished day again', async () => {
  await withModel({ firstTokenMs: 150, tokensPerSecond: 120 }, {}, async (product, model) => {
    const cookie = await product.premiumGuest()
    const started = await product.generate(cookie, tenDays)
    const before = await readUntil(started, ({ event, data }) => event === 'day' && data.day === 2)
    await product.restart()
    const after = await product.rest(cookie, before)
    const all = [...before, ...after]
    const ids = all.map(({ id }) => id)
    expect(ids).toEqual(ids.map((_, index) => index + 1))
    expect(all.filter(({ event }) => event === 'day').map(({ data }) => data.day)).toEqual(
      Array.from({ length: 10 }, (_, index) => index + 1),
    )
    const days = all.filter(({ event }) => event === 'day').map(({ data }) => data)
    expect(itineraryOf(all).days).toEqual(days)
    const asked = new Map<number, number>()
    for (const { body } of model.requests()) {
      const messages = (body as { messages: { content: string }[] }).messages
      const { day = 0 }: { day?: number } = JSON.parse(messages.at(-1)?.content ?? '{}')
      asked.set(day, (asked.get(day) ?? 0) + 1)
    }
    expect([asked.get(0), asked.get(1), asked.get(2)]).toEqual([1, 1, 1])
  })
})

test('a service that is down costs nothing but its voice', async () => {
  const down = { response: { error: { message: 'down' }, status: 401 } }
  await withModel({ faults: Array.from({ length: 20 }, () => down) }, {}, async (product) => {
    const cookie = await product.premiumGuest()
    const itinerary = itineraryOf(parseEvents(await (await product.generate(cookie, romeForm())).text()))
    expect(itinerary.engine).toBe('embedded')
    expect(itinerary.provenance?.note).toMatch(/^Made by our own planner, since /)
    expect(itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
  })
})

test('a reader who leaves finds the work done when he comes back', async () => {
  await withModel({ firstTokenMs: 100, tokensPerSecond: 200 }, {}, async (product) => {
    const cookie = await product.premiumGuest()
    const started = await product.generate(cookie, romeForm())
    const before = await readUntil(started, ({ event }) => event === 'draft')
    await expect
      .poll(
        async () =>
          (await (await fetch(`${product.url}/planner`, { headers: { cookie } })).text()).includes(
            'rewards slow mornings',
          ),
        { timeout: 20_000 },
      )
      .toBe(true)
    const after = await product.rest(cookie, before)
    expect(after.at(-1)?.event).toBe('done')
  })
})

test('one generation more than may run at once does not reach the model', async () => {
  await withModel({ firstTokenMs: 400, tokensPerSecond: 100 }, {}, async (product, model) => {
    const cookie = await product.premiumGuest()
    const forms = ['Museums', 'History', 'Art', 'Photography'].map((interest) =>
      romeForm({ endDate: '2027-04-13', interests: [interest] }),
    )
    const answers = await Promise.all(forms.map((form) => product.generate(cookie, form, 'application/json')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('5')
    // Each of the three asks for its overview and its day.
    expect(model.asked()).toBe(6)
  })
})

test('what a hostile model writes is text on the page, and nothing of it runs', async ({ page }) => {
  await withModel({}, { OPENAI_MODEL: 'maliciously' }, async (product) => {
    await page.goto(`${product.url}/checkout?plan=premium`)
    await page.getByRole('button', { name: 'Pay $10.00' }).click()
    await page.waitForURL(/payment_success=true/)
    const made = await page.evaluate(async (form) => {
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
      const response = await fetch('/api/generate-itinerary', {
        method: 'POST',
        headers,
        body: JSON.stringify(form),
      })
      return response.text()
    }, romeForm())
    const itinerary: Told = JSON.parse(made)
    expect(itinerary.days[0]?.title).toContain('</script><img')
    await page.goto(`${product.url}/planner`)
    await expect(page.getByRole('article').first()).toContainText('</script><img src=x')
    await expect(page.getByRole('link', { name: 'free tours' })).toHaveCount(0)
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    expect(await page.title()).not.toBe('owned')
  })
})

test('a traveller reads along while the plan is being written', async ({ page }) => {
  await withModel({ firstTokenMs: 500, tokensPerSecond: 30 }, {}, async (product) => {
    await page.goto(`${product.url}/checkout?plan=premium`)
    await page.getByRole('button', { name: 'Pay $10.00' }).click()
    await page.waitForURL(/payment_success=true/)
    await pickDestination(page, 'rome', 'Rome, Italy')
    await page.getByRole('button', { name: 'Generate' }).click()
    const draft = page.getByRole('region', { name: 'Being written' })
    await expect(draft).toContainText('rewards slow mornings', { timeout: 20_000 })
    await expect(draft).toContainText('Day 1, as it is being written', { timeout: 20_000 })
    await expect(page.getByText(/^A language model chose from our places/)).toBeVisible({ timeout: 60_000 })
    await expect(draft).toHaveCount(0)
    await expectNoViolations(page)
  })
})
