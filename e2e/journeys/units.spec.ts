import { expect, test } from '../support/test'
import { romeForm } from '../support/trip-form'

test.use({ locale: 'en-US' })

test('times and distances are those of the browser’s language, and can be chosen', async ({ page }) => {
  const planned = await page.request.post('/api/generate-itinerary', { data: romeForm({ planType: 'free' }) })
  expect(planned.status()).toBe(200)
  await page.goto('/planner')
  const day = page.getByRole('article', { name: /^Day 1: / })
  await expect(day.getByText(/^\d{1,2}:\d\d AM$/).first()).toBeVisible()
  await expect(day.getByText(/\d\.\d mi( |$)/).first()).toBeVisible()
  await expect(day.getByText(/\d km/)).toHaveCount(0)

  const form = page.getByRole('form', { name: 'Times and distances' })
  await form.getByText('14:30').click()
  await form.getByText('Kilometres').click()
  await form.getByRole('button', { name: 'Show them like this' }).click()
  await expect(day.getByText(/^\d\d:\d\d$/).first()).toBeVisible()
  await expect(day.getByText(/\d\.\d km/).first()).toBeVisible()
  for (const name of ['Day-by-Day', 'Checks']) {
    const part = page.getByRole('region', { name })
    await expect(part.getByText(/\d [AP]M\b|\d mi\b/)).toHaveCount(0)
  }
})
