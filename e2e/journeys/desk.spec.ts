import { buyByApi } from '../support/buy-plan'
import { expectNoViolationsInBothThemes } from '../support/no-violations'
import { fillSignIn, signInByApi, somebody } from '../support/sign-in'
import { expect, test } from '../support/test'
import { romeForm } from '../support/trip-form'
import { expectNoSideways } from '../support/views'

const widths = [390, 1366]

test('the desk with a buyer on it: nothing for axe to find in either theme, nothing sideways', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000)
  // Somebody with two payments, a shared trip and one that is not.
  const buyer = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const email = somebody('grace.brewster.murray.hopper.of.arlington')
  await signInByApi(buyer, email)
  await buyByApi(buyer, 'explorer')
  const { paymentIntentId } = await buyByApi(buyer, 'premium')
  for (const endDate of ['2027-04-13', '2027-04-14'])
    expect((await buyer.post('/api/generate-itinerary', { data: romeForm({ endDate }) })).status()).toBe(200)
  await expect.poll(async () => (await (await buyer.get('/api/trips')).json()).length).toBe(2)
  const [trip]: { id: string }[] = await (await buyer.get('/api/trips')).json()
  expect((await buyer.post(`/api/trips/${trip?.id}/share`)).status()).toBe(200)
  await buyer.dispose()

  await page.goto('/api/login?returnTo=/desk')
  await fillSignIn(page, 'operator@example.com')
  await page.waitForURL(/\/desk$/)
  await page.getByLabel('Find a buyer or a trip').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('heading', { name: email })).toBeVisible()
  const account = page.getByRole('region', { name: email })
  await expect(account).toContainText('Premium for $10.00')
  await expect(account).toContainText('Rome, Italy')

  // An action by hand: the page says that it was done, and lists it.
  const payment = account.getByRole('form', { name: `Payment ${paymentIntentId}` })
  await payment.getByLabel('Reason').fill('Asked on the phone')
  await payment.getByRole('button', { name: 'Send the receipt again' }).click()
  await expect(page.getByRole('status')).toHaveText('Done, and noted below.')
  await expect(page.getByRole('region', { name: 'What was done here' })).toContainText('Asked on the phone')

  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideways(page)
    await expectNoViolationsInBothThemes(page)
    if (process.env.LOOK_AT)
      await page.screenshot({ path: `${process.env.LOOK_AT}/desk-${width}.png`, fullPage: true })
  }
})
