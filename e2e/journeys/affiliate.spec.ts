import type { Page } from '@playwright/test'
import { signInByApi, somebody } from '../support/sign-in'
import { expect, test } from '../support/test'

const booking = (page: Page) => page.getByRole('region', { name: 'Planned here, booked where you like' })

/** Beacons are sent when the page closes; they are intercepted here, so that none is lost or sent. */
async function holdBeacons(page: Page) {
  const sent: { path: string; body: unknown }[] = []
  await page.exposeFunction('heldBeacon', (path: string, body: string) => {
    sent.push({ path, body: JSON.parse(body) })
  })
  await page.addInitScript(() => {
    navigator.sendBeacon = (path, blob) => {
      if (blob instanceof Blob) {
        blob.text().then((text) => Reflect.get(window, 'heldBeacon')(String(path), text))
        Reflect.set(window, 'beaconType', blob.type)
      }
      return true
    }
  })
  return sent
}

test.describe('booking links', () => {
  test('say what they are, where they come from and what they are for', async ({ page }) => {
    await page.goto('/')
    const hotels = booking(page).getByRole('link', { name: /Hotels in Rome/ })
    await hotels.scrollIntoViewIfNeeded()
    await expect(hotels).toHaveAttribute('rel', 'sponsored nofollow noopener')
    const url = new URL((await hotels.getAttribute('href')) ?? '')
    expect(url.searchParams.get('src')).toBe('vphq')
    expect(url.searchParams.get('ref')).toBe('hotels')
    const tours = booking(page).getByRole('link', { name: /Tours in Rome/ })
    expect(new URL((await tours.getAttribute('href')) ?? '').searchParams.get('ab')).toMatch(/^[ab]$/)
    await expect(booking(page).getByText('may pay us a commission')).toBeVisible()
    await expect(booking(page).getByRole('link', { name: /Trains and coaches Omio/ })).toBeVisible()
    await expect(booking(page).getByRole('link', { name: /Bike rental/ })).toBeVisible()
  })

  test('are counted when seen and when followed, and followed ones are kept here too', async ({
    page,
    context,
  }) => {
    const sent = await holdBeacons(page)
    await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }))
    await page.goto('/')
    expect(sent).toEqual([])
    const tours = booking(page).getByRole('link', { name: /Tours in Rome/ })
    await tours.scrollIntoViewIfNeeded()
    await expect.poll(() => sent.map(({ path }) => path)).toContain('/api/affiliate-tracking/impression')
    const [tab] = await Promise.all([context.waitForEvent('page'), tours.click()])
    await tab.close()
    await expect.poll(() => sent.map(({ path }) => path)).toContain('/api/affiliate-tracking/click')
    expect(sent.find(({ path }) => path.endsWith('click'))?.body).toMatchObject({
      provider: 'viator',
      category: 'tours',
      url: expect.stringContaining('src=vphq'),
      timestamp: expect.any(String),
      userInfo: { isLoggedIn: false, userId: null, sessionId: expect.any(String) },
      context: { destination: 'Rome', page: '/' },
      abTest: expect.stringMatching(/^[ab]$/),
    })
    expect(await page.evaluate(() => Reflect.get(window, 'beaconType'))).toBe('application/json')
    const kept = await page.evaluate(() => localStorage.getItem('vphq-affiliate-clicks'))
    expect(JSON.parse(kept ?? '[]')).toHaveLength(1)
  })

  for (const [signal, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const)
    test(`are not counted for readers who ask not to be tracked by ${signal}`, async ({ page, context }) => {
      const sent = await holdBeacons(page)
      await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }))
      await page.addInitScript(
        ([name, said]) => {
          Object.defineProperty(navigator, name, { value: said })
        },
        [signal, value] as const,
      )
      await page.goto('/')
      const tours = booking(page).getByRole('link', { name: /Tours in Rome/ })
      await tours.scrollIntoViewIfNeeded()
      // Only links that the browser rendered are counted.
      const isLive = (link: Element) => Object.keys(link).some((key) => key.startsWith('__reactProps'))
      await expect.poll(() => tours.evaluate(isLive)).toBe(true)
      const [tab] = await Promise.all([context.waitForEvent('page'), tours.click()])
      await tab.close()
      expect(await page.evaluate(() => Reflect.get(window, 'beaconType'))).toBeUndefined()
      expect(sent).toEqual([])
      expect(await page.evaluate(() => localStorage.getItem('vphq-affiliate-clicks'))).toBeNull()
    })
})

test.describe('the calls behind them', () => {
  test('give a link from the list, and none beside it', async ({ request }) => {
    const known = await request.get('/api/affiliate-link?provider=skyscanner&category=flights')
    expect(known.status()).toBe(200)
    const { url }: { url: string } = await known.json()
    expect(new URL(url).hostname).toBe('www.skyscanner.net')
    expect(url).toContain('src=vphq')
    expect(url).toContain('ref=flights')
    for (const query of [
      'provider=evil.example&category=flights',
      'provider=booking&category=spaceships',
      '',
    ]) {
      const refused = await request.get(`/api/affiliate-link?${query}`)
      expect(refused.status()).toBe(400)
      expect(await refused.json()).toMatchObject({ code: 'unknown-value' })
    }
  })

  test('take events, and refuse what is none', async ({ request }) => {
    const seen = { provider: 'viator', category: 'tours', url: 'https://www.viator.com/?src=vphq' }
    expect((await request.post('/api/affiliate-tracking/impression', { data: seen })).status()).toBe(204)
    const click = {
      ...seen,
      timestamp: new Date().toISOString(),
      userInfo: { isLoggedIn: false, userId: null, sessionId: 'visit' },
      context: { destination: 'Rome', referrer: '', page: '/' },
      abTest: 'a',
    }
    expect((await request.post('/api/affiliate-tracking/click', { data: click })).status()).toBe(204)
    expect((await request.post('/api/affiliate-tracking/click', { data: seen })).status()).toBe(422)
    const script = { ...seen, url: 'javascript:alert(1)' }
    expect((await request.post('/api/affiliate-tracking/impression', { data: script })).status()).toBe(422)
  })
})

test('links on the front page tell who follows them, where somebody is signed in', async ({
  page,
  context,
}) => {
  const sent = await holdBeacons(page)
  await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }))
  await signInByApi(page.request, somebody())
  const { id }: { id: string } = await (await page.request.get('/api/auth/user')).json()
  await page.goto('/')
  const tours = booking(page).getByRole('link', { name: /Tours in Rome/ })
  await tours.scrollIntoViewIfNeeded()
  await expect.poll(() => sent.map(({ path }) => path)).toContain('/api/affiliate-tracking/impression')
  const [tab] = await Promise.all([context.waitForEvent('page'), tours.click()])
  await tab.close()
  await expect
    .poll(() => sent.filter(({ path }) => path.endsWith('click')).map(({ body }) => body))
    .toMatchObject([{ userInfo: { isLoggedIn: true, userId: id } }])
})
