import { expect, test } from '../support/test'
import { plannedTrip, traveller, tripOf } from '../support/trips'

test('a trip moves to other dates with everything in it, and comes back as an earlier version', {
  tag: '@phone',
}, async ({ page }) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  const before = await tripOf(page.request, id)
  await page.goto(`/trips/${id}`)
  await page.getByText('Dates and earlier versions').click()
  await page.getByLabel('First day', { exact: true }).fill('2027-06-01')
  await page.getByRole('button', { name: 'Move the trip' }).click()
  await expect(page.getByText(/Tue 1 to Fri 4 June/).first()).toBeVisible()
  const moved = await tripOf(page.request, id)
  expect([moved.itinerary.startDate, moved.itinerary.endDate]).toEqual(['2027-06-01', '2027-06-04'])
  const titles = (trip: typeof moved) =>
    trip.itinerary.days.map(({ activities }) => activities.map(({ title }) => title))
  expect(titles(moved)).toEqual(titles(before))

  await page.getByText('Dates and earlier versions').click()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText(/Tue 13 to Fri 16 April/).first()).toBeVisible()
  expect((await tripOf(page.request, id)).version).toBe(3)
})

test('a page that is behind changes nothing and says so', async ({ page }) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  await page.goto(`/trips/${id}`)
  const { version, itinerary } = await tripOf(page.request, id)
  await page.request.put(`/api/trips/${id}`, {
    data: { version, itinerary: { ...itinerary, overview: 'From another tab' } },
  })
  await page.getByText('Dates and earlier versions').click()
  await page.getByLabel('First day', { exact: true }).fill('2027-06-01')
  await page.getByRole('button', { name: 'Move the trip' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'changed elsewhere' })).toBeVisible()
  expect(await tripOf(page.request, id)).toMatchObject({
    version: 2,
    itinerary: { overview: 'From another tab', startDate: '2027-04-13' },
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the dates change all the same', async ({ page }) => {
    await traveller(page.request, 'premium')
    const id = await plannedTrip(page.request)
    await page.goto(`/trips/${id}`)
    await page.getByText('Dates and earlier versions').click()
    await page.getByLabel('First day', { exact: true }).fill('2027-06-01')
    await page.getByRole('button', { name: 'Move the trip' }).click()
    expect((await tripOf(page.request, id)).itinerary.startDate).toBe('2027-06-01')
  })
})
