import type { Locator, Page } from '@playwright/test'
import { expectNoViolationsInBothThemes } from '../support/no-violations'
import { expect, test } from '../support/test'
import { tripToLookAt } from '../support/trips'
import { expectNoSideways } from '../support/views'

/** Five days in Rome; the trip's own page and its shared one. */
async function fiveDays(page: Page) {
  const { id, shared } = await tripToLookAt(page, { startDate: '2027-04-13', endDate: '2027-04-17' })
  return { own: `/trips/${id}`, shared }
}

const tab = (page: Page, day: number) => page.getByRole('tab', { name: `Day ${day} ` })
const openRoutes = (page: Page) => page.getByRole('heading', { name: /^Route of day \d+$/ })

/** Pixels from the top of the page. */
const bottomOf = async (there: Locator) => {
  const box = await there.boundingBox()
  return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)
}

test('on a phone five days take at most eight screens, the first stop is on the first, and what is one line opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { own, shared } = await fiveDays(page)
  for (const path of [own, '/planner', shared]) {
    await page.goto(path)
    const firstStop = page.getByRole('article').first().getByRole('heading', { level: 5 }).first()
    await expect(firstStop).toBeVisible()
    // The bar of the form covers the foot of the screen where it stays.
    const bar = await page
      .locator('[data-foot-bar]')
      .boundingBox({ timeout: 1000 })
      .catch(() => null)
    expect(await bottomOf(firstStop), `first stop of ${path}`).toBeLessThanOrEqual(bar?.y ?? 844)
    await expect(openRoutes(page)).toHaveCount(1)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, path).toBeLessThanOrEqual(8 * 844)
    // By its heading, and by a link to it.
    const tips = page.getByRole('region', { name: 'Travel Tips' })
    await expect(tips.getByRole('listitem').first()).toBeHidden()
    await tips.getByRole('button', { name: 'Travel Tips' }).click()
    await expect(tips.getByRole('listitem').first()).toBeVisible()
    await page.getByRole('link', { name: /checks passed$/ }).click()
    const checks = page.getByRole('region', { name: /^Checks/ })
    await expect(checks.getByRole('button', { name: /^Checks/ })).toHaveAttribute('aria-expanded', 'true')
  }
})

test('on a phone the first stop of a sample is above the bar of the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const city of ['Rome', 'Paris', 'London', 'Tokyo']) {
    await page.goto(`/planner?destination=${city}&startDate=2027-04-13&endDate=2027-04-15`)
    await page.getByRole('button', { name: /^Generat/ }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Generate Itinerary' })).toBeVisible()
    await page.goto('/planner')
    const firstStop = page.getByRole('article').first().getByRole('heading', { level: 5 }).first()
    const bar = await page.locator('[data-foot-bar]').boundingBox()
    expect(await bottomOf(firstStop), city).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

/** Day tabs work by keyboard: arrows, Home and End. */
async function expectTabsByKeyboard(page: Page) {
  await tab(page, 1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 2)).toBeFocused()
  await expect(openRoutes(page)).toHaveText(['Route of day 2'])
  await page.keyboard.press('End')
  await expect(tab(page, 5)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 1)).toBeFocused()
  await expect(openRoutes(page)).toHaveText(['Route of day 1'])
  await expect(page.getByRole('tabpanel', { name: /^Day 1/ })).toContainText('Lunch')
}

/** List, map and Day Line mark the same stop. */
async function expectMarksTogether(page: Page) {
  const day = page.getByRole('article', { name: /^Day 1: / })
  // The map is drawn a moment after the list.
  await expect(day.locator('g[data-stop="2"]').first()).toBeVisible()
  // A pointer that came before the page listens is not seen until it moves again.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await day.locator('li[data-stop="2"] h5').hover()
    for (const mark of ['li', 'g', 'span'])
      await expect(day.locator(`${mark}[data-stop="2"][data-marked]`).first()).toBeVisible({ timeout: 500 })
  }).toPass()
  // A tap on the map leads to the stop in the list.
  await day.locator('g[data-stop="4"]').click()
  await expect(day.locator('li[data-stop="4"]')).toHaveAttribute('data-marked')
  await expect(day.locator('li[data-stop="2"]')).not.toHaveAttribute('data-marked')
  await expect(day.locator('li[data-stop="4"] h5')).toBeInViewport()
}

