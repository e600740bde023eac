import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Itinerary' })
const guide = (page: Page) => page.getByTestId('guide')
const days = (page: Page) => page.getByRole('article', { name: /^Day \d: / })

/** Opens the planner and makes the free sample of Rome. */
async function sample(page: Page) {
  await page.goto('/planner?destination=Rome')
  // No public holiday, when the hours of most places are unknown.
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-15')
  await generate(page).click()
  await expect(page.getByText('16 of 16 passed')).toBeVisible()
  await expect(days(page)).toHaveCount(3)
}

test('when a new plan fails, the old one stays with the error above it, and the next try takes its place', async ({
  page,
}) => {
  await sample(page)
  await page.route('**/api/generate-itinerary', (route) =>
    route.fulfill({ status: 500, json: { code: 'generation-failed', message: 'x' } }),
  )
  await generate(page).click()
  await expect(guide(page)).toContainText('An error occurred')
  await expect(guide(page)).toContainText('Your plan for Rome, Italy is still here.')
  await expect(days(page)).toHaveCount(3)
  await expect(page.getByText('16 of 16 passed')).toBeVisible()
  await expectNoViolations(page)
  await page.unroute('**/api/generate-itinerary')
  await generate(page).click()
  await expect(guide(page)).toContainText('Here is a free sample for Rome, Italy')
  await expect(days(page)).toHaveCount(3)
})

test('without a network that is said at once, the plan stays in sight, and the next is made as soon as there is one', async ({
  page,
  context,
}) => {
  await sample(page)
  await context.setOffline(true)
  await generate(page).click()
  await expect(guide(page)).toContainText('There is no connection. I ask again as soon as there is one.', {
    timeout: 3000,
  })
  await expect(days(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await context.setOffline(false)
  await expect(guide(page)).toContainText('Here is a free sample for Rome, Italy')
  await expect(generate(page)).toBeEnabled()
})

test('a planner that cannot be reached is said at once too, and asked again', async ({ page }) => {
  await page.goto('/planner?destination=Rome')
  let refused = 0
  await page.route('**/api/generate-itinerary', (route) => {
    refused += 1
    return refused < 3 ? route.abort('connectionrefused') : route.continue()
  })
  await generate(page).click()
  await expect(guide(page)).toContainText('I cannot reach the planner. I keep trying.', { timeout: 3000 })
  await expect(guide(page)).toContainText('Here is a free sample for Rome, Italy')
  expect(refused).toBe(3)
})

test('a slow answer is said to be slow, and waited for', async ({ page }) => {
  let answer: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/generate-itinerary', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/planner?destination=Rome')
  // No public holiday, when the hours of most places are unknown.
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-15')
  await generate(page).click()
  await expect(guide(page)).toContainText('This takes longer than usual.', { timeout: 10_000 })
  answer()
  await expect(guide(page)).toContainText('Here is a free sample for Rome, Italy')
})

test('a double click asks for one plan', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-itinerary')) asked.push(request.method())
  })
  await page.goto('/planner?destination=Rome')
  await generate(page).dblclick()
  await expect(guide(page)).toContainText('Here is a free sample for Rome, Italy')
  expect(asked).toEqual(['POST'])
})

test('who leaves while a plan is made finds it on the way back', async ({ page }) => {
  await page.goto('/pricing')
  await page.goto('/planner?destination=Rome')
  const accepted = page.waitForResponse('**/api/generate-itinerary')
  await generate(page).click()
  await accepted
  await page.goBack()
  await expect(page).toHaveURL(/\/pricing$/)
  await page.goForward()
  await expect(guide(page)).toContainText('Here is a free sample for Rome, Italy')
  await expect(days(page)).toHaveCount(3)
})
