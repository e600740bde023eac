import type { Page } from '@playwright/test'
import { buyByApi } from '../support/buy-plan'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'
import { expectNoSideways } from '../support/views'

const hero = (page: Page) => page.getByRole('form', { name: 'Plan a trip' })
const posts = (page: Page) => {
  const made: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/generate-itinerary'))
      made.push(request.postData() ?? '')
  })
  return made
}

test('from the front page to the first day of a sample: type, choose, go', { tag: '@phone' }, async ({
  page,
}) => {
  const made = posts(page)
  await page.goto('/')
  const field = hero(page).getByRole('textbox', { name: 'Destination' })
  await field.focus()
  const combo = hero(page).getByRole('combobox', { name: 'Destination' })
  await combo.fill('lisb')
  await page.getByRole('option', { name: 'Lisbon, Portugal' }).click()
  await expect(combo).toHaveValue('Lisbon, Portugal')
  await expect(page.getByRole('option')).toHaveCount(0)
  await hero(page).getByLabel('From').fill('2027-04-13')
  await hero(page).getByLabel('To').fill('2027-04-15')
  await hero(page).getByRole('button', { name: 'Plan My Trip' }).click()
  await expect(page).toHaveURL(/\/planner\?destination=Lisbon%2C\+Portugal&startDate=2027-04-13/)
  await expect(page.getByRole('heading', { name: /^Day 1: / })).toBeVisible()
  await expect(page.getByText('Free sample, 3 days'), 'the plan is read from its top').toBeInViewport()
  await expect(page.getByLabel('Start date')).toHaveValue('2027-04-13')
  await expect(page.getByLabel('End date')).toHaveValue('2027-04-15')
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(made).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(made, 'a reload plans nothing').toHaveLength(1)
})

test('the list below the field goes by keys, and leaves with Escape', async ({ page }) => {
  await page.goto('/')
  const field = hero(page).getByLabel('Destination')
  await field.focus()
  await field.pressSequentially('rom')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option').first()).toHaveText('Rome, Italy')
  await page.keyboard.press('ArrowDown')
  const first = list.getByRole('option', { name: 'Rome, Italy' })
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none')
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Rome, Italy')
  await expect(list).toHaveCount(0)
  await field.fill('par')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test('a poster of the front page begins the plan of its city', { tag: '@phone' }, async ({ page }) => {
  const made = posts(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^Tokyo/ }).click()
  await expect(page).toHaveURL(/\/planner\?destination=Tokyo%2C\+Japan$/)
  await expect(page.getByText('Free sample, 3 days')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Tokyo' })).toBeVisible()
  expect(made).toHaveLength(1)
})

test('a paid plan is for one trip, so a poster only fills the form', async ({ page }) => {
  await buyByApi(page.request, 'explorer')
  const made = posts(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^Tokyo/ }).click()
  await expect(page.getByRole('button', { name: /^Destination/ })).toContainText('Tokyo, Japan')
  await expect(page.getByRole('button', { name: 'Generate Itinerary' })).toBeEnabled()
  expect(made).toHaveLength(0)
})

test('an address alone begins nothing', async ({ page }) => {
  const made = posts(page)
  await page.goto('/planner?destination=Rome&startDate=2027-04-13&endDate=2027-04-10')
  await expect(page.getByLabel('Start date')).toHaveValue('2027-04-13')
  await expect(page.getByLabel('End date')).toHaveValue('2027-04-18')
  await page.waitForTimeout(500)
  expect(made).toHaveLength(0)
})

test('a name that nobody knows is said to be unknown, and nothing is planned', async ({ page }) => {
  const made = posts(page)
  await page.goto('/')
  await hero(page).getByLabel('Destination').fill('Qqqqzzzz')
  await hero(page).getByRole('button', { name: 'Plan My Trip' }).click()
  await expect(page.getByText('We know no place called “Qqqqzzzz”. Choose a destination.')).toBeVisible()
  await page.getByRole('button', { name: /^Rome/ }).click()
  await expect(page.getByText(/We know no place called/)).toHaveCount(0)
  expect(made).toHaveLength(0)
})

test('the hero fits every width', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 390, 768, 1024, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideways(page)
    await expect(hero(page).getByRole('button', { name: 'Plan My Trip' })).toBeInViewport({ ratio: 1 })
  }
})

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the hero is a plain form, and the planner is filled in', async ({ page }) => {
    await page.goto('/')
    await hero(page).getByLabel('Destination').fill('rome')
    await hero(page).getByLabel('From').fill('2027-06-08')
    await hero(page).getByLabel('To').fill('2027-06-10')
    await hero(page).getByRole('button', { name: 'Plan My Trip' }).click()
    await expect(page).toHaveURL(/\/planner\?destination=rome/)
    await expect(page.getByLabel('Start date')).toHaveValue('2027-06-08')
    await expect(page.locator('select[name=destination]')).toHaveValue('Rome, Italy')
    await page.getByRole('button', { name: 'Generate Itinerary' }).last().click()
    await expect(page.getByRole('heading', { name: /^Day 3: / })).toBeVisible()
  })
})
