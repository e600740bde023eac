import { expect, test } from '../support/test'
import { expectNoSideways, jsonLd } from '../support/views'

test.describe('the prices', () => {
  test('four plans with what is in them and where they are bought', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/pricing')
    const plan = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(plan('Free')).toContainText('$0')
    await expect(plan('Free')).toContainText('no credit card')
    await expect(plan('Free')).toContainText('Sample itinerary preview')
    await expect(plan('Free')).toContainText('Basic destination info')
    await expect(plan('Free').getByRole('link')).toHaveAttribute('href', '/planner')

    await expect(plan('Explorer')).toContainText('$7')
    await expect(plan('Explorer')).toContainText('one-time')
    for (const feature of ['3-day custom itinerary', 'PDF export', 'Basic customization']) {
      await expect(plan('Explorer').getByText(feature)).toBeVisible()
    }
    await expect(plan('Explorer').getByRole('link')).toHaveAttribute('href', '/checkout?plan=explorer')

    await expect(plan('Premium')).toContainText('$10')
    await expect(plan('Premium')).toContainText('MOST POPULAR')
    for (const feature of [
      '7-10 day itinerary',
      'Advanced filters',
      'Save and share features',
      'Restaurant recommendations',
    ]) {
      await expect(plan('Premium').getByText(feature)).toBeVisible()
    }
    await expect(plan('Premium').getByRole('link')).toHaveAttribute('href', '/checkout?plan=premium')

    await expect(plan('Globetrotter Club')).toContainText('$15')
    for (const feature of ['Unlimited trip planning', 'Priority access', '1 free gift itinerary per month']) {
      await expect(plan('Globetrotter Club').getByText(feature)).toBeVisible()
    }
    await expect(plan('Globetrotter Club').getByRole('link')).toHaveAttribute('href', '/subscribe')
    await expect(page.getByText('7-day money-back guarantee: contact us within 7 days')).toBeVisible()
    await expectNoSideways(page)
  })

  test('by the year the club costs 99 dollars, saves 34% and is joined by the year', async ({ page }) => {
    await page.goto('/pricing')
    await expect(page.getByRole('link', { name: 'Monthly' })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: 'Yearly Save 34%' }).click()
    await expect(page).toHaveURL(/\/pricing\?billing=yearly$/)
    const club = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Globetrotter Club' }) })
    await expect(club).toContainText('$99')
    await expect(club).toContainText('Save 34%')
    await expect(club.getByRole('link')).toHaveAttribute('href', '/subscribe?yearly=true')
    await page.getByRole('link', { name: 'Monthly' }).click()
    await expect(club).toContainText('$15')
  })

  test('questions are answered', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByText('Is a one-time plan a subscription?').click()
    await expect(page.getByText('Explorer and Premium are paid once, and nothing renews.')).toBeVisible()
  })
})

test('the offers are told to search engines', async ({ page }) => {
  await page.goto('/pricing')
  const product = await jsonLd(page, 'Product')
  expect(product.offers.map(({ price }: { price: string }) => price)).toEqual([
    '0.00',
    '7.00',
    '10.00',
    '15.00',
  ])
  expect(await jsonLd(page, 'FAQPage')).toBeTruthy()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the toggle is two links', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Yearly Save 34%' }).click()
    await expect(page.getByText('$99', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Join the Club' })).toHaveAttribute(
      'href',
      '/subscribe?yearly=true',
    )
  })
})
