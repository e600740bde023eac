import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'

test('from the front page to a destination, and its plan as one’s own', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'All destinations, by region' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ destinations with checked places$/)
  await page.getByLabel('Search for a city, country or region').fill('lisboa')
  await page.getByRole('button', { name: 'Search' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Lisbon/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible()
  const shown = await page.locator('#plan article h3').allTextContents()
  const stops = await page.locator('#plan article').first().locator('li p:first-child').allTextContents()
  expect(shown).toHaveLength(3)
  expect(stops.length).toBeGreaterThan(4)

  await page.getByRole('button', { name: 'Open this plan as my own' }).click()
  await expect(page).toHaveURL(/\/planner\?destination=Lisbon/)
  const first = page.getByRole('article').first()
  await expect(first.getByRole('heading', { name: shown[0] ?? '' })).toBeVisible()
  for (const stop of stops) await expect(first.getByText(stop).first()).toBeAttached()
  await expect(page.getByRole('article')).toHaveCount(3)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible()
  await page.getByRole('link', { name: '5 days in Lisbon' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '5 days in Lisbon' })).toBeVisible()
  await page.getByRole('button', { name: 'Plan my five days' }).click()
  // The sample of before does not stand in the way of what is asked for now.
  await expect(page.getByRole('button', { name: /^Destination/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Destination/ })).toContainText('Lisbon')
  await expect(page.getByTestId('what-generate-does')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('a destination’s page is short on a phone, and leads to each of its parts', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/destinations/rome')
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
  expect(await screens()).toBeLessThan(12)
  const trips = page.locator('#day-trips').getByRole('listitem').first()
  await expect(trips).toBeHidden()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Day trips' })
    .click()
  await expect(trips).toBeInViewport()
  await page.getByRole('button', { name: 'Day trips from Rome' }).click()
  await expect(trips).toBeHidden()
  // Whoever comes with such an address finds the part open.
  await page.goto('/destinations/rome?from=mail#questions')
  await expect(page.getByText('How do I get into Rome from the airport?')).toBeInViewport()
})

test('the picker of the planner leads to the list', async ({ page }) => {
  await page.goto('/planner')
  await page.getByRole('button', { name: /^Destination/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /destinations$/ })
    .click()
  await expect(page).toHaveURL(/\/destinations$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a destination is read whole, and its plan fills in the planner’s form', async ({ page }) => {
    await page.goto('/destinations/rome')
    await page.getByText('How do I get into Rome from the airport?').click()
    await page.getByRole('button', { name: 'Open this plan as my own' }).click()
    await expect(page).toHaveURL(/\/planner\?destination=Rome%2C\+Italy&startDate=\d{4}-\d\d-\d\d/)
  })
})

test('the page of an unknown destination has no fault that axe finds', async ({ page }) => {
  await page.goto('/destinations/barselona')
  await expect(page.getByRole('main').getByRole('link', { name: 'Barcelona, Spain' })).toBeVisible()
  await expectNoViolations(page)
})
