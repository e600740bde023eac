import { plannerWith } from '../support/buy-plan'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'

test('the free plan is offered an upgrade instead of a surprise', async ({ page }) => {
  await page.goto('/planner')
  await page.getByRole('button', { name: 'Surprise Me' }).click()
  await expect(page.getByRole('dialog', { name: 'Upgrade your plan' })).toBeVisible()
})

test('Surprise Me shows three trips with posters; the one picked fills the form', { tag: '@phone' }, async ({
  page,
}) => {
  await plannerWith(page, 'premium')
  const trigger = page.getByRole('button', { name: 'Surprise Me' })
  await trigger.click()
  const dialog = page.getByRole('dialog', { name: 'Surprise Me' })
  const ideas = dialog.getByRole('listitem').getByRole('button')
  await expect(ideas).toHaveCount(3)
  await expectNoViolations(page)
  const names = await ideas.allTextContents()
  await dialog.getByRole('button', { name: 'Show three others' }).click()
  await expect(ideas).toHaveCount(3)
  await expect.poll(() => ideas.allTextContents()).not.toEqual(names)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(trigger).toBeFocused()

  await trigger.click()
  const words = await ideas.nth(1).textContent()
  await ideas.nth(1).click()
  await expect(dialog).toHaveCount(0)
  const chosen = await page.locator('input[name=destination]').inputValue()
  const [city] = chosen.split(',')
  expect(words).toContain(city)
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page.getByRole('heading', { name: /^Day 3: / })).toBeVisible()
})

test('when no idea can be had, the toast says so', async ({ page }) => {
  await plannerWith(page, 'premium')
  await page.route('**/api/generate-random-trip*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Surprise Me' }).click()
  await expect(page.getByText('Failed to generate random trip idea. Please try again.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Surprise Me' })).toHaveCount(0)
})

test('Explorer is surprised too: the trip picked fills dates, budget and interests', async ({ page }) => {
  await plannerWith(page, 'explorer')
  const idea = (destination: string) => ({
    destination,
    startDate: '2027-05-04',
    endDate: '2027-05-06',
    budget: 'luxury',
    interests: ['Art', 'History'],
    reason: 'Mild.',
  })
  await page.route('**/api/generate-random-trip*', (route) =>
    route.fulfill({ json: ['Rome, Italy', 'Tokyo, Japan', 'Paris, France'].map(idea) }),
  )
  await page.getByRole('button', { name: 'Surprise Me' }).click()
  const dialog = page.getByRole('dialog', { name: 'Surprise Me' })
  await dialog.getByRole('listitem').nth(1).getByRole('button').click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Destination/ })).toContainText('Tokyo, Japan')
  await expect(page.getByLabel('Start date')).toHaveValue('2027-05-04')
  await expect(page.getByLabel('End date')).toHaveValue('2027-05-06')
  await expect(page.getByRole('radio', { name: 'Luxury' })).toBeChecked()
  for (const interest of ['Art', 'History'])
    await expect(page.getByRole('button', { name: `Remove ${interest}`, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Museums' })).toHaveCount(0)
})
