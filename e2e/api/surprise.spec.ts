import { expect, test } from '@playwright/test'
import { buyByApi } from '../support/buy-plan'
import { romeForm } from '../support/trip-form'

interface Idea {
  destination: string
  startDate: string
  endDate: string
  budget: string
  interests: string[]
}

test('the free plan gets no surprise', async ({ request }) => {
  const response = await request.get('/api/generate-random-trip')
  expect(response.status()).toBe(402)
  expect(await response.json()).toMatchObject({ code: 'plan-required' })
})

test('a paid plan gets an idea that can be planned as it stands, and another one the next time', async ({
  request,
}) => {
  await buyByApi(request, 'premium')
  const response = await request.get('/api/generate-random-trip')
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toBe('no-store')
  const idea: Idea = await response.json()
  expect(idea.interests.length).toBeGreaterThan(0)
  const { destination, startDate, endDate, budget, interests } = idea
  const planned = await request.post('/api/generate-itinerary', {
    data: romeForm({ destination, startDate, endDate, budget, interests }),
  })
  expect(planned.status()).toBe(200)
  expect(await planned.json()).toMatchObject({ destination, startDate, endDate })
  const again: Idea = await (await request.get('/api/generate-random-trip')).json()
  expect(again).not.toEqual(idea)
})

test('three ideas at once go to three places', async ({ request }) => {
  await buyByApi(request, 'explorer')
  const ideas: Idea[] = await (await request.get('/api/generate-random-trip?count=3')).json()
  expect(new Set(ideas.map(({ destination }) => destination)).size).toBe(3)
  for (const { startDate, endDate } of ideas) {
    expect(Date.parse(endDate) - Date.parse(startDate)).toBeLessThanOrEqual(2 * 86_400_000)
  }
  for (const count of ['0', '7', 'many']) {
    expect((await request.get(`/api/generate-random-trip?count=${count}`)).status()).toBe(400)
  }
})
