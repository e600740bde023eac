import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/no-violations'
import { signInByApi, somebody } from '../support/sign-in'
import { subscribeByApi } from '../support/subscribe'
import { expect, test } from '../support/test'
import { romeForm } from '../support/trip-form'

async function memberMakesGift(page: Page): Promise<string> {
  await signInByApi(page.request, somebody())
  await subscribeByApi(page.request)
  await page.goto('/account/billing')
  await page.getByRole('button', { name: 'Make a gift link' }).click()
  return page.getByLabel('Gift link').inputValue()
}

const plan = (page: Page, more: object = {}) =>
  page.request.post('/api/generate-itinerary', { data: romeForm({ planType: 'premium', ...more }) })

test('a gift is accepted by a guest, makes one Premium itinerary, and no second one', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const url = await memberMakesGift(page)
  expect(url).toMatch(/\/gift\/[\w-]{27,}$/)
  await expectNoViolations(page)

  const guest = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await guest.goto(url)
  await expect(guest.getByRole('heading', { name: 'A trip for you' })).toBeVisible()
  await expectNoViolations(guest)
  await guest.reload()
  await guest.getByRole('button', { name: 'Accept the gift' }).click()
  await expect(guest.getByRole('heading', { name: 'It is yours' })).toBeVisible()

  const first = await plan(guest)
  expect(first.status()).toBe(200)
  expect((await first.json()).days).toHaveLength(4)
  const second = await plan(guest, { destination: 'Paris, France' })
  expect(second.status()).toBe(402)
  expect(await second.json()).toMatchObject({ title: 'Your gift is used' })
  await guest.goto(url)
  await expect(guest.getByRole('heading', { name: 'You used this gift' })).toBeVisible()
  await guest.close()

  const late = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await late.goto(url)
  await expect(late.getByRole('heading', { name: 'This gift is gone' })).toBeVisible()
  expect((await plan(late)).status()).toBe(403)
  await late.close()

  await page.reload()
  await expect(page.getByText('Your gift became a trip.')).toBeVisible()
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'This gift is gone' })).toBeVisible()
})

test('a gift that was taken back opens nothing, and makes room for another', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = await memberMakesGift(page)
  await page.getByRole('button', { name: 'Take the gift back' }).click()
  await expect(page.getByRole('button', { name: 'Make a gift link' })).toBeVisible()
  const guest = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await guest.goto(url)
  await expect(guest.getByRole('heading', { name: 'This gift is gone' })).toBeVisible()
  await guest.close()
  await page.getByRole('button', { name: 'Make a gift link' }).click()
  expect(await page.getByLabel('Gift link').inputValue()).not.toBe(url)
})

for (const script of [true, false]) {
  test.describe(script ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: script })

    test('a gift that was accepted meanwhile cannot be taken back, and the page says so', async ({
      page,
      playwright,
      baseURL,
    }) => {
      const url = await memberMakesGift(page)
      const guest = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
      expect((await guest.post(url, { form: {} })).status()).toBe(200)
      await guest.dispose()
      await page.getByRole('button', { name: 'Take the gift back' }).click()
      await expect(page.getByRole('alert')).toHaveText(
        'Somebody accepted this gift, so it cannot be taken back.',
      )
      await expect(page.getByText('Somebody accepted your gift.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Take the gift back' })).toHaveCount(0)
    })

    test('who is no longer a member is told why no gift is made', async ({ page }) => {
      await signInByApi(page.request, somebody())
      const payment = await subscribeByApi(page.request)
      await page.goto('/account/billing')
      await page.request.post('/refund', { form: { payment } })
      await page.getByRole('button', { name: 'Make a gift link' }).click()
      await expect(page.getByRole('alert')).toHaveText(
        'Gift itineraries are for members of the Globetrotter Club.',
      )
      await expect(page.getByRole('button', { name: 'Make a gift link' })).toHaveCount(0)
    })
  })
}

test('without a network the gift stays as it is, the page says so, and the next try works', async ({
  page,
  context,
}) => {
  await memberMakesGift(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Take the gift back' }).click()
  await expect(page.getByRole('alert')).toHaveText('That did not reach us. Please try again.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Take the gift back' }).dblclick()
  await expect(page.getByRole('button', { name: 'Make a gift link' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
