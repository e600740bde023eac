import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../support/no-violations'
import { readUntil } from '../support/own-product'
import { pickDestination } from '../support/pick-destination'
import { parseEvents, type WireEvent } from '../support/sse'
import { romeForm } from '../support/trip-form'
import { productWithModel, travellerWithTrip } from '../support/with-model'

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

// One product for all stories, each of which begins with a model that behaves well and has been asked nothing.
const pace = { firstTokenMs: 300, tokensPerSecond: 100 }
let shared: Awaited<ReturnType<typeof productWithModel>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shared = await productWithModel(pace)
})
test.afterAll(() => shared.close())
test.beforeEach(() => {
  shared.model.become('well')
  shared.model.setPace(pace)
  shared.model.forget()
})

/** The days of a stream as they are at its end, and the overview. */
function standing(events: WireEvent[]) {
  const days = new Map<number, object>()
  let overview: unknown
  for (const { event, data } of events) {
    if (event === 'day') days.set(data.day ?? 0, data)
    if (event === 'overview') overview = data.overview
    if (event !== 'revised') continue
    if (data.day) days.set(data.day, data)
    else overview = data.overview
  }
  return { days: [...days.values()], overview }
}

test('a plan stands at once, is revised by the model day by day, and passes the checks', async () => {
  const { product, model } = shared
  const health: { engine?: string } = await (await fetch(`${product.url}/api/health`)).json()
  expect(health.engine).toBe('openai')
  const cookie = await product.premiumGuest()
  const events = parseEvents(await (await product.generate(cookie, tenDays)).text())
  const names = events.map(({ event }) => event).filter((name, index, all) => name !== all[index - 1])
  expect(names).toEqual([
    ...['accepted', 'overview', 'day'],
    ...['revised', 'tips', 'budget', 'checks', 'done'],
  ])
  expect(events.filter(({ event }) => event === 'day').map(({ data }) => data.day)).toEqual(
    Array.from({ length: 10 }, (_, index) => index + 1),
  )
  const ids = events.map(({ id }) => id)
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
  const itinerary = itineraryOf(events)
  expect(itinerary.engine).toBe('openai')
  // What was shown last is what is stored.
  expect(standing(events)).toEqual({ days: itinerary.days, overview: itinerary.overview })
  expect(itinerary.overview).toContain('rewards slow mornings')
  expect(
    itinerary.days[0]?.activities.some(({ reason }) => reason.startsWith('It answers what you asked')),
  ).toBe(true)
  expect(itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
  expect(itinerary.provenance?.note).toBeUndefined()
  // One question for the overview and one a day.
  expect(model.asked()).toBe(11)
})

test('killed in mid-generation, it goes on where it was and asks for no finished day again', async () => {
  const { product, model } = shared
  const cookie = await product.premiumGuest()
  const started = await product.generate(cookie, tenDays)
  // The first day may be told anew before the model is asked: a pass has become worth buying.
  const byModel = ({ event, data }: WireEvent) =>
    event === 'revised' && JSON.stringify(data).includes('It answers what you asked') ? (data.day ?? 0) : 0
  const seen = new Set<number>()
  const before = await readUntil(started, (event) => {
    const day = byModel(event)
    if (day > 0) seen.add(day)
    return seen.size === 2
  })
  await product.restart()
  const after = await product.rest(cookie, before)
  const all = [...before, ...after]
  const ids = all.map(({ id }) => id)
  expect(ids).toEqual(ids.map((_, index) => index + 1))
  expect(all.filter(({ event }) => event === 'day').map(({ data }) => data.day)).toEqual(
    Array.from({ length: 10 }, (_, index) => index + 1),
  )
  const itinerary = itineraryOf(all)
  expect(standing(all)).toEqual({ days: itinerary.days, overview: itinerary.overview })
  const asked = new Map<number, number>()
  for (const { body } of model.requests()) {
    const messages = (body as { messages: { content: string }[] }).messages
    const { day = 0 }: { day?: number } = JSON.parse(messages.at(-1)?.content ?? '{}')
    asked.set(day, (asked.get(day) ?? 0) + 1)
  }
  for (const day of seen) expect([day, asked.get(day)]).toEqual([day, 1])
})

test('a reader who leaves finds the work done when he comes back', async () => {
  const { product } = shared
  const cookie = await product.premiumGuest()
  const started = await product.generate(cookie, romeForm())
  const before = await readUntil(started, ({ event }) => event === 'day')
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

test('one generation more than may run at once does not reach the model', async () => {
  const { product, model } = shared
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

test('nothing of what a hostile model writes reaches the plan, the page, the preview or a file', async ({
  page,
}) => {
  const { product } = shared
  shared.model.become('maliciously')
  const id = await travellerWithTrip(page, product, { endDate: '2027-04-20' })
  const shown = await page.evaluate(async (tripId) => {
    const read = async (address: string, init?: RequestInit) => (await fetch(address, init)).text()
    const files = ['calendar.ics', 'route.gpx', 'route.geojson', 'trip.md', 'trip.txt', 'trip.json']
    const json = { 'Content-Type': 'application/json' }
    const shared = await read(`/api/trips/${tripId}/share`, { method: 'POST', headers: json, body: '{}' })
    const { shareUrl }: { shareUrl: string } = JSON.parse(shared)
    return {
      trip: await read(`/api/trips/${tripId}`),
      planner: await read('/planner'),
      page: await read(`/trips/${tripId}`),
      preview: await read(new URL(shareUrl, location.href).pathname),
      files: (await Promise.all(files.map((file) => read(`/api/trips/${tripId}/export/${file}`)))).join('\n'),
    }
  }, id)
  for (const [where, text] of Object.entries(shown)) {
    expect(text.length, where).toBeGreaterThan(1000)
    // What the scripted model writes; `attacks` in local/openai/scripted-model.ts.
    for (const sign of [
      'evil.example',
      '555 1234',
      'bitcoin',
      'onerror=',
      'WhatsApp us',
      'Ignore the rules',
      '€999',
    ])
      expect(text, `${sign} in ${where}`).not.toContain(sign)
  }
  expect(await page.title()).not.toBe('owned')
})

test('a traveller reads the plan at once, and sees days change in place', async ({ page }) => {
  const { product } = shared
  shared.model.setPace({ firstTokenMs: 1500, tokensPerSecond: 60 })
  await page.goto(`${product.url}/checkout?plan=premium`)
  await page.getByRole('button', { name: 'Pay $10.00' }).click()
  await page.waitForURL(/payment_success=true/)
  await pickDestination(page, 'rome', 'Rome, Italy')
  await page.getByRole('button', { name: 'Generate' }).click()
  const days = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^Day \d/ }) })
  await expect(page.getByText('A language model is looking for better words')).toBeVisible()
  // The sums of the days are in the town's money before the whole is added up.
  await expect(days.first()).not.toContainText('$')
  const before = await days.count()
  await expect(days.first()).not.toContainText('Quiet streets and one great view')
  await expect(days.first()).toContainText('Quiet streets and one great view', { timeout: 20_000 })
  expect(await days.count()).toBe(before)
  await expect(page.getByText(/^A language model chose from our places/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('A language model is looking for better words')).toHaveCount(0)
  // What was replaced is still marked, for a moment.
  await expect(days.first()).toContainText('revised just now')
  await expect(page.locator('p.just-revised', { hasText: 'rewards slow mornings' })).toHaveCount(1)
  await expect(page.getByText('revised just now')).toHaveCount(0, { timeout: 20_000 })
  await expectNoViolations(page)
})

test('a day that comes after the plan is offered, stays offered after a reload, and is taken with one tap', async ({
  page,
}) => {
  const { product } = shared
  // A day's answer takes about twelve seconds, of which a plan waits for eight.
  shared.model.setPace({ firstTokenMs: 300, tokensPerSecond: 15 })
  await travellerWithTrip(page, product, { endDate: '2027-04-15' })
  const offers = page.getByRole('list', { name: 'Words that came later' })
  const offered = offers.getByRole('listitem')
  // All come together. A day that would break a rule of the trip is not among them, so it may be one fewer than the days.
  await expect(offered.nth(1)).toBeVisible({ timeout: 40_000 })
  const all = await offered.count()
  const use = offers.getByRole('button', { name: /^Use it for day \d$/ }).first()
  const day = (await use.innerText()).match(/\d/)?.[0]
  const heading = page.getByRole('heading', { name: new RegExp(`^Day ${day}: `) })
  await expect(heading).not.toContainText('Quiet streets')
  await expectNoViolations(page)
  await page.reload()
  await expect(offered).toHaveCount(all)
  await use.click()
  await expect(heading).toContainText('Quiet streets and one great view')
  await expect(offered).toHaveCount(all - 1)
  // Nothing is offered to a hand that edits.
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Edit the itinerary' })).toBeVisible()
  await expect(offers).toHaveCount(0)
  await page.reload()
  await expect(heading).toContainText('Quiet streets and one great view')
  await offers
    .getByRole('button', { name: /^Keep my day \d$/ })
    .first()
    .click()
  await expect(offered).toHaveCount(all - 2)
  await page.reload()
  await expect(heading).toContainText('Quiet streets and one great view')
  await expect(offered).toHaveCount(all - 2)
})

// The last one: for a while after it the Worker does not ask a service that was down.
test('a service that is down costs nothing but its voice', async () => {
  const { product } = shared
  shared.model.become('down')
  const cookie = await product.premiumGuest()
  const itinerary = itineraryOf(parseEvents(await (await product.generate(cookie, romeForm())).text()))
  expect(itinerary.engine).toBe('embedded')
  expect(itinerary.provenance?.note).toMatch(/^Made by our own planner, since /)
  expect(itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
})
