import { expect, test } from '../support/test'
import { plannedTrip, traveller } from '../support/trips'
import { expectNoSideways } from '../support/views'

async function sharedTenDays(page: import('@playwright/test').Page) {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request, { startDate: '2027-05-03', endDate: '2027-05-12' })
  const { shareUrl } = await (await page.request.post(`/api/trips/${id}/share`)).json()
  return { id, path: new URL(shareUrl).pathname }
}

test('a long trip is drawn day by day: what is open by the server, the rest in the browser, all of it on paper', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const { path } = await sharedTenDays(page)
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const reader = await plain.newPage()
  await reader.goto(path)
  await expect(reader.getByText(/^Route of day \d+$/)).toHaveCount(1)
  // Without a script the stops of every other day are listed, and a link leads to its drawing.
  const ninth = reader.locator('article[data-day="9"]')
  await ninth.getByRole('heading').click()
  await expect(ninth.getByText(/^\d\d:\d\d /).first()).toBeVisible()
  await ninth.getByRole('link', { name: 'Day 9 with its route and descriptions' }).click()
  await expect(reader).toHaveURL(/\?day=9#day-9$/)
  await expect(ninth.getByText('Route of day 9')).toBeVisible()
  await plain.close()

  // With one, a day that is opened shows itself, and in the end there is nothing that paper would lack.
  await page.goto(path)
  const tenth = page.locator('article[data-day="10"]')
  await tenth.getByRole('heading').click()
  await expect(tenth.getByText('Route of day 10')).toBeVisible()
  await expect(page.getByText(/^Route of day \d+$/)).toHaveCount(10)
  await expectNoSideways(page)
})

test('a day of a long trip has an address, in the planner too', async ({ page }) => {
  const { id, path } = await sharedTenDays(page)
  await page.goto(`${path}?day=9`)
  await expect(page.locator('article[data-day="9"]').getByText('Route of day 9')).toBeVisible()
  await page.goto(`/trips/${id}?day=9`)
  await expect(page.getByText('Route of day 9')).toBeVisible()
  await expect(page.getByText('Route of day 1', { exact: true })).toHaveCount(0)
  // The strips of all other days are there once the page has started.
  await expect(page.locator('article[data-day="10"] [role="img"]')).toBeVisible()
})
