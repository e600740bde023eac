import { buyPlan } from '../support/buy-plan'
import { expectNoViolations } from '../support/no-violations'
import { fillSignIn, somebody } from '../support/sign-in'
import { expect, test } from '../support/test'

test('a guest who bought Premium signs in, finds it in the account, and logs out', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const email = somebody()
  await buyPlan(page, 'premium', '$10.00')
  await expect(page.getByText('Premium plan activated')).toBeVisible()
  await page.goto('/profile')
  await fillSignIn(page, email)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('Ada Lovelace').first()).toBeAttached()
  await expect(page.getByText('Plan: Premium')).toBeVisible()

  await page.goto('/')
  await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Account menu' }).click()
  const menu = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Account' })
  await expect(menu.getByRole('link', { name: 'Saved Trips' })).toHaveAttribute('href', '/profile')
  await menu.getByRole('link', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/profile')
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('another person can sign in in the same browser', async ({ page }) => {
  const [first, second] = [somebody('ada.lovelace'), somebody('grace.hopper')]
  await page.goto('/profile')
  await fillSignIn(page, first)
  await expect(page.getByText(first)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  // The back button does not show the earlier page.
  await page.goBack()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByText(first)).toHaveCount(0)
  await page.goto('/profile')
  await fillSignIn(page, second)
  await expect(page.getByText(second)).toBeVisible()
})

test('a cancelled sign-in says so and can be begun again', async ({ page }) => {
  await page.goto('/api/login?returnTo=/profile')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The sign-in was cancelled. Nothing was changed.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Log in again' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})
