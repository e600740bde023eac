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

test('themes and addresses are pages of their own', async ({ request }) => {
  const theme = async (cookie: string) =>
    /data-theme="(\w+)"/.exec(await (await request.get('/terms', { headers: { cookie } })).text())?.[1]
  expect(await theme('')).toBe('light')
  expect(await theme('vite-ui-theme=dark')).toBe('dark')
  expect(await theme('vite-ui-theme=light')).toBe('light')
  const yearly = await (await request.get('/pricing?billing=yearly')).text()
  const monthly = await (await request.get('/pricing?billing=monthly')).text()
  expect(yearly).not.toBe(monthly)
  expect(yearly).toContain('$99')
})

test('a signed-in reader gets a page of their own, and nobody else gets it', async ({ page, request }) => {
  await request.get('/pricing')
  const email = somebody()
  await signInByApi(page.request, email)
  const own = await page.request.get('/pricing')
  expect(own.headers()['cache-control']).toContain('no-store')
  expect(await own.text()).toContain(email)
  expect(await (await request.get('/pricing')).text()).not.toContain(email)
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
  const read = async () => (await stranger.get(pathname)).text()
  await read()
  expect(await read()).not.toContain('A walk by the river')

  const { itinerary, version } = await (await request.get(`/api/trips/${id}`)).json()
  itinerary.days[0].title = 'A walk by the river'
  const saved = await request.put(`/api/trips/${id}`, { data: { itinerary, version } })
  expect(saved.status()).toBe(200)
  expect(await read()).toContain('A walk by the river')

  expect(await read()).not.toContain('/export/')
  await request.put(`/api/trips/${id}/share`, { data: { sharesFiles: true } })
  expect(await read()).toContain('/export/')

  const code = pathname.split('/').at(-1)
  await request.delete(`/api/trips/${id}/share`)
  for (const path of [
    pathname,
    `${pathname}?day=1`,
    `${pathname}.data`,
    `${pathname}/picture.png`,
    `/api/shared/${code}/export/trip.md`,
  ])
    expect((await stranger.get(path)).status(), path).toBe(404)
  await stranger.dispose()
})
