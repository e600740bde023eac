import { expectNoViolations } from '../support/no-violations'
import { fillSignIn, somebody } from '../support/sign-in'
import { expect, test } from '../support/test'

test('somebody adds a passkey, comes back with it, and removes it', async ({ page, context }) => {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const email = somebody()
  await page.goto('/api/login?returnTo=/profile')
  await fillSignIn(page, email)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove Passkey' })).toBeVisible()
  await expectNoViolations(page)

  await context.clearCookies()
  await page.goto('/auth?returnTo=/profile')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible()

  await page.getByRole('button', { name: 'Remove Passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove Passkey' })).toHaveCount(0)
  await context.clearCookies()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('This passkey opens no account here')
  await device.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
})
