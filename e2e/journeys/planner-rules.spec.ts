import { plannerWith } from '../support/buy-plan'
import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'

test('the form starts as specified: today, five days on, moderate, and interests that are added and taken away', async ({
  page,
}) => {
  await page.goto('/planner')
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  await expect(page.getByLabel('Start date')).toHaveValue(day(0))
  await expect(page.getByLabel('End date')).toHaveValue(day(5))
  await expect(page.getByRole('radio', { name: 'Moderate' })).toBeChecked()
  for (const interest of ['Sightseeing', 'Food & Dining', 'Museums']) {
    await expect(page.getByRole('button', { name: `Remove ${interest}` })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /^Destination/ })).toContainText('Where do you want to go?')
  await expect(page.getByRole('button', { name: 'Generate Itinerary' })).toBeDisabled()

  // Interests are added once, trimmed, by button or Enter, and taken away.
  const box = page.getByPlaceholder('Add an interest...')
  const add = page.getByRole('button', { name: 'Add interest' })
  await expect(add).toBeDisabled()
  await box.fill('   ')
  await expect(add).toBeDisabled()
  await box.fill('  Street art  ')
  await box.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Street art' })).toHaveCount(1)
  await box.fill('street art')
  await add.click()
  await expect(page.getByRole('button', { name: /^Remove street art$/i })).toHaveCount(1)
  for (const interest of ['Sightseeing', 'Food & Dining', 'Museums', 'Street art']) {
    await page.getByRole('button', { name: `Remove ${interest}` }).click()
  }
  await expect(page.getByText('Add interests to personalize your trip')).toBeVisible()
})

test('the picker opens on popular destinations, searches from two characters, and says when it finds nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/planner')
  await page.getByRole('button', { name: /^Destination/ }).click()
  const search = page.getByPlaceholder('Search destinations...')
  await expect(page.getByText('Popular destinations')).toBeVisible()
  for (const label of [
    'Paris, France',
    'Tokyo, Japan',
    'New York, USA',
    'Rome, Italy',
    'Bali, Indonesia',
    'London, UK',
    'Barcelona, Spain',
    'Sydney, Australia',
  ]) {
    await expect(page.getByRole('option', { name: label })).toBeVisible()
  }
  await expect(page.getByRole('option')).toHaveCount(8)
  await expectNoViolations(page)
  await search.fill('r')
  await expect(page.getByText('Popular destinations')).toBeVisible()
  await search.fill('Roma')
  await expect(page.getByText('Suggestions', { exact: true })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Rome, Italy' })).toBeVisible()
  await search.fill('zzzz')
  await expect(page.getByText('No destinations found. Try another search.')).toBeVisible()
  // The first Escape clears the field, the second closes it.
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
})

test('a trip over the plan’s limit is refused in the specified words', async ({ page }) => {
  await plannerWith(page, 'explorer')
  await pickDestination(page, 'par', 'Paris, France')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page.getByText('Explorer plan limit reached')).toBeVisible()
  await expect(
    page
      .getByText(
        'Your current plan only supports itineraries up to 3 days. Upgrade to Premium for longer trips.',
      )
      .first(),
  ).toBeVisible()
})

test('a failed generation is told by a toast and by the guide, and can be tried again', async ({ page }) => {
  await page.goto('/planner?destination=Rome')
  await page.route('**/api/generate-itinerary', (route) =>
    route.fulfill({
      status: 500,
      json: {
        code: 'generation-failed',
        title: 'Error generating itinerary',
        message: 'There was a problem creating your travel plan. Please try again.',
      },
    }),
  )
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page.getByText('Error generating itinerary')).toBeVisible()
  await expect(
    page.getByText('There was a problem creating your travel plan. Please try again.'),
  ).toBeVisible()
  await expect(page.getByTestId('guide')).toContainText('An error occurred')
  await expect(page.getByTestId('guide')).toContainText('try again, or change your preferences')
  await page.unroute('**/api/generate-itinerary')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page.getByRole('heading', { name: /^Day 3: / })).toBeVisible()
})

test('the sample comes after a second and a half, printed plate by plate', async ({ page }) => {
  await page.goto('/planner?destination=Rome')
  const start = Date.now()
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await expect(page.getByRole('list', { name: 'Progress' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(Date.now() - start).toBeGreaterThanOrEqual(1500)
})

test('a connection that breaks in the middle is picked up where it stopped', async ({ page }) => {
  await page.goto('/planner?destination=Rome')
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-15')
  let cut = true
  await page.route('**/api/generate-itinerary', async (route) => {
    if (!cut) return route.continue()
    cut = false
    const response = await route.fetch()
    const whole = await response.text()
    // The first three events arrive, then the connection fails.
    await route.fulfill({ response, body: `${whole.split('\n\n').slice(0, 3).join('\n\n')}\n\n` })
  })
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByText('16 of 16 passed')).toBeVisible()
})

test('an unknown page says so', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expectNoViolations(page)
})

test.describe('far from Greenwich', () => {
  // A time zone with another date than UTC at this hour.
  test.use({ timezoneId: new Date().getUTCHours() >= 11 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago' })

  test('the form starts on the day that it is for the visitor', async ({ page }) => {
    await page.goto('/planner')
    const [first, last] = await page.evaluate(() =>
      [0, 5].map((days) => {
        const date = new Date()
        date.setDate(date.getDate() + days)
        return date.toLocaleDateString('en-CA')
      }),
    )
    await expect(page.getByLabel('Start date')).toHaveValue(first ?? '')
    await expect(page.getByLabel('End date')).toHaveValue(last ?? '')
  })
})
