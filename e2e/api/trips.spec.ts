import { type APIRequestContext, expect, test } from '@playwright/test'
import { signInByApi, somebody } from '../support/sign-in'
import { subscribeByApi } from '../support/subscribe'
import { plannedTrip, traveller, tripOf, type WireTrip } from '../support/trips'

const list = async (request: APIRequestContext, path = '/api/trips'): Promise<WireTrip[]> =>
  (await request.get(path)).json()

test('a guest has no trips to ask for', async ({ request }) => {
  for (const path of ['/api/trips', '/api/trips/saved', '/api/trips/x', '/api/trips/x/versions']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'sign-in-required' })
  }
})

test('every finished plan of a person is a trip, newest first', async ({ request }) => {
  // Two destinations: the Club's.
  await traveller(request)
  await subscribeByApi(request)
  expect(await list(request)).toEqual([])
  const first = await plannedTrip(request)
  const second = await plannedTrip(request, { destination: 'Tokyo, Japan', seed: 3 })
  const trips = await list(request)
  expect(trips.map(({ id }) => id)).toEqual([second, first])
  expect(trips[1]).toEqual({
    id: first,
    destination: 'Rome, Italy',
    startDate: '2027-04-13',
    endDate: '2027-04-16',
    budget: 'moderate',
    interests: ['Museums', 'Food & Dining'],
    isSaved: false,
    shareCode: null,
    createdAt: expect.any(Number),
  })
  const trip = await tripOf(request, first)
  expect(trip.version).toBe(1)
  expect(trip.itinerary.days).toHaveLength(4)
})

test('saving and taking the mark away can be repeated', async ({ request }) => {
  await traveller(request, 'explorer')
  const id = await plannedTrip(request, { endDate: '2027-04-15' })
  for (let i = 0; i < 2; i++) {
    const saved = await request.post(`/api/trips/${id}/save`)
    expect([saved.status(), await saved.json()]).toEqual([200, { success: true }])
  }
  expect((await list(request, '/api/trips/saved')).map((trip) => trip.id)).toEqual([id])
  for (let i = 0; i < 2; i++) {
    const unsaved = await request.delete(`/api/trips/${id}/save`)
    expect([unsaved.status(), await unsaved.json()]).toEqual([200, { success: true }])
  }
  expect(await list(request, '/api/trips/saved')).toEqual([])
  expect(await list(request)).toHaveLength(1)
})

test('the free plan previews saving and editing', async ({ request }) => {
  await traveller(request)
  const id = await plannedTrip(request)
  const saved = await request.post(`/api/trips/${id}/save`)
  expect(saved.status()).toBe(402)
  expect(await saved.json()).toMatchObject({ code: 'plan-required' })
  const { version, itinerary } = await tripOf(request, id)
  const edited = await request.put(`/api/trips/${id}`, { data: { version, itinerary } })
  expect(edited.status()).toBe(402)
})

test('an edit is summed up and judged by the server, whatever it says of itself', async ({ request }) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request)
  const { version, itinerary } = await tripOf(request, id)
  const total = itinerary.budget.grandTotal
  const [first] = itinerary.days
  const paid = first?.activities.find(({ costCents, type }) => costCents > 0 && type === 'food')
  if (!first || !paid) throw new Error('no paid meal on the first day')
  const cents = paid.costCents
  first.activities = first.activities.filter((activity) => activity !== paid)
  const lie = {
    ...itinerary,
    destination: 'Atlantis',
    budget: { ...itinerary.budget, grandTotal: 0, foodTotal: 0 },
    checks: itinerary.checks.map((check) => ({ ...check, status: 'pass' })),
  }
  const response = await request.put(`/api/trips/${id}`, { data: { version, itinerary: lie } })
  expect(response.status()).toBe(200)
  const after = await tripOf(request, id)
  expect(after.version).toBe(2)
  expect(after.itinerary.destination).toBe('Rome, Italy')
  expect(after.itinerary.budget.grandTotal).toBeCloseTo(total - cents / 100, 2)
  expect(after.itinerary.checks.find((check) => check.id === 'meals')?.status).toBe('fail')
})

test('an edit that is no itinerary says which fields are wrong', async ({ request }) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request)
  const { version, itinerary } = await tripOf(request, id)
  const response = await request.put(`/api/trips/${id}`, {
    data: { version, itinerary: { ...itinerary, startDate: 'soon' } },
  })
  expect(response.status()).toBe(422)
  expect(Object.keys((await response.json()).fields)).toContain('itinerary.startDate')
  const backwards = await request.put(`/api/trips/${id}`, {
    data: { version, itinerary: { ...itinerary, endDate: '2027-04-01' } },
  })
  expect(backwards.status()).toBe(422)
})

test('of two edits from the same version the second is told, and the first stays', async ({ request }) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request)
  const { version, itinerary } = await tripOf(request, id)
  const edit = (overview: string) =>
    request.put(`/api/trips/${id}`, { data: { version, itinerary: { ...itinerary, overview } } })
  const answers = await Promise.all([edit('One'), edit('Two'), edit('Three')])
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 409, 409])
  const stale = answers.find((answer) => answer.status() === 409)
  expect(await stale?.json()).toMatchObject({ code: 'stale-version', version: 2 })
  expect((await tripOf(request, id)).version).toBe(2)
})

