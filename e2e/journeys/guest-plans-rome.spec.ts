import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'
import { unfold } from '../support/views'

// Once with all animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a guest previews the sample, buys Premium with a test card and watches four days in Rome arrive', {
  tag: '@phone',
}, async ({ page }) => {
  // Many steps, each of them quick.
  test.slow()
  await page.goto('/planner')
  const generate = page.getByRole('button', { name: /Generate/ })
  await expect(generate).toBeDisabled()
  await pickDestination(page, 'rom', 'Rome, Italy')

  await generate.click()
  await expect(page.getByRole('heading', { name: /^Day 3: / })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Day 4: / })).toHaveCount(0)
  await expect(page.getByText('Free sample, 3 days')).toBeVisible()

  await page.goto('/checkout?plan=premium')
  await expect(page.getByRole('heading', { name: 'Complete your purchase' })).toBeVisible()
  await expect(
    page.getByText('Premium Plan - 7-10 day detailed itinerary with restaurant recommendations'),
  ).toBeVisible()
  await expect(page.getByLabel('Card number')).not.toHaveValue('')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Pay $10.00' }).click()
  await page.waitForURL(/\/planner\?payment_success=true/)
  await expect(page.getByText('Premium plan activated')).toBeVisible()
  // What was asked for before is planned at once; then the form is one line on a phone.
  await unfold(page, 'Change or plan another')
  await pickDestination(page, 'Rome', 'Rome, Italy')
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-16')
  await page.getByText('Moderate', { exact: true }).click()
  await generate.click()

  const days = page.getByRole('article')
  await expect(days).toHaveCount(4)
  await expect(page.getByRole('heading', { name: /^Day 1: / })).toBeVisible()
  await unfold(page, 'Checks')
  const proof = page.getByRole('region', { name: 'Checks' })
  await expect(proof.getByText('16 of 16 passed')).toBeVisible()
  await expect(proof.getByText('Open when you arrive')).toBeHidden()
  await proof.getByText('16 of 16 passed').click()
  await expect(proof.getByText('Open when you arrive')).toBeVisible()

  const second = days.nth(1)
  await expect(second.getByRole('listitem')).toHaveCount(0)
  await second.getByRole('button', { name: 'Expand' }).click()
  await expect(second.getByRole('listitem').nth(4)).toBeVisible()
  await expect(second.getByRole('heading', { name: 'Breakfast' })).toBeVisible()
  await second.getByRole('button', { name: 'Collapse' }).click()
  await expect(second.getByRole('listitem')).toHaveCount(0)
  await expectNoViolations(page)

  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(4)
  await unfold(page, 'Change or plan another')
  await expect(page.getByRole('button', { name: /^Destination/ })).toContainText('Rome, Italy')
})

test('the sample can be had without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/planner')
  await page.locator('noscript select, select[name=destination]').selectOption('Rome, Italy')
  // Three days without a public holiday.
  await page.getByLabel('Start date').fill('2027-05-10')
  await page.getByLabel('End date').fill('2027-05-12')
  await page.getByRole('button', { name: 'Generate Itinerary' }).last().click()
  await expect(page.getByRole('heading', { name: /^Day 3: / })).toBeVisible()
  await expect(page.getByText('16 of 16 passed')).toBeVisible()
  await context.close()
})
