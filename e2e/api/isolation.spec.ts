import { expect, test } from '@playwright/test'
import { plannedTrip, traveller, tripOf, type WireTrip } from '../support/trips'

test('nobody reaches another person’s trip by any call, and listings never mix', async ({
  request,
  playwright,
  baseURL,
}) => {
  await traveller(request, 'premium')
  const mine = await plannedTrip(request)
  const { version, itinerary } = await tripOf(request, mine)
  const { shareUrl } = await (await request.post(`/api/trips/${mine}/share`)).json()

  const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await traveller(other, 'premium')
  const theirs = await plannedTrip(other, { destination: 'Tokyo, Japan' })

  const overview = 'Taken over'
  const calls = {
    read: await other.get(`/api/trips/${mine}`),
    write: await other.put(`/api/trips/${mine}`, {
      data: { version, itinerary: { ...itinerary, overview } },
    }),
    remove: await other.delete(`/api/trips/${mine}`),
    undelete: await other.post(`/api/trips/${mine}/undelete`),
    save: await other.post(`/api/trips/${mine}/save`),
    unsave: await other.delete(`/api/trips/${mine}/save`),
    share: await other.post(`/api/trips/${mine}/share`),
    unshare: await other.delete(`/api/trips/${mine}/share`),
    versions: await other.get(`/api/trips/${mine}/versions`),
    restore: await other.post(`/api/trips/${mine}/versions`, { data: { version, restore: version } }),
    exported: await other.get(`/api/trips/${mine}/export/calendar.ics`),
    packed: await other.get(`/api/trips/${mine}/export/trip.json`),
    allow: await other.put(`/api/trips/${mine}/share`, { data: { sharesFiles: true } }),
    feed: await other.get(`/api/trips/${mine}/feed`),
    subscribe: await other.post(`/api/trips/${mine}/feed`),
    endFeed: await other.delete(`/api/trips/${mine}/feed`),
    page: await other.get(`/trips/${mine}`),
  }
  for (const [name, response] of Object.entries(calls)) expect(response.status(), name).toBe(404)
  for (const [name, response] of Object.entries(calls)) {
    if (name !== 'page') expect(await response.json(), name).toMatchObject({ code: 'not-found' })
  }
  for (const intent of ['save', 'unsave', 'remove', 'undo']) {
    await other.post('/profile', { form: { intent, tripId: mine, back: '/profile' } })
  }

  const ids = async (path: string, who = other) =>
    ((await (await who.get(path)).json()) as WireTrip[]).map(({ id }) => id)
  expect(await ids('/api/trips')).toEqual([theirs])
  expect(await ids('/api/trips/saved')).toEqual([])
  expect(await ids('/api/trips', request)).toEqual([mine])
  expect(await (await other.get('/profile?tab=all')).text()).not.toContain(mine)

  const untouched = await tripOf(request, mine)
  expect(untouched).toMatchObject({ version, isSaved: false })
  expect(untouched.itinerary.overview).not.toBe(overview)
  expect((await other.get(shareUrl)).status()).toBe(200)
  await other.dispose()
})

test('another person’s generation cannot be followed', async ({ request, playwright, baseURL }) => {
  await traveller(request)
  const stream = await request.post('/api/generate-itinerary', {
    data: { destination: 'Rome, Italy', startDate: '2027-04-13', endDate: '2027-04-15' },
    headers: { Accept: 'text/event-stream' },
  })
  const [, generationId] = /"generationId":"([^"]+)"/.exec(await stream.text()) ?? []
  expect((await request.get(`/api/generations/${generationId}/events`)).status()).toBe(200)
  const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await traveller(other)
  expect((await other.get(`/api/generations/${generationId}/events`)).status()).toBe(404)
  await other.dispose()
})

test('a page on another site changes nothing', async ({ request }) => {
  await traveller(request, 'explorer')
  const id = await plannedTrip(request, { endDate: '2027-04-15' })
  const headers = { Origin: 'https://elsewhere.example' }
  for (const [method, path] of [
    ['post', 'save'],
    ['delete', 'save'],
    ['post', 'share'],
    ['delete', 'share'],
    ['post', 'undelete'],
  ] as const) {
    expect((await request[method](`/api/trips/${id}/${path}`, { headers })).status()).toBe(403)
  }
  expect((await request.delete(`/api/trips/${id}`, { headers })).status()).toBe(403)
  const form = await request.post('/profile', { form: { intent: 'remove', tripId: id }, headers })
  expect(form.ok()).toBe(false)
  expect((await request.get(`/api/trips/${id}`)).status()).toBe(200)
})

test('without an account the profile and a trip’s page lead to the sign-in, and back', async ({
  request,
}) => {
  for (const path of ['/profile', '/trips/abc']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    const to = new URL(response.headers().location ?? '', 'http://localhost')
    expect([to.pathname, to.searchParams.get('returnTo')]).toEqual(['/api/login', path])
  }
})
