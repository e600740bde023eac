import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { actOn, titlesOf } from '../support/editor'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'
import { plannedTrip, traveller, tripOf } from '../support/trips'
import { expectNoSideways } from '../support/views'

test.use({ serviceWorkers: 'allow' })
test.slow()

/** Waits until all of the site's code is cached. */
async function keptCode(page: Page) {
  const list: string[] = await (await page.request.get('/asset-list.json')).json()
  const missing = () =>
    page.evaluate(async (assets) => {
      const keys = await (await caches.open('assets-1')).keys()
      const known = keys.map(({ url }) => new URL(url).pathname)
      return assets.filter((asset) => !known.includes(asset)).length
    }, list)
  await expect.poll(missing, { timeout: 60_000 }).toBe(0)
}

/** Waits until the open trip and its files are cached. */
async function kept(page: Page, cache: 'own-1' | 'shared-1', ...needles: string[]) {
  const names = () =>
    page.evaluate(async (name) => {
      const all = await Promise.all(
        [name, 'assets-1', 'places-1'].map(async (key) => (await caches.open(key)).keys()),
      )
      return all.flat().map(({ url }) => `${new URL(url).pathname} `)
    }, cache)
  for (const needle of needles) {
    await expect.poll(async () => (await names()).join(' '), { timeout: 60_000 }).toContain(needle)
  }
}

/** The page was kept with another day open; the address still decides. */
async function opensOn(page: Page, day: number, path: string) {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto(`${path}?day=${day}#day-${day}`)
  await expect(page.getByRole('tab', { name: `Day ${day} ` })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: /^Route of day \d+$/ })).toHaveText([`Route of day ${day}`])
  await expect(page.getByRole('heading', { name: `Day ${day}: ` })).toBeInViewport()
  expect(faults).toEqual([])
}

test('a shared trip opens again without a network after one visit, with its drawing', async ({
  page,
  browser,
  baseURL,
}) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  const { shareUrl } = await (await page.request.post(`/api/trips/${id}/share`)).json()
  const context = await browser.newContext({ serviceWorkers: 'allow', ...(baseURL && { baseURL }) })
  const reader = await context.newPage()
  await reader.goto(shareUrl)
  await kept(reader, 'shared-1', new URL(shareUrl).pathname)
  await keptCode(reader)
  await context.setOffline(true)
  await reader.reload()
  await expect(reader.getByRole('heading', { name: /^Day 4: / })).toBeVisible()
  await expect(reader.getByRole('img', { name: /minutes on foot/ }).first()).toBeVisible()
  await reader.getByRole('heading', { name: /^Day 2: / }).click()
  await expect(reader.getByRole('article').nth(1).getByRole('listitem').first()).toBeVisible()
  await opensOn(reader, 3, new URL(shareUrl).pathname)

  await reader.goto('/pricing')
  await expect(reader.getByRole('heading', { name: 'No network right now' })).toBeVisible()
  await expect(reader.locator('body')).toMatchAriaSnapshot(`
  - banner: Vacation Planner HQ
  - main:
    - heading "No network right now" [level=1]
    - heading "These trips open all the same" [level=2]
    - list:
      - listitem:
        - link /A trip to Rome.*Kept on this device/
    - paragraph:
      - link "Try again"`)
  await expectNoViolations(reader)
  await expectNoSideways(reader)
  await reader.getByRole('link', { name: /A trip to Rome/ }).click()
  await expect(reader.getByRole('heading', { name: /^Day 4: / })).toBeVisible()

  await context.setOffline(false)
  await page.request.delete(`/api/trips/${id}/share`)
  await reader.goto(shareUrl)
  await context.setOffline(true)
  await reader.goto(shareUrl)
  await expect(reader.getByRole('heading', { name: 'No network right now' })).toBeVisible()
  await context.close()
})

