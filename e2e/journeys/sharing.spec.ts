import { expectNoViolations } from '../support/no-violations'
import { fillSignIn, somebody } from '../support/sign-in'
import { expect, test } from '../support/test'
import { plannedTrip, traveller, tripOf, tripToLookAt } from '../support/trips'
import { expectNoSideways, jsonLd } from '../support/views'

test('a trip is shared by the dialog, read by anybody, and taken back', { tag: '@phone' }, async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  await page.goto(`/trips/${id}`)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this itinerary' })
  await expect(dialog).toBeVisible()
  for (const name of ['Facebook', 'Twitter', 'LinkedIn', 'Pinterest', 'WhatsApp', 'Email', 'Copy link']) {
    await expect(dialog.getByRole('button', { name })).toBeVisible()
  }
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Link copied to clipboard!')
  const url = await page.evaluate(() => navigator.clipboard.readText())
  expect(url).toMatch(/\/trips\/shared\/[\w-]{22,}$/)

  await context.route('https://twitter.com/**', (route) => route.fulfill({ body: 'Twitter' }))
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Twitter' }).click(),
  ])
  const query = new URL(opened.url()).searchParams
  expect(query.get('url')).toBe(url)
  expect(query.get('text')).toBe('Check out this amazing travel itinerary I created!')
  expect(query.get('hashtags')).toBe('travel,vacationplanner')
  await opened.close()

  const friend = await browser.newContext({ ...(baseURL && { baseURL }) })
  const reader = await friend.newPage()
  expect((await reader.goto(url))?.status()).toBe(200)
  await dialog.getByRole('button', { name: 'Take the link back' }).click()
  await expect(page.getByText('Link taken back')).toBeVisible()
  expect((await reader.goto(url))?.status()).toBe(404)
  await expect(reader.getByRole('heading', { name: 'This trip is not shared' })).toBeVisible()
  await expectNoViolations(reader)
  await friend.close()
})

test('when no link can be made, the toast says so', async ({ page }) => {
  const { id } = await tripToLookAt(page)
  await page.goto(`/trips/${id}`)
  await page.route('**/api/trips/*/share', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Error Sharing Trip')).toBeVisible()
  await expect(page.getByText('There was a problem creating a share link. Please try again.')).toBeVisible()
})

test('a shared trip reads without a script and without an account, and tells machines what it is', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const { shared } = await tripToLookAt(page)
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const reader = await plain.newPage()
  await reader.goto(shared)
  await expect(reader.getByRole('article')).toHaveCount(4)
  const second = reader.getByRole('article').nth(1)
  await expect(second.getByRole('listitem').first()).toBeHidden()
  await second.getByRole('heading').click()
  await expect(second.getByRole('listitem').nth(4)).toBeVisible()
  await expect(second.getByRole('listitem').first()).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'Budget Breakdown' })).toBeVisible()
  await expect(reader.getByRole('button', { name: /^(Save|Share|Edit)$/ })).toHaveCount(0)
  await plain.close()

  await page.goto(shared)
  await page.waitForLoadState('networkidle')
  await expectNoSideways(page)
  await expectNoViolations(page)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await jsonLd(page, 'TouristTrip')).toMatchObject({ name: '4 days in Rome, Italy' })
  await expect(page.getByRole('article').first().getByRole('listitem').first()).toBeVisible()
})

test('during the trip, today comes first with what is next, when to leave, and the way there', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  await traveller(page.request, 'premium')
  const inRome = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Rome' })
  const day = (days: number) => new Date(Date.parse(inRome) + days * 86_400_000).toISOString().slice(0, 10)
  const id = await plannedTrip(page.request, { startDate: day(-1), endDate: day(2) })
  const { days } = (await tripOf(page.request, id)).itinerary
  const stops = days[1]?.activities.filter(({ type }) => type !== 'transport') ?? []
  const [first, second] = stops
  if (!first || !second) throw new Error('a day without stops')
  const { shareUrl } = await (await page.request.post(`/api/trips/${id}/share`)).json()

  // A time zone where it is a minute before the first stop; the server's clock is not changed.
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const now = minutes(first.startTime) - 1
  const romeAtNoon = new Date(`${inRome}T12:00:00Z`)
  const ahead = Number(
    romeAtNoon.toLocaleTimeString('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit' }).slice(0, 2),
  )
  await page.clock.setFixedTime(new Date(Date.parse(inRome) + (now - (ahead - 12) * 60) * 60_000))
  await page.goto(shareUrl)
  const today = page.getByRole('region', { name: 'Today, day 2 of 4' })
  await expect(today.getByText(/^Now /)).toHaveText(
    `Now ${[Math.floor(now / 60), now % 60].map((part) => String(part).padStart(2, '0')).join(':')}`,
  )
  await expect(today.getByText(first.startTime, { exact: true })).toBeVisible()
  await expect(today.getByText(/^(Leave in 1 min|Time to go)$/)).toBeVisible()
  await expect(today.getByRole('img', { name: `0 of ${stops.length} stops done` })).toBeVisible()
  await expect(today.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=4\d\.\d+,1\d\.\d+$/,
  )
  await expect(today.getByRole('link', { name: 'Apple Maps' })).toHaveAttribute('href', /maps\.apple\.com/)
  const way = await today.getByRole('link', { name: 'Directions' }).boundingBox()
  expect(way?.height).toBeGreaterThanOrEqual(60)
  // Today is open, the other days are not.
  const articles = page.getByRole('article')
  await expect(articles.first().getByRole('listitem').first()).toBeVisible()
  await expect(articles.nth(1).getByRole('listitem').first()).toBeHidden()
  await expectNoSideways(page)
  await expectNoViolations(page)

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const reader = await plain.newPage()
  await reader.goto(shareUrl)
  await expect(reader.getByRole('region', { name: 'Today, day 2 of 4' }).getByText(/^Now /)).toBeVisible()
  await plain.close()
})

