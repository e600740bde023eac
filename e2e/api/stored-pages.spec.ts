// Pages that are rendered once for all readers: what one reader may see, no other reader gets, and what is gone is gone.
import { signInByApi, somebody } from '../support/sign-in'
import { expect, test } from '../support/test'
import { plannedTrip, traveller } from '../support/trips'

const nonceOf = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? ''

test('every answer has a nonce of its own, in the policy and in the page', async ({ request }) => {
  const seen = new Set<string>()
  for (let round = 0; round < 3; round++) {
    const answer = await request.get('/pricing')
    const nonce = nonceOf(answer.headers()['content-security-policy'])
    expect(nonce.length).toBeGreaterThan(16)
    const nonces = [...(await answer.text()).matchAll(/nonce="([^"]+)"/g)].map(([, each]) => each)
    expect(new Set(nonces)).toEqual(new Set([nonce]))
    seen.add(nonce)
  }
  expect(seen.size).toBe(3)
})

test('a page that is seen first names no code to load at once, for whoever reads it', async ({
  page,
  request,
}) => {
  await signInByApi(page.request, somebody())
  for (const reader of [request, page.request])
    for (const path of [
      '/',
      '/planner',
      '/auth',
      '/pricing',
      '/privacy',
      '/destinations',
      '/destinations/rome',
    ]) {
      const html = await (await reader.get(path)).text()
      expect(html.includes('data-later'), path).toBe(true)
      expect(/rel="modulepreload"|<script[^>]*type="module"/.test(html), path).toBe(false)
    }
  expect(/rel="modulepreload"/.test(await (await request.get('/subscribe')).text())).toBe(true)
})

test('the style sheet alone is named in a header, before the page, also when it was rendered before', async ({
  request,
}) => {
  for (const path of ['/pricing', '/pricing', '/planner', '/nowhere']) {
    const answer = await request.get(path)
    const [, sheet = ''] = /^<([^>]+)>; rel=preload; as=style$/.exec(answer.headers().link ?? '') ?? []
    const html = await answer.text()
    expect(html, path).toContain(`rel="stylesheet" href="${sheet}"`)
    expect(html, path).not.toMatch(/<link[^>]*as="font"/)
    expect((await request.get(sheet)).status()).toBe(200)
  }
})

test('the front page has its day in words, and the drawing of this week at an address', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const [, address = ''] = /data-late-line="([^"]+)"/.exec(html) ?? []
  expect(html).toMatch(/\d stops from \d\d:\d\d to \d\d:\d\d/)
  const drawing = await request.get(address)
  expect(await drawing.text()).toContain('role="img"')
  expect((await request.get(address.replace(/[\d-]+$/, '2020-01-03'))).status()).toBe(404)
  expect((await request.get(address.replace('rome', 'nowhere'))).status()).toBe(404)
})

test('themes and addresses are pages of their own', async ({ request }) => {
  const theme = async (cookie: string) =>
    /data-theme="(\w+)"/.exec(await (await request.get('/terms', { headers: { cookie } })).text())?.[1]
  expect(await theme('')).toBe('light')
  expect(await theme('vite-ui-theme=dark')).toBe('dark')
  expect(await theme('vite-ui-theme=light')).toBe('light')
  const yearly = await (await request.get('/pricing?billing=yearly')).text()
  const monthly = await (await request.get('/pricing?billing=monthly')).text()
  expect(yearly === monthly).toBe(false)
  expect(yearly.includes('$99')).toBe(true)
})

test('a signed-in reader gets a page of their own, and nobody else gets it', async ({ page, request }) => {
  await request.get('/pricing')
  const email = somebody()
  await signInByApi(page.request, email)
  const own = await page.request.get('/pricing')
  expect(own.headers()['cache-control']).toContain('no-store')
  expect((await own.text()).includes(email)).toBe(true)
  expect((await (await request.get('/pricing')).text()).includes(email)).toBe(false)
})

test('the planner of a newcomer is not that of somebody with a form under way or a plan', async ({
  request,
  playwright,
  baseURL,
}) => {
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const shows = async (text: string, { from = stranger, headers = {} } = {}) =>
    (await (await from.get('/planner', { headers })).text()).includes(text)
  const kyoto = 'value="Kyoto, Japan"'
  expect(await shows(kyoto)).toBe(false)
  const draft = encodeURIComponent(JSON.stringify({ destination: 'Kyoto, Japan' }))
  expect(await shows(kyoto, { headers: { cookie: `trip-draft=${draft}` } })).toBe(true)
  expect(await shows(kyoto)).toBe(false)
  await traveller(request, 'premium')
  await plannedTrip(request)
  expect(await shows('data-check=', { from: request })).toBe(true)
  expect(await shows('data-check=')).toBe(false)
  await stranger.dispose()
})

test('an edit, a permission, and the end of a link hold in the next request', async ({
  request,
  playwright,
  baseURL,
}) => {
  await traveller(request, 'premium')
  const id = await plannedTrip(request)
  const { shareUrl } = await (await request.post(`/api/trips/${id}/share`)).json()
  const { pathname } = new URL(shareUrl)
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const shows = async (text: string) => (await (await stranger.get(pathname)).text()).includes(text)
  for (let round = 0; round < 2; round++) expect(await shows('A walk by the river')).toBe(false)
  // Days that are drawn later are written as their reader writes times and distances, like the page itself.
  const later = async (language: string) =>
    (await stranger.get(`${pathname}/days/1`, { headers: { 'Accept-Language': language } })).text()
  expect(await later('de-DE')).toMatch(/\d km/)
  const american = await later('en-US')
  expect(american).toMatch(/\d:\d\d AM/)
  expect(american).toMatch(/\d mi\b/)
  expect(american).not.toMatch(/\d km\b/)

  const { itinerary, version } = await (await request.get(`/api/trips/${id}`)).json()
  itinerary.days[0].title = 'A walk by the river'
  const saved = await request.put(`/api/trips/${id}`, { data: { itinerary, version } })
  expect(saved.status()).toBe(200)
  expect(await shows('A walk by the river')).toBe(true)

  expect(await shows('/export/')).toBe(false)
  await request.put(`/api/trips/${id}/share`, { data: { sharesFiles: true } })
  expect(await shows('/export/')).toBe(true)

  const code = pathname.split('/').at(-1)
  await request.delete(`/api/trips/${id}/share`)
  for (const path of [
    pathname,
    `${pathname}?day=1`,
    `${pathname}.data`,
    `${pathname}/days/1`,
    `${pathname}/picture.png`,
    `/api/shared/${code}/export/trip.md`,
  ])
    expect((await stranger.get(path)).status(), path).toBe(404)
  await stranger.dispose()
})