test('a trip of one’s own opens without a network and becomes a PDF there; after the sign-out nothing is left', async ({
  page,
  context,
}) => {
  const email = await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request, { destination: 'Tokyo, Japan' })
  await page.goto(`/trips/${id}`)
  await kept(
    page,
    'own-1',
    `/trips/${id}`,
    'export/calendar.ics',
    'export/trip.json',
    '/type/jp-',
    '/posters/',
  )
  await keptCode(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Day 4: / })).toBeVisible()
  await opensOn(page, 3, `/trips/${id}`)
  await page.getByText('Download and print').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('tokyo-2027-04-13.pdf')
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file' }).click(),
  ])
  expect(await calendar.failure()).toBe(null)
  expect(calendar.suggestedFilename()).toBe('tokyo-2027-04-13.ics')
  expect(await readFile(await calendar.path(), 'utf8')).toContain('BEGIN:VEVENT')

  await context.setOffline(false)
  await page.goto('/profile')
  // As if links had been clicked and text typed.
  await page.evaluate(
    ([trip, who]) => {
      localStorage.setItem('vphq-affiliate-clicks', JSON.stringify([{ trip, who }]))
      sessionStorage.setItem('trip-draft-additional-info', `${trip} ${who}`)
    },
    [id, email],
  )
  await page.getByRole('main').getByRole('link', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('own-1')).keys()).length))
    .toBe(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vphq-affiliate-clicks'))).toBe(null)
  // In no browser storage is anything about the trip or the person.
  const left = await page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        return (await cache.keys()).map(({ url }) => `${name} ${url}`)
      }),
    )
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '')
    return [...caught.flat(), ...databases, JSON.stringify({ ...localStorage, ...sessionStorage })]
  })
  expect(left.join(' ')).not.toMatch(
    new RegExp(`${id}|${email.split('@')[0]?.replace('+', '.')}|own-1 |tokyo`, 'i'),
  )
  expect(left.filter((entry) => !/^(assets-1|shared-1) |^\{/.test(entry))).toEqual([])
  const { cookies } = await context.storageState()
  expect(cookies.filter(({ name, domain }) => domain === 'localhost' && /session|draft/.test(name))).toEqual(
    [],
  )
  await context.setOffline(true)
  await page.goto(`/trips/${id}`)
  await expect(page.getByRole('heading', { name: 'No network right now' })).toBeVisible()
  expect(await page.content()).not.toContain('Tokyo')
})

test('what somebody else kept in this browser is gone when another signs in', async ({ page, context }) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  await page.goto(`/trips/${id}`)
  await kept(page, 'own-1', `/trips/${id}`)
  await context.clearCookies()
  await traveller(page.request)
  await page.goto('/profile')
  await expect
    .poll(() => page.evaluate((path) => caches.match(path).then(Boolean), `/trips/${id}`), {
      timeout: 60_000,
    })
    .toBe(false)
})

test('the app can be installed', async ({ page }) => {
  await page.goto('/')
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/planner' })
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toMatch(/\/$/)
})

test('a trip is opened, edited twice and closed in a tunnel; behind it everything is saved', async ({
  page,
  context,
}) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  await page.goto(`/trips/${id}`)
  await kept(page, 'own-1', `/trips/${id} `, `/api/trips/${id} `, '/catalogue/rome.json')
  await keptCode(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const [, first = '', second = ''] = await titlesOf(page, 1)
  await actOn(page, first, 'Delete')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Kept on this device')).toBeVisible()
  // There are no unsaved edits.
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden()
  // The page is reloaded while still offline: the trip has the edits.
  await page.goto(`/trips/${id}`)
  await expect(page.getByText('Your changes wait on this device.')).toBeVisible()
  await expect(page.getByRole('article').first().getByRole('heading', { name: first })).toBeHidden()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  expect(await titlesOf(page, 1)).not.toContain(first)
  await actOn(page, second, 'Delete')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Kept on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Done Editing' }).click()
  await context.setOffline(false)
  await expect(page.getByText('The changes you made without a connection are saved now.')).toBeVisible()
  const saved = await tripOf(page.request, id)
  expect(saved.version).toBe(2)
  const titles = saved.itinerary.days[0]?.activities.map((stop) => stop.title)
  expect(titles).not.toContain(first)
  expect(titles).not.toContain(second)
  // The saved version is cached.
  await expect(page.getByText('Your changes wait on this device.')).toBeHidden()
  const copy = () =>
    page.evaluate(async (path) => {
      const trip: { version: number } | undefined = await (await caches.match(path))?.json()
      return trip?.version
    }, `/api/trips/${id}`)
  await expect.poll(copy).toBe(2)
})

test('an edit that was kept without a network is sent later; if the trip has changed, both are shown', async ({
  page,
}) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  const { version, itinerary } = await tripOf(page.request, id)
  await page.goto(`/trips/${id}`)
  // The page is hydrated and had nothing to send.
  await kept(page, 'own-1', `/trips/${id}`)
  const keep = (overview: string) =>
    page.evaluate(
      async ([tripId, body]) => {
        await (await caches.open('own-1')).put(`/own/edits/${tripId}`, new Response(body))
      },
      [id, JSON.stringify({ id, version, itinerary: { ...itinerary, overview } })] as const,
    )
  await keep('Edited on the train')
  await page.reload()
  await expect(page.getByText('The changes you made without a connection are saved now.')).toBeVisible()
  expect(await tripOf(page.request, id)).toMatchObject({
    version: 2,
    itinerary: { overview: 'Edited on the train' },
  })
  await keep('Edited in the tunnel')
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'This trip was changed elsewhere' })
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => (await tripOf(page.request, id)).itinerary.overview)
    .toBe('Edited in the tunnel')
  const versions = await (await page.request.get(`/api/trips/${id}/versions`)).json()
  expect(versions).toHaveLength(2)
})