test('another shared trip to the same place on the same days shows itself', async ({ page }) => {
  await traveller(page.request, 'premium')
  const shared = async (interests: string[]) => {
    const id = await plannedTrip(page.request, { interests })
    const { shareUrl } = await (await page.request.post(`/api/trips/${id}/share`)).json()
    const { days } = (await tripOf(page.request, id)).itinerary
    const titles = days[0]?.activities.filter(({ type }) => type === 'attraction').map(({ title }) => title)
    return { path: new URL(shareUrl).pathname, titles: titles ?? [] }
  }
  const one = await shared(['Museums', 'History'])
  const other = await shared(['Shopping', 'Nightlife'])
  const onlyThere = other.titles.find((title) => !one.titles.includes(title)) ?? ''
  expect(onlyThere).not.toBe('')
  await page.goto(one.path)
  const names = page.getByRole('article').first().getByRole('link', { name: onlyThere })
  await expect(page.getByRole('article').first().getByRole('listitem').first()).toBeVisible()
  await expect(names).toHaveCount(0)
  // A client-side navigation, as after hydration.
  await page.waitForFunction(() => '__remixRouter' in window)
  await page.evaluate((path) => {
    const { __remixRouter: router } = window as unknown as {
      __remixRouter: { navigate(path: string): Promise<void> }
    }
    return router.navigate(path)
  }, other.path)
  await expect(names).toBeVisible()
})

test('"Make it mine" copies a shared trip into one’s own, signing in on the way', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, shared } = await tripToLookAt(page)
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const friend = await context.newPage()
  await friend.goto(shared)
  await friend.getByRole('button', { name: 'Make it mine' }).click()
  await friend.getByRole('link', { name: 'Continue with Google' }).click()
  await fillSignIn(friend, somebody('grace'))
  await expect(friend).toHaveURL(/\/trips\/[\w-]+$/)
  expect(friend.url()).not.toContain(id)
  await expect(friend.getByRole('heading', { name: /^Day 4: / })).toBeVisible()
  await friend.goto('/profile?tab=all')
  await expect(friend.getByRole('article', { name: 'Rome, Italy' })).toBeVisible()
  await context.close()
})

test('each site is given the link in a new window, phones their own sheet; Escape closes the panel', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'opened', [])
    window.open = (url, target) => {
      Reflect.get(window, 'opened').push([String(url), target])
      return null
    }
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => Reflect.set(window, 'shared', data),
    })
  })
  const { id, shared } = await tripToLookAt(page)
  await page.goto(`/trips/${id}`)
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.click()
  const dialog = page.getByRole('dialog', { name: 'Share this itinerary' })
  const sites = {
    Facebook: 'https://www.facebook.com/sharer/sharer.php?',
    LinkedIn: 'https://www.linkedin.com/sharing/share-offsite/?',
    Pinterest: 'https://www.pinterest.com/pin/create/button/?',
    WhatsApp: 'https://wa.me/?',
    Email: 'mailto:?',
  }
  for (const name of Object.keys(sites)) await dialog.getByRole('button', { name, exact: true }).click()
  const opened: [string, string][] = await page.evaluate(() => Reflect.get(window, 'opened'))
  expect(opened).toHaveLength(5)
  for (const [index, start] of Object.values(sites).entries()) {
    const [url = '', target] = opened[index] ?? []
    expect(url.startsWith(start), url).toBe(true)
    expect(decodeURIComponent(url)).toContain(shared)
    expect(target).toBe('_blank')
  }
  await dialog.getByRole('button', { name: 'Share with an app' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toMatchObject({
    url: expect.stringContaining(shared),
    text: 'Check out this amazing travel itinerary I created!',
  })
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(share).toBeFocused()
})