test('at every width one day is open, and its tab stays in view; its tabs work by keys, its drawings mark one stop, and axe finds nothing', async ({
  page,
}) => {
  test.slow()
  const { own, shared } = await fiveDays(page)
  for (const path of [own, shared]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true')
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: width < 800 ? 844 : 900 })
      await expect(openRoutes(page)).toHaveCount(1)
      await expectNoViolationsInBothThemes(page)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectMarksTogether(page)
    await expectTabsByKeyboard(page)
    for (const [turn, width] of [320, 390, 768, 1366, 1440, 1920].entries()) {
      await page.setViewportSize({ width, height: width < 800 ? 844 : 900 })
      const day = turn % 2 === 0 ? 3 : 5
      await tab(page, day).click()
      await expect(openRoutes(page), `at ${width}`).toHaveText([`Route of day ${day}`])
      await expect(page.getByRole('heading', { name: new RegExp(`^Day ${day}: `) })).toBeInViewport()
      await page
        .getByRole('article', { name: new RegExp(`^Day ${day}: `) })
        .getByRole('heading', { level: 5 })
        .last()
        .scrollIntoViewIfNeeded()
      await expect(tab(page, day), `at ${width}`).toBeInViewport({ ratio: 1 })
      await expectNoSideways(page)
    }
  }
})

for (const width of [390, 1440])
  test(`at ${width} pixels the address keeps the day that is open`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 800 ? 844 : 900 })
    const { own, shared } = await fiveDays(page)
    for (const path of [own, shared]) {
      await page.goto(path)
      await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true')
      await tab(page, 3).click()
      await expect(page).toHaveURL(/\?day=3#day-3$/)
      await expect(openRoutes(page)).toHaveText(['Route of day 3'])
      await expect(page.getByRole('heading', { name: /^Day 3: / })).toBeInViewport()
      await page.reload()
      await expect(openRoutes(page)).toHaveText(['Route of day 3'])
      await tab(page, 5).click()
      await expect(openRoutes(page)).toHaveText(['Route of day 5'])
      await page.goBack()
      await expect(openRoutes(page)).toHaveText(['Route of day 3'])
      await expect(tab(page, 3)).toHaveAttribute('aria-selected', 'true')
      await expectNoSideways(page)
    }
  })

test('without a script every day has its link, and the parts that fold are open', async ({
  page,
  browser,
  baseURL,
}) => {
  const { own, shared } = await fiveDays(page)
  const cookies = await page.context().cookies()
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  })
  await plain.addCookies(cookies)
  const reader = await plain.newPage()
  for (const path of [own, shared]) {
    await reader.goto(path)
    await expect(reader.getByRole('list').filter({ hasText: 'contactless' }).first()).toBeVisible()
    await tab(reader, 4).click()
    await expect(reader).toHaveURL(/\?day=4#day-4$/)
    await expect(reader.getByText('Route of day 4')).toBeAttached()
  }
  await plain.close()
})

const desks = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]

test('on a desk the first stop is on the first screen, beside its map', async ({ page }) => {
  const { own, shared } = await fiveDays(page)
  for (const path of ['/planner', shared, own]) {
    await page.goto(path)
    const day = page.locator('article[data-day="1"]')
    const firstStop = day.getByRole('heading', { level: 5 }).first()
    for (const size of desks) {
      await page.setViewportSize(size)
      const where = `${path} at ${size.width} × ${size.height}`
      await expect(openRoutes(page)).toBeVisible()
      await expect(firstStop).toBeVisible()
      // A part that wakes up is drawn anew, and has no box for a moment.
      await expect(async () => {
        expect(await bottomOf(firstStop), `first stop of ${where}`).toBeLessThanOrEqual(size.height)
        const [list, map] = [
          await day.locator('ol').first().boundingBox(),
          await openRoutes(page).boundingBox(),
        ]
        expect(map?.x, `map of ${where}`).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0))
        expect(map?.y, `map of ${where}`).toBeLessThan(size.height - 100)
      }).toPass({ timeout: 10_000 })
    }
  }
  // What the first screen has no room for is one press away.
  const overview = page.getByRole('region', { name: /^Overview/ })
  for (const size of desks) {
    await page.setViewportSize(size)
    await expect(overview.getByText(/by day and by night/)).toBeHidden()
    await overview.getByRole('button', { name: 'Overview' }).click()
    await expect(overview.getByText(/by day and by night/)).toBeVisible()
    await overview.getByRole('button', { name: 'Overview' }).click()
  }
})
