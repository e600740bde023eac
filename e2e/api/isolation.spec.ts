import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { romeForm } from '../support/trip-form'
import { plannedTrip, traveller, tripOf, type WireTrip } from '../support/trips'

type Method = 'get' | 'post' | 'put' | 'delete'
type Call = [method: Method, address: string, body?: { data?: object; form?: Record<string, string> }]

/** Ids and codes of a person, as another person could have learned them. */
interface Theirs {
  id: string
  generationId: string
  version: number
  itinerary: object
}

/**
 * Every address of the site with an id or code, with every call to it about another person's trip. Addresses for
 * everybody with the code are marked as such.
 */
const addresses: Record<string, ((theirs: Theirs) => Call[]) | string> = {
  'trips/:tripId': ({ id }) => [
    ['get', `/trips/${id}`],
    ['get', `/trips/${id}.data`],
  ],
  'trips/:tripId/change': ({ id, version }) => [
    [
      'post',
      `/trips/${id}/change`,
      { form: { intent: 'move', version: `${version}`, startDate: '2028-01-01' } },
    ],
    ['post', `/trips/${id}/change`, { form: { intent: 'restore', version: `${version}`, restore: '1' } }],
    ['get', `/trips/${id}/change`],
  ],
  'api/trips/:tripId': ({ id, version, itinerary }) => [
    ['get', `/api/trips/${id}`],
    ['put', `/api/trips/${id}`, { data: { version, itinerary: { ...itinerary, overview: 'Taken over' } } }],
    ['delete', `/api/trips/${id}`],
  ],
  'api/trips/:tripId/save': ({ id }) => [
    ['post', `/api/trips/${id}/save`],
    ['delete', `/api/trips/${id}/save`],
  ],
  'api/trips/:tripId/share': ({ id }) => [
    ['post', `/api/trips/${id}/share`],
    ['put', `/api/trips/${id}/share`, { data: { sharesFiles: true } }],
    ['delete', `/api/trips/${id}/share`],
  ],
  'api/trips/:tripId/export/:file': ({ id }) =>
    ['calendar.ics', 'route.gpx', 'route.geojson', 'trip.md', 'trip.txt', 'trip.json'].map((file) => [
      'get',
      `/api/trips/${id}/export/${file}`,
    ]),
  'api/trips/:tripId/places': ({ id }) => [
    [
      'post',
      `/api/trips/${id}/places`,
      { data: { destinations: [{ destination: 'Rome, Italy' }, { destination: 'Florence, Italy' }] } },
    ],
  ],
  'api/trips/:tripId/late-days': ({ id }) => [
    ['get', `/api/trips/${id}/late-days`],
    ['post', `/api/trips/${id}/late-days`, { data: { version: 1, day: 1, use: true } }],
  ],
  'api/trips/:tripId/feed': ({ id }) => [
    ['get', `/api/trips/${id}/feed`],
    ['post', `/api/trips/${id}/feed`],
    ['delete', `/api/trips/${id}/feed`],
  ],
  'api/trips/:tripId/own': ({ id }) => [
    ['get', `/api/trips/${id}/own`],
    ['post', `/api/trips/${id}/own`, { data: { changes: [] } }],
  ],
  'api/trips/:tripId/undelete': ({ id }) => [['post', `/api/trips/${id}/undelete`]],
  'api/trips/:tripId/versions': ({ id, version }) => [
    ['get', `/api/trips/${id}/versions`],
    ['post', `/api/trips/${id}/versions`, { data: { version, restore: 1 } }],
  ],
  'api/generations/:generationId/events': ({ generationId }) => [
    ['get', `/api/generations/${generationId}/events`],
  ],
  'api/generations/:generationId/late-days': ({ generationId }) => [
    ['get', `/api/generations/${generationId}/late-days`],
  ],
  'api/generations/:generationId/export/:file': ({ generationId }) => [
    ['get', `/api/generations/${generationId}/export/trip.json`],
  ],
  // With the trip's id, which is not a code.
  'trips/shared/:shareCode': ({ id }) => [
    ['get', `/trips/shared/${id}`],
    ['post', `/trips/shared/${id}`],
  ],
  'trips/shared/:shareCode/days/:first': ({ id }) => [['get', `/trips/shared/${id}/days/1`]],
  'trips/shared/:shareCode/picture.png': ({ id }) => [['get', `/trips/shared/${id}/picture.png`]],
  'api/shared/:shareCode/export/:file': ({ id }) => [['get', `/api/shared/${id}/export/trip.json`]],
  'calendar/:file': ({ id }) => [['get', `/calendar/${id}.ics`]],
  'destinations/:id': 'the page of a destination',
  'destinations/:id/:length': 'the plan of a destination for so many days',
  'catalogue/:file': 'the places of destinations',
  'sample-lines/:id/:start': 'the drawing of a day on the front page',
  'ground/:file': 'water and parks of a destination',
  'posters/:file': 'the posters of destinations',
  'art/:file': 'the posters of destinations in the colours of a page',
  'gift/:code': 'a gift is for whoever has its code, and tells nothing of who gave it',
}

