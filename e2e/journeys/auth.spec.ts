import { codeIn, mailTo } from '../support/mailbox'
import { somebody } from '../support/sign-in'
import { expect, test } from '../support/test'
import { expectNoSideways } from '../support/views'

const ways = ['Continue with Google', 'Continue with Facebook', 'Continue with Apple']

test.describe('the login page', () => {
  test('has three providers and mail', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/auth')
    for (const way of ways) {
      await expect(page.getByRole('link', { name: way })).toHaveAttribute(
        'href',
        `/api/login?provider=${way.replace('Continue with ', '').toLowerCase()}`,
      )
    }
    await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
    await expect(page.getByLabel('Send me travel inspiration and offers by email')).not.toBeChecked()
    await expect(page.getByRole('link', { name: 'Terms', exact: true }).first()).toHaveAttribute(
      'href',
      '/terms',
    )
    await expectNoSideways(page)
  })

  test('sends the mail to the address that was typed, and leads back', async ({ page }) => {
    const email = somebody()
    await page.goto('/auth?returnTo=/profile')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Send me travel inspiration and offers by email').check({ force: true })
    await page.getByRole('button', { name: 'Continue with Email' }).click()
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
    const mail = await mailTo(email, /is your code to log in/)
    await page.getByLabel('Code').fill(codeIn(mail))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await mailTo(email, /newsletter/i)
  })

  test('says what an account is good for, and marks the sample voice as one', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByText('Save every trip and find it again on any device')).toBeVisible()
    await expect(page.getByRole('figure')).toContainText(
      'Sample voices, until our first travellers allow us to print theirs.',
    )
  })
})

test('the way back is passed on', async ({ page }) => {
  await page.goto('/auth?returnTo=%2Fprofile%3Ftab%3Dsaved')
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fprofile%3Ftab%3Dsaved&provider=google',
  )
})

for (const elsewhere of [
  '//elsewhere.example',
  'https://elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
]) {
  test(`a way back to ${elsewhere} is not`, async ({ page }) => {
    await page.goto(`/auth?returnTo=${encodeURIComponent(elsewhere)}`)
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/login?provider=google',
    )
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('it has the same ways', async ({ page }) => {
    await page.goto('/auth')
    for (const way of ways) await expect(page.getByRole('link', { name: way })).toBeVisible()
  })
})
