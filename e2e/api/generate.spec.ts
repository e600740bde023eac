import { expect, test } from '@playwright/test'
import { buyByApi } from '../support/buy-plan'
import { parseEvents } from '../support/sse'
import { romeForm } from '../support/trip-form'

interface Activity {
  type: string
  title: string
  description: string
  time: string
  startTime: string
  endTime: string
  costCents: number
  travel: { mode: string; minutes: number; meters: number }
}
interface Itinerary {
  destination: string
  overview: string
  tips: string[]
  currency: string
  engine: string
  days: {
    day: number
    title: string
    date: string
    area: string
    costCents: number
    activities: Activity[]
  }[]
  budget: Record<
    'accommodationTotal' | 'foodTotal' | 'activitiesTotal' | 'transportTotal' | 'grandTotal',
    number
  >
  checks: { id: string; status: string; evidence: string }[]
}

const cents = (amount: number) => Math.round(amount * 100)

test('a guest without a plan gets the free sample: three complete days', async ({ request }) => {
  const response = await request.post('/api/generate-itinerary', { data: romeForm({ planType: 'free' }) })
  expect(response.status()).toBe(200)
  const sample: Itinerary = await response.json()
  expect(sample.days).toHaveLength(3)
  expect(sample.days[0]?.date).toBe('2027-04-13')
  expect(sample.checks.filter(({ status }) => status !== 'pass')).toEqual([])
})

test('what places do on a public holiday is left open, by name, where their hours do not say', async ({
  request,
}) => {
  const christmas = { planType: 'free', startDate: '2027-12-24', endDate: '2027-12-26' }
  const response = await request.post('/api/generate-itinerary', { data: romeForm(christmas) })
  const sample: Itinerary = await response.json()
  const open = sample.checks.find(({ id }) => id === 'open')
  expect(open?.status).toBe('unknown')
  expect(open?.evidence).toMatch(
    /is a public holiday \(Christmas Day\); whether .+ usual hours then is not known/,
  )
})

test('a paid plan gives the itinerary as JSON, every sum equal to its line items', async ({ request }) => {
  await buyByApi(request, 'premium')
  const response = await request.post('/api/generate-itinerary', { data: romeForm() })
  expect(response.status()).toBe(200)
  const plan: Itinerary = await response.json()
  expect(plan).toMatchObject({ destination: 'Rome, Italy', currency: 'EUR', engine: 'embedded' })
  expect(plan.days.map(({ date }) => date)).toEqual(['2027-04-13', '2027-04-14', '2027-04-15', '2027-04-16'])
  const sum = (type: string) =>
    plan.days
      .flatMap(({ activities }) => activities)
      .reduce((total, a) => total + (a.type === type ? a.costCents : 0), 0)
  expect(cents(plan.budget.accommodationTotal)).toBe(sum('accommodation'))
  expect(cents(plan.budget.foodTotal)).toBe(sum('food'))
  expect(cents(plan.budget.activitiesTotal)).toBe(sum('attraction'))
  expect(cents(plan.budget.transportTotal)).toBe(sum('transport'))
  expect(cents(plan.budget.grandTotal)).toBe(plan.days.reduce((total, day) => total + day.costCents, 0))
  expect(new Set(plan.checks.map(({ status }) => status))).toEqual(new Set(['pass']))
})

test('the same generation streams as events in the documented order, with rising ids', async ({
  request,
}) => {
  await buyByApi(request, 'premium')
  const response = await request.post('/api/generate-itinerary', {
    data: romeForm(),
    headers: { Accept: 'text/event-stream' },
  })
  expect(response.headers()['content-type']).toContain('text/event-stream')
  const events = parseEvents(await response.text())
  expect(events.map(({ event }) => event)).toEqual([
    'accepted',
    'overview',
    'day',
    'day',
    'day',
    'day',
    'tips',
    'budget',
    'checks',
    'done',
  ])
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1))
})

test('a reader goes on where it stopped, and nobody else may read', async ({
  request,
  playwright,
  baseURL,
}) => {
  await buyByApi(request, 'premium')
  const response = await request.post('/api/generate-itinerary', {
    data: romeForm(),
    headers: { Accept: 'text/event-stream' },
  })
  const [accepted, ...rest] = parseEvents(await response.text())
  const generationId = accepted?.data.generationId
  const address = `/api/generations/${generationId}/events`
  const resumed = await request.get(address, { headers: { 'Last-Event-ID': '1' } })
  expect(parseEvents(await resumed.text())).toEqual(rest)
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  expect((await stranger.get(address)).status()).toBe(404)
  await stranger.dispose()
})

test('ten equal requests at once are one generation', async ({ request }) => {
  await buyByApi(request, 'premium')
  const ask = () =>
    request.post('/api/generate-itinerary', {
      data: romeForm(),
      headers: { Accept: 'text/event-stream', 'Idempotency-Key': 'one-click' },
    })
  const answers = await Promise.all(Array.from({ length: 10 }, ask))
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([200]))
  const streams = await Promise.all(answers.map(async (answer) => parseEvents(await answer.text())))
  for (const stream of streams) expect(stream).toEqual(streams[0])
})

test('a key that comes back for another trip is refused', async ({ request }) => {
  await buyByApi(request, 'premium')
  const ask = (data: object) =>
    request.post('/api/generate-itinerary', { data, headers: { 'Idempotency-Key': 'reused' } })
  expect((await ask(romeForm())).status()).toBe(200)
  const again = await ask(romeForm({ budget: 'luxury' }))
  expect(again.status()).toBe(422)
  expect(await again.json()).toMatchObject({ code: 'key-reused' })
})
