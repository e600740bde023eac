import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'
import { plannedTrip, traveller } from '../support/trips'
import { expectNoSideways } from '../support/views'

const card = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('article', { name }).first()

test('the free plan: preview banner, empty tabs, and nothing to save with', { tag: '@phone' }, async ({
  page,
}) => {
  await traveller(page.request)
  await page.goto('/profile')
  await expect(page.getByText('Plan: Free')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log Out' })).toHaveAttribute(
    'href',
    '/api/logout',
  )
  await expect(page.getByRole('heading', { name: 'Free Preview Mode' })).toBeVisible()
  await expect(
    page.getByText(
      'In the free plan, you can only preview the save feature. Upgrade to save unlimited trips!',
    ),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/pricing')
  await expect(page.getByText("You haven't saved any trips yet.")).toBeVisible()
  const create = page.getByRole('link', { name: 'Create a New Trip' })
  await expect(create.first()).toHaveAttribute('href', '/planner')
  await page.getByRole('tab', { name: 'All My Trips' }).click()
  await expect(page.getByText("You haven't created any trips yet.")).toBeVisible()
  await expectNoViolations(page)

  await plannedTrip(page.request)
  await page.goto('/profile?tab=all')
  await expect(card(page, 'Rome, Italy').getByText('Not Saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Favorites' })).toBeDisabled()
})

test('favourites go to and fro in place, and a deletion can be undone', { tag: '@phone' }, async ({
  page,
}) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  await page.goto('/profile?tab=all')
  await expect(page.getByRole('heading', { name: 'Free Preview Mode' })).toHaveCount(0)
  const trip = card(page, 'Rome, Italy')
  await expect(trip.getByText('Tue 13 April 2027')).toBeVisible()
  await expect(trip.getByText('Fri 16 April 2027')).toBeVisible()
  await expect(trip.getByText('Budget: Moderate')).toBeVisible()
  await expect(trip.getByRole('listitem')).toHaveText(['Museums', 'Food & Dining'])
  await expect(trip.getByRole('link', { name: 'View Itinerary' })).toHaveAttribute('href', `/trips/${id}`)
  await expectNoViolations(page)
  await expectNoSideways(page)

  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await trip.getByRole('button', { name: 'Add to Favorites' }).click()
  await expect(trip.getByText('Saved', { exact: true })).toBeVisible()
  await trip.getByRole('button', { name: 'Remove from Favorites' }).click()
  await expect(trip.getByText('Not Saved')).toBeVisible()
  await trip.getByRole('button', { name: 'Add to Favorites' }).click()
  await page.getByRole('tab', { name: 'Saved Trips' }).click()
  await expect(card(page, 'Rome, Italy').getByText('Saved', { exact: true })).toBeVisible()

  await card(page, 'Rome, Italy').getByRole('button', { name: 'Delete Rome, Italy' }).click()
  await expect(page.getByText('Trip deleted')).toBeVisible()
  await expect(page.getByText("You haven't saved any trips yet.")).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Rome, Italy')).toBeVisible()
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)
})

test('without a network a favourite stays what it was, and a trip that is not deleted says so', async ({
  page,
  context,
}) => {
  await traveller(page.request, 'premium')
  await plannedTrip(page.request)
  await page.goto('/profile?tab=all')
  const trip = card(page, 'Rome, Italy')
  await trip.getByRole('button', { name: 'Add to Favorites' }).click()
  const remove = trip.getByRole('button', { name: 'Remove from Favorites' })
  await expect(remove).toBeEnabled()
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await remove.click()
  await failed
  await expect(remove).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await trip.getByRole('button', { name: 'Delete Rome, Italy' }).click()
  await expect(page.getByText('The trip could not be deleted. Please try again.')).toBeVisible()
  await context.setOffline(false)
  await remove.click()
  await expect(trip.getByText('Not Saved')).toBeVisible()
})

test('without a script the same forms work', async ({ page, browser, baseURL }) => {
  await traveller(page.request, 'premium')
  await plannedTrip(page.request)
  const storageState = await page.context().storageState()
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState,
    ...(baseURL && { baseURL }),
  })
  const plain = await context.newPage()
  await plain.goto('/profile?tab=all')
  await plain.getByRole('button', { name: 'Add to Favorites' }).click()
  await expect(plain).toHaveURL(/\/profile\?tab=all$/)
  await expect(plain.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible()
  await plain.getByRole('button', { name: 'Delete Rome, Italy' }).click()
  await expect(plain.getByText("You haven't created any trips yet.")).toBeVisible()
  await plain.getByRole('button', { name: 'Undo' }).click()
  await expect(card(plain, 'Rome, Italy')).toBeVisible()
  const undo = { intent: 'undo', tripId: 'of-somebody-else', back: '/profile?tab=all' }
  const answer = await page.request.post('/profile', { form: undo })
  expect(await answer.text()).toContain('The trip could not be brought back. Please try again.')
  await context.close()
})

test('a trip opens in the planner, where it is saved', async ({ page }) => {
  await traveller(page.request, 'premium')
  await plannedTrip(page.request)
  await page.goto('/profile?tab=all')
  await card(page, 'Rome, Italy').getByRole('link', { name: 'View Itinerary' }).click()
  await expect(page).toHaveURL(/\/trips\/[\w-]+$/)
  await expect(page.getByRole('heading', { name: /^Day 4: / })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
  await page.goto('/profile')
  await expect(card(page, 'Rome, Italy')).toBeVisible()
})

test('a plan that was just made can be saved and shared; a guest is not offered it', async ({ page }) => {
  await page.goto('/planner')
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0)
  await traveller(page.request, 'premium')
  await page.goto('/planner?destination=Rome')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
})

test('a trip that is not there, or not one’s own, is the 404 page', async ({ page }) => {
  await traveller(page.request)
  const response = await page.goto('/trips/of-somebody-else')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})
