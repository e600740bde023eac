import type { Page } from '@playwright/test'
import { expectNoViolationsInBothThemes } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'
import { expectNoSideways } from '../support/views'

const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

const generate = (page: Page) => page.getByRole('button', { name: /^Generat/ })

/** The whole button can be seen, and nothing lies over it. */
async function expectInView(page: Page, state: string) {
  await expect(generate(page), state).toBeInViewport({ ratio: 1 })
  const hit = await generate(page).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return [0.1, 0.5, 0.9].every((share) => {
      const there = document.elementFromPoint(left + width * share, top + height * 0.5)
      return there !== null && (button.contains(there) || there.contains(button))
    })
  })
  expect(hit, `${state}: nothing lies over it`).toBe(true)
}

test('Generate is in view in every state on every screen, and says what it will do', async ({ page }) => {
  test.setTimeout(120_000)
  const onEveryScreen = async (state: string, look: (size: string) => Promise<void> = async () => {}) => {
    for (const screen of screens) {
      await page.setViewportSize(screen)
      const size = `${state}, ${screen.width} by ${screen.height}`
      await look(size)
      await expectInView(page, size)
    }
  }
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/generate-itinerary', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/planner')
  const told = page.getByTestId('what-generate-does')
  await onEveryScreen('empty', (size) => expect(told, size).toHaveText('Choose where to go.'))

  await page.getByRole('button', { name: /^Advanced Filters/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Cultural' })).toBeAttached()
  await onEveryScreen('filters open')

  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-16')
  const cities = ['Paris', 'Tokyo', 'Sydney']
  for (const [turn, screen] of screens.entries()) {
    await page.setViewportSize(screen)
    const city = cities[turn % cities.length]
    const poster = page.getByRole('button', { name: new RegExp(`^${city}`) })
    await poster.click()
    await expect(poster).toHaveAttribute('aria-pressed', 'true')
    await expectInView(page, `after the poster of ${city} at ${screen.width} by ${screen.height}`)
  }
  await page.getByRole('button', { name: /^Sydney/ }).click()
  const sample = 'Free sample: the first 3 of 4 days in Sydney, Australia, from Tue 13 April.'
  await onEveryScreen('at the end of the form', async (size) => {
    await expect(told, size).toHaveText(sample)
    await page.getByLabel('Additional info').scrollIntoViewIfNeeded()
  })

  await generate(page).click()
  await onEveryScreen('while planning', (size) => expect(generate(page), size).toHaveText('Generating...'))
  answer()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(generate(page)).toHaveText('Generate Itinerary')
  await onEveryScreen('with a plan')
  await onEveryScreen('at the last day', async (size) => {
    // On a phone the bar leaves the screen to the plan.
    if ((page.viewportSize()?.width ?? 0) < 1024)
      expect((await page.getByTestId('trip-foot').boundingBox())?.height, size).toBeLessThan(80)
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await expectNoSideways(page)
  })
})

test('a poster gives the page its colours, and is planned from where it is', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/planner')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await paper()
  await page.getByRole('button', { name: /^London/ }).click()
  await expect.poll(paper).not.toBe(before)
  const chosen = await paper()
  let answer: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/generate-itinerary', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('button', { name: 'Plan London' }).click()
  await expect(page.getByRole('list', { name: 'Progress' })).toBeVisible()
  // While it is planned too, when its poster is not printed yet.
  await expect(page.locator('.press svg path').first()).toBeVisible()
  expect(await paper()).toBe(chosen)
  answer()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByText('Free sample, 3 days')).toBeVisible()
})

test('axe finds nothing about the foot of the form and the picker in either theme', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/planner')
  await page.getByRole('button', { name: /^Rome/ }).click()
  await expect(page.getByRole('button', { name: 'Plan Rome' })).toBeVisible()
  await expectNoViolationsInBothThemes(page)
  await page.getByRole('button', { name: /^Destination/ }).click()
  await page.getByPlaceholder('Search destinations...').fill('gh')
  await expect(page.getByRole('option', { name: 'Ghent, Belgium' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectNoViolationsInBothThemes(page)
})

test('the fields of the form scroll on their own, which the foot of the form shows', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/planner')
  const fields = page.getByTestId('trip-fields')
  const [inner, outer] = await fields.evaluate((box) => [box.scrollHeight, box.clientHeight])
  expect(inner).toBeGreaterThan(outer ?? 0)
  await expect(fields).toHaveCSS('scrollbar-color', /rgb/)
  const bottom = await fields.evaluate((box) => box.getBoundingClientRect().bottom)
  const foot = await page.getByTestId('trip-foot').boundingBox()
  expect(Math.abs((foot?.y ?? 0) - bottom)).toBeLessThanOrEqual(1)
})

test('the picker says which towns have checked places, and shows the choice of the keyboard', async ({
  page,
}) => {
  await page.goto('/planner')
  await page.getByRole('button', { name: /^Destination/ }).click()
  await expect(page.getByText(/^\d+ destinations have checked places\. Any other town/)).toBeVisible()
  const rome = page.getByRole('option', { name: 'Rome, Italy' })
  await expect(rome).toContainText('Checked places')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = page.locator('[role=option][data-focused]')
  await expect(chosen).toHaveCount(1)
  const [shadow, background] = await chosen.evaluate((option) => {
    const { boxShadow, backgroundColor } = getComputedStyle(option)
    return [boxShadow, backgroundColor]
  })
  expect(shadow).toContain('inset')
  const other = page.locator('[role=option]:not([data-focused])').last()
  expect(await other.evaluate((option) => getComputedStyle(option).backgroundColor)).not.toBe(background)
  await page.getByPlaceholder('Search destinations...').fill('ghent')
  await expect(page.getByRole('option', { name: 'Ghent, Belgium' })).toContainText('Quarters only')
})

test('Log in comes back to where one was', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/planner?destination=Rome')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await page
    .getByRole(isMobile ? 'navigation' : 'banner', isMobile ? { name: 'Menu' } : {})
    .getByRole('link', { name: 'Log in' })
    .click()
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Fplanner%3Fdestination%3DRome$/)
  await pressContinue(page)
  await expect(page).toHaveURL(/\/planner\?destination=Rome$/)
})

async function pressContinue(page: Page) {
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a destination is picked and planned on the smallest phone without anything in the way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/planner')
  await pickDestination(page, 'rom', 'Rome, Italy')
  await page.getByLabel('Additional info').focus()
  await expect(page.getByLabel('Additional info')).toBeFocused()
  const [field, foot] = await Promise.all([
    page.getByLabel('Additional info').boundingBox(),
    page.getByTestId('trip-foot').boundingBox(),
  ])
  expect((field?.y ?? 0) + 40).toBeLessThanOrEqual(foot?.y ?? 0)
})
