import { readFile } from 'node:fs/promises'
import { expectNoViolations } from '../support/no-violations'
import { signInByApi } from '../support/sign-in'
import { expect, test } from '../support/test'
import { plannedTrip, traveller } from '../support/trips'

test('everything that is stored about me is one file', async ({ page }) => {
  const email = await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request, { additionalInfo: 'A table by the window' })
  await page.goto('/profile')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  const everything = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(everything.account).toMatchObject({ email })
  expect(everything.trips).toMatchObject([{ id, destination: 'Rome, Italy' }])
  expect(everything.trips[0].request.additionalInfo).toBe('A table by the window')
  expect(everything.trips[0].itinerary.days).toHaveLength(4)
  expect(everything.purchases).toMatchObject([{ plan: 'premium', status: 'succeeded' }])
  await expectNoViolations(page)
})

test('a deleted account takes everything along: trips, links, calendars, plan and session', async ({
  page,
  browser,
}) => {
  const email = await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  const { shareUrl } = await (await page.request.post(`/api/trips/${id}/share`)).json()
  const { feedUrl } = await (await page.request.post(`/api/trips/${id}/feed`)).json()
  await page.goto('/profile')
  await page.getByText('Delete my account').first().click()
  await page.getByLabel('I am sure, delete everything').check()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/auth\?erased=yes$/)
  await expect(page.getByText('Your account is deleted, with its trips and links.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const anybody = await browser.newContext()
  for (const url of [shareUrl, feedUrl]) expect((await anybody.request.get(url)).status()).toBe(404)
  await anybody.close()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  await signInByApi(page.request, email)
  expect(await (await page.request.get('/api/trips')).json()).toEqual([])
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ email, planType: 'free' })
  expect((await page.request.get('/planner')).status()).toBe(200)
})

test('nothing is deleted by accident or from elsewhere', async ({ page }) => {
  await traveller(page.request)
  await page.request.post('/account/erase', { form: {} })
  await page.request.post('/account/erase', {
    form: { sure: 'yes' },
    headers: { Origin: 'https://elsewhere.example' },
  })
  expect((await page.request.get('/api/auth/user')).status()).toBe(200)
  await page.goto('/profile?kept=subscribed')
  await expect(page.getByRole('alert')).toContainText('Cancel it under Billing first')
})
