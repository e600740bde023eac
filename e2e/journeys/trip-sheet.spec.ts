import type { Page } from '@playwright/test'
import { pinchOpen, swipeUp } from '../support/finger'
import { expect, test } from '../support/test'
import { tripToLookAt } from '../support/trips'
import { expectNoSideways } from '../support/views'

/** Five days in Rome: where its plan is shown. */
async function screens(page: Page) {
  const { id, shared } = await tripToLookAt(page, { startDate: '2027-04-13', endDate: '2027-04-17' })
  return [`/trips/${id}`, '/planner', shared]
}

// On a shared trip days that are closed may be drawn already.
const sheet = (page: Page) => page.locator('.day-sheet').filter({ visible: true }).first()
const grabber = (page: Page) => page.getByRole('button', { name: 'List over the map' })

/** What of the open day is where in the window, pixels. */
async function edges(page: Page) {
  const boxes = () =>
    Promise.all([
      page.getByRole('tablist', { name: 'Days' }).boundingBox(),
      page.locator('.day-side > section').filter({ visible: true }).first().boundingBox(),
      sheet(page).boundingBox(),
    ])
  // A part that wakes up is drawn anew, and has no box for a moment.
  for (;;) {
    const [tabs, map, list] = await boxes()
    if (tabs && map && list) return { tabs: tabs.y + tabs.height, high: tabs.height, map, list }
  }
}

test('on a phone the list is a sheet: a finger pulls it over the map, which stays, and its grabber opens it fully or brings the map back', {
  tag: '@phone-only',
}, async ({ page }) => {
  test.slow()
  for (const path of await screens(page)) {
    await page.goto(path)
    await expect(grabber(page)).toHaveAttribute('aria-expanded', 'false')
    const before = await edges(page)
    expect([before.map.x, before.map.width, before.list.x, before.list.width], path).toEqual([0, 390, 0, 390])
    await expect(sheet(page)).toHaveCSS('border-top-left-radius', '16px')

    // Up to the tabs the map goes with the page; from there on it stays.
    const free = Math.round(before.map.y - before.high)
    await swipeUp(page, { x: 195, y: 720 }, free + 150)
    await expect(async () => {
      const { tabs, map, list } = await edges(page)
      expect(Math.abs(map.y - tabs), `the map of ${path}`).toBeLessThan(2)
      expect(list.y, `the list of ${path}`).toBeLessThan(map.y + map.height - 100)
      expect(list.y).toBeGreaterThan(tabs + 10)
    }).toPass()
    await expect(grabber(page)).toHaveAttribute('aria-expanded', 'false')

    await grabber(page).tap()
    await expect(grabber(page)).toHaveAttribute('aria-expanded', 'true')
    const open = await edges(page)
    expect(Math.abs(open.list.y - open.tabs), path).toBeLessThan(2)
    // It is at hand wherever one reads.
    await swipeUp(page, { x: 195, y: 700 }, 600)
    await expect(grabber(page)).toBeInViewport({ ratio: 1 })
    await grabber(page).tap()
    await expect(grabber(page)).toHaveAttribute('aria-expanded', 'false')
    const back = await edges(page)
    expect(Math.abs(back.map.y - back.tabs)).toBeLessThan(2)
    expect(back.list.y).toBeGreaterThan(back.map.y + back.map.height - 20)

    // By keyboard, also when the focus goes to what the list covers.
    await grabber(page).press('Enter')
    await expect(grabber(page)).toHaveAttribute('aria-expanded', 'true')
    await expectNoSideways(page)
    // On a shared trip there is no map to open.
    if (path.startsWith('/trips/shared/')) continue
    await page.getByRole('button', { name: 'Open the map' }).first().focus()
    await expect(grabber(page)).toHaveAttribute('aria-expanded', 'false')
  }
})

test('the map of a phone can be pinched', { tag: '@phone-only' }, async ({ page }) => {
  const [path = ''] = await screens(page)
  await page.goto(path)
  const { map } = await edges(page)
  await pinchOpen(page, { x: 195, y: map.y + 100 })
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale ?? 1)).toBeGreaterThan(1.1)
})

test('without a script, on paper and on a desktop the list has no grabber', async ({
  page,
  browser,
  baseURL,
}) => {
  const [own = '', , shared = ''] = await screens(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(own)
  await expect(grabber(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(grabber(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  for (const width of [768, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(grabber(page)).toBeHidden()
  }

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    storageState: { cookies: await page.context().cookies(), origins: [] },
    ...(baseURL && { baseURL }),
  })
  const reader = await plain.newPage()
  for (const path of [own, shared]) {
    await reader.goto(path)
    await expect(sheet(reader)).toBeVisible()
    await expect(reader.locator('[data-grabber]')).toBeHidden()
    const before = await edges(reader)
    await reader.mouse.move(195, 700)
    await reader.mouse.wheel(0, before.map.y - before.high + 150)
    // The browser scrolls in its own time.
    await expect(async () => {
      const { tabs, map, list } = await edges(reader)
      expect(Math.abs(map.y - tabs)).toBeLessThan(2)
      expect(list.y).toBeLessThan(map.y + map.height - 100)
    }).toPass()
  }
  await plain.close()
})