test('an earlier version comes back, and what it replaced is kept', async ({ request }) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request)
  const { itinerary } = await tripOf(request, id)
  for (let version = 1; version <= 3; version++) {
    const data = { version, itinerary: { ...itinerary, overview: `Edit ${version}` } }
    expect((await request.put(`/api/trips/${id}`, { data })).status()).toBe(200)
  }
  const versions: { version: number }[] = await (await request.get(`/api/trips/${id}/versions`)).json()
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1])
  const restored = await request.post(`/api/trips/${id}/versions`, { data: { version: 4, restore: 1 } })
  expect(restored.status()).toBe(200)
  const trip = await tripOf(request, id)
  expect(trip.version).toBe(5)
  expect(trip.itinerary.overview).toBe(itinerary.overview)
  const stale = await request.post(`/api/trips/${id}/versions`, { data: { version: 4, restore: 2 } })
  expect(stale.status()).toBe(409)
})

test('a deleted trip is gone with its link, and comes back with it', async ({ request }) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request)
  const { shareUrl } = await (await request.post(`/api/trips/${id}/share`)).json()
  expect((await request.delete(`/api/trips/${id}`)).status()).toBe(200)
  expect((await request.delete(`/api/trips/${id}`)).status()).toBe(404)
  expect(await list(request)).toEqual([])
  expect((await request.get(`/api/trips/${id}`)).status()).toBe(404)
  expect((await request.get(shareUrl)).status()).toBe(404)
  expect((await request.post(`/api/trips/${id}/undelete`)).status()).toBe(200)
  expect(await list(request)).toHaveLength(1)
  expect((await request.get(shareUrl)).status()).toBe(200)
})

test('a link is the same when asked for again, dead at once when taken back, and then another', async ({
  request,
  playwright,
}) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request)
  const share = async (): Promise<string> => {
    const response = await request.post(`/api/trips/${id}/share`)
    expect(response.status()).toBe(200)
    const { success, shareUrl } = await response.json()
    expect(success).toBe(true)
    return shareUrl
  }
  const urls = await Promise.all([share(), share(), share()])
  expect(new Set(urls).size).toBe(1)
  const [url = ''] = urls
  // 128 bits are 22 letters of 64.
  expect(new URL(url).pathname).toMatch(/^\/trips\/shared\/[\w-]{22,}$/)

  const anybody = await playwright.request.newContext()
  for (let i = 0; i < 2; i++) {
    const page = await anybody.get(url)
    expect(page.status()).toBe(200)
    expect(page.headers()['x-robots-tag']).toBe('noindex')
    expect(await page.text()).toContain('data-day="4"')
  }
  expect((await request.delete(`/api/trips/${id}/share`)).status()).toBe(200)
  expect((await anybody.get(url)).status()).toBe(404)
  expect((await request.delete(`/api/trips/${id}/share`)).status()).toBe(200)
  expect(await share()).not.toBe(url)
  expect((await anybody.get(url)).status()).toBe(404)
  await anybody.dispose()
})

test('a shared trip tells nothing of who made it', async ({ request, playwright }) => {
  const email = await traveller(request, 'premium')
  const user = await (await request.get('/api/auth/user')).json()
  const id = await plannedTrip(request, {
    additionalInfo: 'My knee hurts, surname Quux',
    advancedFilters: { dietaryRestrictions: ['Vegetarian'] },
  })
  const { shareUrl } = await (await request.post(`/api/trips/${id}/share`)).json()
  const anybody = await playwright.request.newContext()
  for (let i = 0; i < 2; i++) {
    const html = await (await anybody.get(shareUrl)).text()
    for (const secret of [email, user.id, id, 'Quux', 'Lovelace', 'data-check="diet"', 'onfirmed for']) {
      expect(html, secret).not.toContain(secret)
    }
  }
  await anybody.dispose()
})

test('"Make it mine" copies the trip once, for a guest as for a person', async ({
  request,
  playwright,
  baseURL,
}) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request)
  const { shareUrl } = await (await request.post(`/api/trips/${id}/share`)).json()
  const friend = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const copied = await friend.post(shareUrl, { maxRedirects: 0 })
  expect(copied.status()).toBe(302)
  await friend.post(shareUrl, { maxRedirects: 0 })
  await signInByApi(friend, somebody('grace'))
  const [copy, ...more] = await list(friend)
  expect(more).toEqual([])
  expect(copy).toMatchObject({ destination: 'Rome, Italy', isSaved: false, shareCode: null })
  expect(copy?.id).not.toBe(id)
  expect((await request.delete(`/api/trips/${id}`)).status()).toBe(200)
  expect((await tripOf(friend, copy?.id ?? '')).itinerary.days).toHaveLength(4)
  await friend.dispose()
})
