import { buyPlan } from '../support/buy-plan'
import { expectNoViolations } from '../support/no-violations'
import { fillSignIn, signInByApi, somebody } from '../support/sign-in'
import { planOf, steerPayments, subscribeByApi } from '../support/subscribe'
import { expect, test } from '../support/test'
import { expectNoSideways } from '../support/views'

test('a guest is asked to log in', async ({ page }) => {
  await page.goto('/account/billing')
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await fillSignIn(page, somebody())
  await expect(page).toHaveURL(/\/account\/billing$/)
})

test('who never paid sees the sample, marked as one, on every tab', { tag: '@phone' }, async ({ page }) => {
  await signInByApi(page.request, somebody())
  await page.goto('/account/billing')
  await expect(page.getByText('Sample data.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Globetrotter Club' })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Subscription' }).getByText('$15.00')).toBeVisible()
  for (const benefit of [
    'Unlimited itinerary generation',
    'Advanced customization options',
    'Save and share itineraries',
    'Priority support',
    '1 free gift itinerary per month',
  ])
    await expect(page.getByText(benefit)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('tab', { name: 'Payment Methods' }).click()
  await expect(page.getByText('Visa')).toBeVisible()
  await page.getByRole('tab', { name: 'Billing History' }).click()
  await expect(page.getByText('Globetrotter Club, sample invoice')).toHaveCount(2)
  await expect(page.getByText('Sample data.')).toBeVisible()
  await expectNoSideways(page)
})

test('a member sees the real plan, card and invoice, and cancels in the portal', { tag: '@phone' }, async ({
  page,
}) => {
  await signInByApi(page.request, somebody())
  await subscribeByApi(page.request)
  await page.goto('/account/billing')
  await expect(page.getByText('Sample data.')).toBeHidden()
  await expect(page.getByText(/^Renews on /)).toBeVisible()
  await page.getByRole('tab', { name: 'Payment Methods' }).click()
  await expect(page.getByText('Expires 12 / 2034')).toBeVisible()
  await page.getByRole('tab', { name: 'Billing History' }).click()
  await expect(page.getByText(/^Globetrotter Club, invoice .+-0001$/)).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('tab', { name: 'Subscription' }).click()
  await page.getByRole('button', { name: 'Manage Plan' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('link', { name: 'Return to Vacation Planner HQ' }).click()
  await expect(page.getByText(/^Yours until .+ It will not renew\.$/)).toBeVisible()
  expect(await planOf(page.request)).toBe('globetrotter')
})

test('each of the four buttons opens the portal, and a failure is told in the specified words', async ({
  page,
}) => {
  await signInByApi(page.request, somebody())
  const buttons = [
    { tab: 'Subscription', name: 'Manage Subscription' },
    { tab: 'Payment Methods', name: 'Update Payment Methods' },
    { tab: 'Billing History', name: 'View All Invoices' },
  ]
  for (const { tab, name } of buttons) {
    await page.goto('/account/billing')
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible()
  }
  await page.route('**/api/create-portal-session', (route) => route.abort())
  await page.goto('/account/billing')
  await page.getByRole('button', { name: 'Manage Plan' }).click()
  await expect(
    page.getByText('There was a problem accessing the billing portal. Please try again later.'),
  ).toBeVisible()
})

test('a member gets the money back and is no member any more', async ({ page }) => {
  await signInByApi(page.request, somebody())
  await subscribeByApi(page.request)
  await page.goto('/account/billing?tab=history')
  await page.getByText('Request a refund').click()
  await page.getByRole('button', { name: 'Refund $15.00' }).click()
  await expect(page.getByText('Refunded in full.')).toBeVisible()
  await expect(page.getByText(/· Refunded$/)).toBeVisible()
  expect(await planOf(page.request)).toBe('free')
})

test('a guest gets the money back for a plan, and only in the browser it was bought in', async ({
  page,
  browser,
}) => {
  await buyPlan(page, 'premium', '$10.00')
  await expect(page.getByText('Premium plan activated')).toBeVisible()
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto('/refund')
  await expect(stranger.getByText('Nothing was bought in this browser.')).toBeVisible()
  await stranger.close()

  await page.goto('/refund')
  await expect(page.getByText('Premium, paid once', { exact: true })).toBeVisible()
  await expectNoViolations(page)
  await page.getByText('Request a refund').click()
  await page.getByRole('button', { name: 'Refund $10.00' }).click()
  await expect(page.getByText('Refunded in full.')).toBeVisible()
  await page.goto('/planner')
  await expect(page.getByText('The free sample shows the first 3.')).toBeVisible()
})

test('a renewal that fails says so and ends the membership when nobody puts it right', async ({ page }) => {
  await signInByApi(page.request, somebody())
  await subscribeByApi(page.request)
  await page.goto('/account/billing')
  await page.getByRole('button', { name: 'Manage Plan' }).click()
  await page.getByLabel('New card number').fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Use this card' }).click()
  await steerPayments('clock', { days: 33 })
  await page.goto('/account/billing')
  await expect(page.getByText('The last payment failed.')).toBeVisible()
  await page.goto('/account/billing?tab=history')
  const unpaid = page.getByRole('listitem').filter({ hasText: 'Not paid yet' })
  await expect(unpaid.getByRole('link', { name: /^Invoice of/ })).toBeVisible()
  await expect(unpaid.getByRole('link', { name: /^Receipt/ })).toHaveCount(0)
  await steerPayments('clock', { days: 15 })
  await page.goto('/account/billing')
  await expect(page.getByText('You have no subscription at present.')).toBeVisible()
  expect(await planOf(page.request)).toBe('free')
})
