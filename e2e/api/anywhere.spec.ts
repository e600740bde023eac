import { expect, test } from '@playwright/test'
import { buyByApi } from '../support/buy-plan'
import { parseEvents } from '../support/sse'
import { subscribeByApi } from '../support/subscribe'
import { romeForm } from '../support/trip-form'
import { plannedTrip, traveller, tripOf } from '../support/trips'

interface Sketch {
  destination: string
  destinationId: string | null
  currency: string
  overview: string
  tips: string[]
  sample: boolean
  budget: { grandTotal: number }
  days: {
    title: string
    date: string
    costCents: number
    activities: { id: string; title: string; placeId: string | null; cost?: string; meal?: string }[]
  }[]
  checks: { id: string; status: string; evidence: string }[]
}

const ghent = (more: Record<string, unknown> = {}) =>
  romeForm({ destination: 'Ghent, Belgium', endDate: '2027-04-15', ...more })

const failed = ({ checks }: Sketch) => checks.filter(({ status }) => status === 'fail')
const statusOf = ({ checks }: Sketch, id: string) => checks.find((check) => check.id === id)?.status

test('a town without a catalogue is sketched: no venue, no price, and it says so', async ({ request }) => {
  await buyByApi(request, 'explorer')
  const response = await request.post('/api/generate-itinerary', { data: ghent() })
  expect(response.status()).toBe(200)
  const plan: Sketch = await response.json()
  expect(plan).toMatchObject({ destination: 'Ghent, Belgium', destinationId: null, currency: 'EUR' })
  expect(plan.overview).toContain('This is a sketch and not a checked plan')
  expect(plan.days.map(({ date }) => date)).toEqual(['2027-04-13', '2027-04-14', '2027-04-15'])
  for (const { activities } of plan.days)
    expect(activities.every(({ placeId, cost }) => placeId === null && cost === undefined)).toBe(true)
  const eaten = plan.days.map(({ activities }) => activities.flatMap(({ meal }) => meal ?? []))
  // One leaves before dinner.
  expect(eaten[0]).toEqual(['breakfast', 'lunch', 'dinner'])
  expect(eaten.at(-1)).toEqual(['breakfast', 'lunch'])
  expect(plan.budget.grandTotal).toBe(0)
  expect(failed(plan)).toEqual([])
  expect(['real', 'open', 'money', 'meals'].map((id) => statusOf(plan, id))).toEqual(Array(4).fill('unknown'))
  expect(statusOf(plan, 'days')).toBe('pass')
})

test('it is streamed like any other, and the first event says that there is no catalogue', async ({
  request,
}) => {
  await buyByApi(request, 'explorer')
  const response = await request.post('/api/generate-itinerary', {
    data: ghent({ destination: 'Hallstatt, Austria' }),
    headers: { Accept: 'text/event-stream' },
  })
  const events = parseEvents(await response.text())
  expect(events.map(({ event }) => event)).toEqual([
    'accepted',
    'overview',
    'day',
    'day',
    'day',
    'tips',
    'budget',
    'checks',
    'done',
  ])
  expect(events[1]?.data).toMatchObject({
    destination: 'Hallstatt, Austria',
    destinationId: null,
    palette: { name: 'Hallstatt' },
  })
})

test('names in other languages find the place, and those of the catalogue find its plan', async ({
  request,
}) => {
  // Three destinations: the Club's.
  await traveller(request)
  await subscribeByApi(request)
  const plan = async (destination: string): Promise<Sketch> => {
    const response = await request.post('/api/generate-itinerary', { data: ghent({ destination }) })
    expect(response.status(), destination).toBe(200)
    return response.json()
  }
  expect((await plan('Gand')).destination).toBe('Ghent, Belgium')
  expect(await plan('paris, texas')).toMatchObject({ destination: 'Paris, Texas, USA', currency: 'USD' })
  expect((await plan('ローマ')).destinationId).toBe('rome')
  expect((await plan('Edinburgh Castle')).destinationId).toBe('edinburgh')
})

test('a word that names no place is refused', async ({ request }) => {
  await buyByApi(request, 'explorer')
  const response = await request.post('/api/generate-itinerary', { data: ghent({ destination: 'Qzxvwkj' }) })
  expect(response.status()).toBe(422)
  expect(await response.json()).toMatchObject({
    code: 'destination-unknown',
    fields: { destination: expect.stringContaining('We know of no place by that name') },
  })
})

test('the free sample of such a place says what it is, too', async ({ request }) => {
  const response = await request.post('/api/generate-itinerary', { data: ghent({ planType: 'free' }) })
  const sample: Sketch = await response.json()
  expect(sample).toMatchObject({ sample: true, destinationId: null })
  expect(sample.days).toHaveLength(3)
  expect(sample.overview).toContain('This is a sketch')
  expect(failed(sample)).toEqual([])
})

test('it becomes a trip that can be edited, shared and taken along', async ({ request }) => {
  await traveller(request, 'explorer')
  const id = await plannedTrip(request, { destination: 'Ghent, Belgium', endDate: '2027-04-15' })
  const trip = await tripOf(request, id)
  const [day] = trip.itinerary.days
  const lunch = day?.activities.findIndex((each) => each.title && each.type === 'food') ?? 0
  if (day?.activities[lunch])
    Object.assign(day.activities[lunch], {
      title: 'Breakfast with Aunt Mia',
      idea: false,
      cost: '€12.00',
      costCents: 1200,
    })
  const saved = await request.put(`/api/trips/${id}`, {
    data: { version: trip.version, itinerary: trip.itinerary },
  })
  expect(saved.status()).toBe(200)
  const edited: Sketch = (await tripOf(request, id)).itinerary as unknown as Sketch
  expect(edited.budget.grandTotal).toBe(12)
  expect(failed(edited)).toEqual([])
  expect(statusOf(edited, 'money')).toBe('unknown')

  const text = await request.get(`/api/trips/${id}/export/trip.txt`)
  expect(text.status()).toBe(200)
  expect(await text.text()).toContain('Breakfast with Aunt Mia')
})

test('suggestions offer every town, and nothing under two characters', async ({ request }) => {
  const suggested = async (query: string): Promise<string[]> =>
    (await request.get('/api/destinations', { params: { q: query } })).json()
  expect(await suggested('g')).toEqual([])
  expect(await suggested('ghent')).toContain('Ghent, Belgium')
  expect((await suggested('Köln'))[0]).toBe('Cologne, Germany')
  expect((await suggested('München'))[0]).toBe('Munich, Germany')
  expect((await suggested('東京'))[0]).toBe('Tokyo, Japan')
  expect((await suggested('NYC'))[0]).toBe('New York, USA')
  expect((await suggested('paris, texas'))[0]).toBe('Paris, Texas, USA')
  expect((await suggested('Bali'))[0]).toBe('Bali, Indonesia')
  expect((await suggested('Tuscany')).slice(0, 2)).toContain('Tuscany, Italy')
  expect((await suggested('Maldives'))[0]).toMatch(/^Maldives/)
  expect((await suggested('Cinque Terre'))[0]).toBe('Cinque Terre, Italy')
  expect((await suggested('Eiffel Tower'))[0]).toBe('Paris, France')
  expect((await suggested('colosseum rome'))[0]).toBe('Rome, Italy')
})
