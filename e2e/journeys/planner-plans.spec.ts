import type { Page } from '@playwright/test'
import { buyPlan } from '../support/buy-plan'
import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { fillSignIn, somebody } from '../support/sign-in'
import { subscribeByApi } from '../support/subscribe'
import { expect, test } from '../support/test'
import { traveller } from '../support/trips'

const tools = (page: Page) => page.getByRole('button', { name: /^(Edit|Save|Share)$/ })

async function plan(page: Page) {
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-14')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page.getByRole('region', { name: 'Travel Recommendations' })).toBeVisible()
}

test('an address that speaks of a payment unlocks nothing by itself', async ({ page }) => {
  test.slow()
  for (const query of ['payment_success=true&plan=premium', 'subscription_success=true']) {
    await page.goto(`/planner?${query}`)
    await expect(page.getByText('No payment found', { exact: true })).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('6 days. The free sample shows the first 3.')).toBeVisible()
  }
})

test('the plan that was asked for is made as soon as it is paid, once', async ({ page }) => {
  const made: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/generate-itinerary'))
      made.push(request.postDataJSON().planType)
  })
  await page.goto('/planner')
  await pickDestination(page, 'rom', 'Rome, Italy')
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-14')
  await buyPlan(page, 'explorer', '$7.00')
  await expect(page.getByRole('region', { name: 'Travel Essentials' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(made).toEqual(['explorer'])
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(made).toEqual(['explorer'])
})

test('a form that the paid plan does not admit waits for its traveller', async ({ page }) => {
  await page.goto('/planner')
  await pickDestination(page, 'rom', 'Rome, Italy')
  await buyPlan(page, 'explorer', '$7.00')
  await expect(page.getByText('Explorer plan activated')).toBeVisible()
  await page.getByRole('button', { name: 'Shorten to 3 days' }).click()
  await expect(page.getByRole('button', { name: 'Generate Itinerary' })).toBeEnabled()
  await expect(page.getByText(/plan limit reached/)).toHaveCount(0)
})

test('basic is Explorer by its older name', async ({ page }) => {
  await buyPlan(page, 'explorer', '$7.00')
  await page.goto('/planner?payment_success=true&plan=basic')
  await expect(page.getByText('Explorer plan activated')).toBeVisible()
  await expect(page.getByText('You can now plan trips of up to 3 days.')).toBeVisible()
})

test('a member of the club plans thirty days and more, and is told so on the way back', async ({ page }) => {
  await traveller(page.request)
  await subscribeByApi(page.request)
  await page.goto('/planner?subscription_success=true')
  await expect(page.getByText('Globetrotter Club plan activated')).toBeVisible()
  await expect(
    page.getByText('You can now plan trips of up to 30 days, with restaurant recommendations.'),
  ).toBeVisible()
  await page.getByLabel('Start date').fill('2027-04-01')
  await page.getByLabel('End date').fill('2027-05-05')
  await expect(page.getByText('35 days.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Shorten/ })).toHaveCount(0)
  await pickDestination(page, 'Rome', 'Rome, Italy')
  await page.route('**/api/generate-itinerary', (route) =>
    route.fulfill({ status: 422, json: { code: 'wishes-clash', message: 'Not today.' } }),
  )
  const [request] = await Promise.all([
    page.waitForRequest('**/api/generate-itinerary'),
    page.getByRole('button', { name: 'Generate Itinerary' }).click(),
  ])
  expect(request.postDataJSON()).toMatchObject({ planType: 'globetrotter', endDate: '2027-05-05' })
  await expect(page.getByText(/plan limit reached/)).toHaveCount(0)
})

test('with the free plan somebody who is signed in can neither edit nor save', async ({ page }) => {
  await traveller(page.request)
  await page.goto('/planner?destination=Rome')
  await plan(page)
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Upgrade to Edit' })).toBeVisible()
  await expectNoViolations(page)
})

test('a guest who paid logs in to keep the plan; Save becomes Saved', async ({ page }) => {
  test.slow()
  await buyPlan(page, 'premium', '$10.00')
  await page.goto('/planner?destination=Rome')
  await plan(page)
  await expect(tools(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Log in', exact: true }).last().click()
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await fillSignIn(page, somebody())
  await expect(page).toHaveURL(/\/planner/)
  await expect(tools(page)).toHaveText(['Edit', 'Save', 'Share'])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled()
})
