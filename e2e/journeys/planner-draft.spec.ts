import { expect, type Page } from '@playwright/test'
import { buyPlan } from '../support/buy-plan'
import { pickDestination } from '../support/pick-destination'
import { fillSignIn, somebody } from '../support/sign-in'
import { test } from '../support/test'

const dates = { first: '2027-05-04', last: '2027-05-06' }

async function fillForm(page: Page) {
  await page.goto('/planner')
  await pickDestination(page, 'tok', 'Tokyo, Japan')
  await page.getByLabel('Start date').fill(dates.first)
  await page.getByLabel('End date').fill(dates.last)
  await page.getByText('Luxury', { exact: true }).click()
  await page.getByPlaceholder('Add an interest...').fill('Ceramics')
  await page.getByPlaceholder('Add an interest...').press('Enter')
  await page.getByRole('button', { name: 'Remove Museums' }).click()
  await page.getByLabel('Additional info').fill('We meet a friend on the second evening.')
  await page.getByRole('button', { name: /^Advanced Filters/ }).click()
  await page.getByText('Cultural', { exact: true }).click()
}

async function expectForm(page: Page) {
  await expect(page.getByRole('button', { name: /^Destination/ })).toContainText('Tokyo, Japan')
  await expect(page.getByLabel('Start date')).toHaveValue(dates.first)
  await expect(page.getByLabel('End date')).toHaveValue(dates.last)
  await expect(page.getByRole('radio', { name: 'Luxury' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Remove Ceramics' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Museums' })).toHaveCount(0)
  await expect(page.getByLabel('Additional info')).toHaveValue('We meet a friend on the second evening.')
  await expect(page.getByRole('checkbox', { name: 'Cultural' })).toBeChecked()
}

test('a reload, a sign-in, a payment and an address lose nothing of the form; logging out takes it along', async ({
  page,
  request,
  context,
}) => {
  test.slow()
  await fillForm(page)
  await page.reload()
  await expectForm(page)
  // The server prints it again.
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'trip-draft')
  const printed = await request.get('/planner', { headers: { Cookie: `trip-draft=${cookie?.value}` } })
  expect(await printed.text()).toContain('value="Tokyo, Japan"')

  await buyPlan(page, 'explorer', '$7.00')
  await expectForm(page)

  await page.goto('/auth?returnTo=/planner')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await fillSignIn(page, somebody())
  await expect(page).toHaveURL(/\/planner/)
  await expectForm(page)

  // The address may name any town of the world. What is none is left alone; a destination goes before the one that was kept.
  const destination = page.getByRole('button', { name: /^Destination/ })
  await page.goto('/planner?destination=qqqqzzzz')
  await expect(destination).toContainText('Tokyo, Japan')
  await page.goto('/planner?destination=Rome')
  await expect(destination).toContainText('Rome, Italy')
  await expect(page.getByRole('radio', { name: 'Luxury' })).toBeChecked()
  await page.goto('/planner?destination=ghent')
  await expect(destination).toContainText('Ghent, Belgium')

  await page.goto('/api/logout')
  await page.goto('/planner')
  await expect(destination).toContainText('Where do you want to go?')
  await expect(page.getByLabel('Additional info')).toHaveValue('')
})

test('the plan’s limit is explained before it bites', async ({ page }) => {
  await page.goto('/planner')
  await expect(page.getByText('6 days. The free sample shows the first 3.')).toBeVisible()
  await buyPlan(page, 'explorer', '$7.00')
  await expect(page.getByText('6 days. Explorer plans up to 3.')).toBeVisible()
  await page.getByRole('button', { name: 'Longer trips' }).click()
  await page.getByRole('button', { name: 'Continue with Explorer Plan' }).click()
  await page.getByRole('button', { name: 'Shorten to 3 days' }).click()
  await expect(page.getByText('3 days. Explorer plans up to 3.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Shorten to 3 days' })).toHaveCount(0)
})

test('both dates are picked in one calendar, by keyboard too', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/planner')
  await page.getByLabel('Start date').fill('2027-05-04')
  await page.getByLabel('End date').fill('2027-05-06')
  await page.getByRole('button', { name: 'Choose the dates in a calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'Choose the dates in a calendar' })
  await calendar.getByRole('button', { name: /\b10 May 2027/ }).click()
  await calendar.getByRole('button', { name: /\b12 May 2027/ }).click()
  await expect(calendar).toHaveCount(0)
  await expect(page.getByLabel('Start date')).toHaveValue('2027-05-10')
  await expect(page.getByLabel('End date')).toHaveValue('2027-05-12')
  await page.getByRole('button', { name: 'Choose the dates in a calendar' }).click()
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
})
