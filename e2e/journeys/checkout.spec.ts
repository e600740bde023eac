import { buyPlan } from '../support/buy-plan'
import { signInByApi, somebody } from '../support/sign-in'
import { planOf, steerPayments } from '../support/subscribe'
import { expect, test } from '../support/test'

test('a declined card says so, and another one pays', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/checkout?plan=premium')
  const pay = page.getByRole('button', { name: 'Pay $10.00' })
  await page.getByLabel('Card number').fill('4000 0000 0000 0002')
  await pay.click()
  await expect(page.getByText('Payment Failed')).toBeVisible()
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await pay.click()
  await page.waitForURL(/\/planner\?payment_success=true&plan=premium/)
  await expect(page.getByText('Premium plan activated')).toBeVisible()
})

test('a receipt to what is no address charges nothing, and the field says why', async ({ page }) => {
  await page.goto('/checkout?plan=premium')
  const email = page.getByLabel('Email for the receipt')
  await email.fill('ada at example')
  await page.getByRole('button', { name: 'Pay $10.00' }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
  await email.fill('ada@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Pay $10.00' }).click()
  await page.waitForURL(/\/planner\?payment_success=true/)
})

test('a card that asks for authentication pays after it, and does not when it fails', async ({ page }) => {
  await page.goto('/checkout?plan=explorer')
  await page.getByLabel('Card number').fill('4000 0025 0000 3155')
  await page.getByRole('button', { name: 'Pay $7.00' }).click()
  await page.getByRole('button', { name: 'Fail' }).click()
  await page.waitForURL(/\/planner\?/)
  await expect(page.getByText('No payment found')).toBeVisible({ timeout: 15_000 })

  await page.goto('/checkout?plan=explorer')
  await page.getByLabel('Card number').fill('4000 0025 0000 3155')
  await page.getByRole('button', { name: 'Pay $7.00' }).click()
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.waitForURL(/\/planner\?payment_success=true/)
  await expect(page.getByText('Explorer plan activated')).toBeVisible()
})

test('any plan but premium is the basic one at 7 dollars, and Cancel goes back', async ({ page }) => {
  await page.goto('/planner')
  await page.goto('/checkout?plan=gold')
  await expect(page.getByText('Basic Plan - 3-day itinerary with essential travel information')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay $7.00' })).toBeEnabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/planner$/)
})

test('a spinner shows until the payment is set up, and a failure is told in the specified words', async ({
  page,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/create-payment-intent', async (route) => {
    await held
    await route.fulfill({
      status: 503,
      json: {
        code: 'upstream-down',
        message: 'There was a problem setting up the payment. Please try again later.',
      },
    })
  })
  await page.goto('/checkout?plan=premium')
  await expect(page.getByRole('status').filter({ hasText: 'Setting up the payment' })).toBeVisible()
  answer()
  await expect(
    page.getByText('There was a problem setting up the payment. Please try again later.').first(),
  ).toBeVisible()
})

test('the pay button shows that it works, and a second click does not pay twice', async ({ page }) => {
  const confirmations: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) confirmations.push(request.url())
  })
  await page.route('**/confirm', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto('/checkout?plan=premium')
  await page.getByRole('button', { name: 'Pay $10.00' }).dblclick()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await page.waitForURL(/\/planner\?payment_success=true/)
  expect(confirmations).toHaveLength(1)
})

test('the address of the return alone unlocks nothing', async ({ page }) => {
  await page.goto('/planner?payment_success=true&plan=premium')
  await expect(page.getByText('No payment found')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('The free sample shows the first 3.')).toBeVisible()
})

for (const [plan, price, words] of [
  ['explorer', '$7.00', 'Explorer plan activated'],
  ['premium', '$10.00', 'Premium plan activated'],
] as const) {
  test(`somebody with an account buys ${plan}, and nobody pays for it twice`, async ({ page }) => {
    await signInByApi(page.request, somebody())
    await buyPlan(page, plan, price)
    await expect(page.getByText(words)).toBeVisible()
    expect(await planOf(page.request)).toBe(plan)
    await page.goto(`/checkout?plan=${plan}`)
    await expect(page.getByText('is already paid for. You can start planning.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden()
  })
}

test('a tab that is closed before the return loses nothing: the plan is there on the next visit', async ({
  page,
  context,
}) => {
  await page.goto('/checkout?plan=premium')
  await page.route('**/planner?payment_success=true**', (route) => route.abort())
  const confirmed = page.waitForResponse((response) => response.url().endsWith('/confirm'))
  await page.getByRole('button', { name: 'Pay $10.00' }).click()
  await confirmed
  await page.close()
  const later = await context.newPage()
  await expect(async () => {
    await later.goto('/planner')
    await expect(later.getByText(/Premium plans up to 10/)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
})

test('the return alone is enough when the notice of the payment never comes, and the plan is there on the next visit', async ({
  page,
}) => {
  await steerPayments('webhooks', { mode: 'drop' })
  try {
    await buyPlan(page, 'explorer', '$7.00')
    await expect(page.getByText('Explorer plan activated')).toBeVisible()
    await page.goto('/planner')
    await expect(page.getByText(/Explorer plans up to 3/)).toBeVisible()
  } finally {
    await steerPayments('webhooks', { mode: 'normal' })
  }
})

test('a payment that stays in processing opens the plan by itself once it is through', async ({ page }) => {
  await page.goto('/checkout?plan=explorer')
  await page.getByLabel('Card number').fill('4000 0000 0000 0093')
  await page.getByRole('button', { name: 'Pay $7.00' }).click()
  await page.waitForURL(/\/planner\?payment_success=true/)
  await expect(page.getByText('Explorer plan activated')).toBeVisible({ timeout: 15_000 })
})
