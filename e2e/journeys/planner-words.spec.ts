import { plannerWith } from '../support/buy-plan'
import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'

test('suggestions are asked for once typing rests, waited for in words, and replaced by the popular ones when they fail', async ({
  page,
}) => {
  const asked: string[] = []
  let answer: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/destinations?**', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '')
    await released
    await route.continue()
  })
  await page.goto('/planner')
  await page.getByRole('button', { name: /^Destination/ }).click()
  const search = page.getByPlaceholder('Search destinations...')
  await search.pressSequentially('kyo', { delay: 20 })
  await expect(page.getByText('Loading suggestions...')).toBeVisible()
  await expectNoViolations(page)
  await expect.poll(() => asked).toEqual(['kyo'])
  answer()
  await expect(page.getByRole('option', { name: 'Kyoto, Japan' })).toBeVisible()
  await expect(page.getByText('Loading suggestions...')).toHaveCount(0)

  await page.unroute('**/api/destinations?**')
  await page.route('**/api/destinations?**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await search.fill('osaka')
  await expect(page.getByText('Popular destinations')).toBeVisible()
  await expect(page.getByRole('option', { name: 'Paris, France' })).toBeVisible()
  await expect(page.getByText('Loading suggestions...')).toHaveCount(0)
  await expect(page.getByText('No destinations found. Try another search.')).toHaveCount(0)
  await expect(page.getByLabel('Notifications (F8)').getByRole('button', { name: 'Close' })).toHaveCount(0)
})

test('five presets at a time are suggested, and none that is chosen', async ({ page }) => {
  await page.goto('/planner')
  const interests = page.getByRole('group', { name: 'Interests' })
  await expect(interests.getByText('Suggested:')).toBeVisible()
  const offered = interests.getByText('Suggested:').locator('..').getByRole('button')
  await expect(offered).toHaveText(['Nature & Outdoors', 'Shopping', 'History', 'Photography', 'Nightlife'])
  await offered.filter({ hasText: 'History' }).click()
  await expect(offered).toHaveText(['Nature & Outdoors', 'Shopping', 'Photography', 'Nightlife', 'Art'])
  await interests.getByRole('button', { name: 'Remove Museums' }).click()
  await expect(offered.first()).toHaveText('Museums')
})

test('Premium names the plan for longer trips; a day is told by its parts', async ({ page }) => {
  test.slow()
  await plannerWith(page, 'premium')
  await pickDestination(page, 'Rome', 'Rome, Italy')
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-23')
  await expect(page.getByText('11 days. Premium plans up to 10.')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page.getByText('Premium plan limit reached')).toBeVisible()
  await expect(
    page
      .getByText(
        'Your current plan only supports itineraries up to 10 days. Upgrade to Globetrotter for longer trips.',
      )
      .first(),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Shorten to 10 days' }).click()
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  const second = page.getByRole('article', { name: /^Day 2: / })
  await second.getByRole('button', { name: 'Expand' }).click()
  const parts = second.getByRole('heading', { level: 4 })
  for (const part of ['Breakfast', 'Morning', 'Lunch', 'Afternoon', 'Dinner', 'Accommodation'])
    await expect(parts.filter({ hasText: part }).first()).toBeVisible()
})

test('the calendar says what the plan makes of a range while it is chosen, and marks the days that are too many', async ({
  page,
}) => {
  await plannerWith(page, 'explorer')
  await page.getByLabel('Start date').fill('2027-05-04')
  await page.getByLabel('End date').fill('2027-05-06')
  await page.getByRole('button', { name: 'Choose the dates in a calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'Choose the dates in a calendar' })
  await expect(calendar.getByText('3 days. Explorer plans up to 3.')).toBeVisible()
  await calendar.getByRole('button', { name: /\b10 May 2027/ }).click()
  for (let day = 0; day < 4; day++) await page.keyboard.press('ArrowRight')
  await expect(calendar.getByText('5 days. Explorer plans up to 3.')).toBeVisible()
  const lineOf = (day: number) =>
    calendar
      .getByRole('button', { name: new RegExp(`\\b${day} May 2027`) })
      .evaluate((cell) => getComputedStyle(cell).textDecorationLine)
  expect([await lineOf(12), await lineOf(13), await lineOf(14)]).toEqual([
    'none',
    'line-through',
    'line-through',
  ])
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(calendar).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Shorten to 3 days' })).toBeVisible()
})

test('a preset that was typed in small letters is not suggested any more', async ({ page }) => {
  await page.goto('/planner')
  const interests = page.getByRole('group', { name: 'Interests' })
  await page.getByPlaceholder('Add an interest...').fill('shopping')
  await page.getByPlaceholder('Add an interest...').press('Enter')
  await expect(interests.getByRole('button', { name: 'Remove shopping' })).toBeVisible()
  await expect(interests.getByText('Suggested:').locator('..').getByRole('button')).toHaveText([
    'Nature & Outdoors',
    'History',
    'Photography',
    'Nightlife',
    'Art',
  ])
})
