import { expectNoViolations } from '../support/no-violations'
import { billedTo, openSubscribe, planOf, steerPayments } from '../support/subscribe'
import { expect, test } from '../support/test'

const journeys = [
  { query: '', code: null, button: 'Subscribe $15.00/mo' },
  { query: '?yearly=true', code: 'travel25', button: 'Subscribe $74.25/year' },
]

for (const { query, code, button } of journeys) {
  test(`joins ${query ? 'by the year' : 'by the month'} with ${code ?? 'no coupon'}: ${button}`, {
    tag: code ? [] : '@phone',
  }, async ({ page }) => {
    await openSubscribe(page, query)
    if (code) {
      await page.getByLabel('Have a promo code?').fill(code)
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText('Coupon Applied!')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Price summary' })).toContainText(
        '$74.25today, then $99 a year',
      )
    }
    await page.getByRole('button', { name: button }).click()
    await page.waitForURL(/\/planner\?subscription_success=true/)
    await expect(page.getByText('Globetrotter Club plan activated')).toBeVisible()
    expect(await planOf(page.request)).toBe('globetrotter')
  })
}

// That each of these is charged and makes a member is asked in e2e/api/subscriptions.spec.ts.
const prices = {
  Monthly: { none: '$15.00/mo', welcome10: '$13.50/mo', TRAVEL25: '$11.25/mo', FirstTrip: '$7.50/mo' },
  Yearly: {
    none: '$99.00/year',
    WELCOME10: '$89.10/year',
    travel25: '$74.25/year',
    FIRSTTRIP: '$49.50/year',
  },
}

test('the button says the price of each cycle with each coupon', async ({ page }) => {
  await openSubscribe(page)
  for (const [cycle, { none, ...reduced }] of Object.entries(prices)) {
    await page.getByText(new RegExp(`^${cycle}`)).click()
    await expect(page.getByRole('button', { name: `Subscribe ${none}` })).toBeEnabled()
    for (const [code, price] of Object.entries(reduced)) {
      await page.getByLabel('Have a promo code?').fill(code)
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByRole('button', { name: `Subscribe ${price}` })).toBeEnabled()
      await page.getByRole('button', { name: 'Remove' }).click()
    }
  }
})

test('a guest is asked to log in and comes back to the same order', async ({ page }) => {
  await page.goto('/subscribe?yearly=true')
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  await expectNoViolations(page)
  await openSubscribe(page, '?yearly=true')
  await expect(page.getByRole('heading', { name: 'Join the Globetrotter Club' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked()
  await expect(page.getByText('Save 34%')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe $99.00/year' })).toBeEnabled()
  await expectNoViolations(page)
})

test('the first itinerary comes with half off, which can be removed', async ({ page }) => {
  await openSubscribe(page, '?first_itinerary=true')
  await expect(page.getByText('Get 50% off your first subscription as a new user!')).toBeVisible()
  const summary = page.getByRole('region', { name: 'Price summary' })
  await expect(summary).toContainText('Discount FIRSTTRIP (50%)')
  await expect(summary).toContainText('$7.50today, then $15 a month')
  await expect(page.getByRole('button', { name: 'Subscribe $7.50/mo' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(summary).not.toContainText('Discount')
  await expect(page.getByRole('button', { name: 'Subscribe $15.00/mo' })).toBeVisible()
})

test('a code that does not exist is refused in the specified words', async ({ page }) => {
  await openSubscribe(page)
  const apply = page.getByRole('button', { name: 'Apply' })
  await expect(apply).toBeDisabled()
  await page.getByLabel('Have a promo code?').fill('   ')
  await expect(apply).toBeDisabled()
  await page.getByLabel('Have a promo code?').fill('FREE100')
  await apply.click()
  await expect(page.getByText('Invalid Coupon')).toBeVisible()
  await expect(page.getByText('This coupon code is invalid or expired.')).toBeVisible()
})

test('changing one’s mind again and again leaves nothing at the provider but what is paid', async ({
  page,
}) => {
  const email = await openSubscribe(page)
  await expect(page.getByRole('button', { name: 'Subscribe $15.00/mo' })).toBeVisible()
  for (const cycle of ['Yearly', 'Monthly', 'Yearly']) {
    await page.getByText(new RegExp(`^${cycle}`)).click()
    await page.getByLabel('Have a promo code?').fill('WELCOME10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
  }
  await page.getByRole('button', { name: 'Subscribe $99.00/year' }).click()
  await page.waitForURL(/\/planner\?subscription_success=true/)
  await expect(page.getByText('Globetrotter Club plan activated')).toBeVisible()
  expect(await billedTo(email)).toEqual({ subscriptions: ['active'], invoices: ['paid'] })
})

test('a declined card says so in the words of a subscription, and another one pays', async ({ page }) => {
  await openSubscribe(page)
  await page.getByLabel('Card number').fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Subscribe $15.00/mo' }).click()
  await expect(page.getByText('Subscription Failed')).toBeVisible()
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Subscribe $15.00/mo' }).click()
  await page.waitForURL(/\/planner\?subscription_success=true/)
  await expect(page.getByText('Globetrotter Club plan activated')).toBeVisible()
})

test('a card that asks for authentication pays after it', async ({ page }) => {
  await openSubscribe(page)
  await page.getByLabel('Card number').fill('4000 0025 0000 3155')
  await page.getByRole('button', { name: 'Subscribe $15.00/mo' }).click()
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.waitForURL(/\/planner\?subscription_success=true/)
  await expect(page.getByText('Globetrotter Club plan activated')).toBeVisible()
})

test('a payment that was made with the tab closed before the return counts on the next visit', async ({
  page,
  context,
}) => {
  await openSubscribe(page)
  const confirmed = page.waitForResponse((response) => response.url().endsWith('/confirm'))
  await page.route('**/planner?subscription_success=true**', (route) => route.abort())
  await page.getByRole('button', { name: 'Subscribe $15.00/mo' }).click()
  await confirmed
  await page.close()
  const later = await context.newPage()
  await expect.poll(() => planOf(later.request), { timeout: 10_000 }).toBe('globetrotter')
  await later.goto('/subscribe')
  await expect(later.getByText('You are a member already.')).toBeVisible()
})

test('the return finds the membership although the notice of it never came', async ({ page }) => {
  await steerPayments('webhooks', { mode: 'drop' })
  try {
    await openSubscribe(page)
    await page.getByRole('button', { name: 'Subscribe $15.00/mo' }).dblclick()
    await page.waitForURL(/\/planner\?subscription_success=true/)
    await expect(page.getByText('Globetrotter Club plan activated')).toBeVisible()
  } finally {
    await steerPayments('webhooks', { mode: 'normal' })
  }
})

test('the address of the return alone makes nobody a member', async ({ page }) => {
  await page.goto('/planner?subscription_success=true')
  await expect(page.getByText('No payment found')).toBeVisible({ timeout: 15_000 })
})

test('a setup that fails is told in the specified words', async ({ page }) => {
  await page.route('**/api/create-subscription-intent', (route) => route.abort())
  await openSubscribe(page)
  await page.getByRole('button', { name: 'Subscribe $15.00/mo' }).click()
  await expect(
    page.getByText('There was a problem setting up the subscription. Please try again later.').first(),
  ).toBeVisible()
})

test('Cancel goes back to where one came from', async ({ page }) => {
  await openSubscribe(page)
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Join the Club' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
})