test('the table knows every address that names something', async () => {
  const text = await readFile(new URL('../../app/routes.ts', import.meta.url), 'utf8')
  const [pages = '', calls = ''] = text.split("prefix('api', [")
  const named = (part: string, prefix: string) =>
    [...part.matchAll(/route\('([^']*:[^']*)'/g)].map(([, path]) => prefix + path)
  expect(Object.keys(addresses).sort()).toEqual([...named(pages, ''), ...named(calls, 'api/')].sort())
})

test('nobody reaches another person’s trip by any call, and listings never mix', async ({
  request,
  playwright,
  baseURL,
}) => {
  await traveller(request, 'premium')
  const stream = await request.post('/api/generate-itinerary', {
    data: romeForm(),
    headers: { Accept: 'text/event-stream' },
  })
  const [, generationId = ''] = /"generationId":"([^"]+)"/.exec(await stream.text()) ?? []
  const [planned]: WireTrip[] = await (await request.get('/api/trips')).json()
  const mine = planned?.id ?? ''
  const first = await tripOf(request, mine)
  await request.put(`/api/trips/${mine}`, { data: { version: 1, itinerary: first.itinerary } })
  const { version, itinerary } = await tripOf(request, mine)
  const { shareUrl } = await (await request.post(`/api/trips/${mine}/share`)).json()
  const { feedUrl } = await (await request.post(`/api/trips/${mine}/feed`)).json()
  expect((await request.get(`/api/generations/${generationId}/events`)).status()).toBe(200)

  const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await traveller(other, 'premium')
  const theirs = await plannedTrip(other, { destination: 'Tokyo, Japan' })
  const guest = await playwright.request.newContext({ ...(baseURL && { baseURL }) })

  for (const calls of Object.values(addresses)) {
    if (typeof calls === 'string') continue
    for (const [method, address, body] of calls({ id: mine, generationId, version, itinerary })) {
      const answer = await other[method](address, body)
      expect(answer.status(), `${method} ${address}`).toBe(404)
      expect(await answer.text(), `${method} ${address}`).not.toContain('Rome, Italy')
      // Without an account: the sign-in, for pages and calls that want one.
      const asGuest = await guest[method](address, { ...body, maxRedirects: 0 })
      // For a script, a redirect has status 202.
      expect([202, 302, 401, 404], `${method} ${address}`).toContain(asGuest.status())
      expect(await asGuest.text(), `${method} ${address}`).not.toContain('Rome, Italy')
    }
  }
  for (const intent of ['save', 'unsave', 'remove', 'undo']) {
    await other.post('/profile', { form: { intent, tripId: mine, back: '/profile' } })
  }

  const ids = async (path: string, who = other) =>
    ((await (await who.get(path)).json()) as WireTrip[]).map(({ id }) => id)
  expect(await ids('/api/trips')).toEqual([theirs])
  expect(await ids('/api/trips/saved')).toEqual([])
  expect(await ids('/api/trips', request)).toEqual([mine])
  for (const page of ['/profile?tab=all', '/api/account/data', '/planner'])
    expect(await (await other.get(page)).text(), page).not.toContain(mine)

  const untouched = await tripOf(request, mine)
  expect(untouched).toMatchObject({ version, isSaved: false, itinerary: { overview: itinerary.overview } })
  // What its owner shared is still there.
  expect((await other.get(shareUrl)).status()).toBe(200)
  expect((await other.get(feedUrl)).status()).toBe(200)
  await Promise.all([other.dispose(), guest.dispose()])
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
  // The server closes the connection after a refusal.
  expect((await request.get(`/api/trips/${id}`, { maxRetries: 2 })).status()).toBe(200)
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
