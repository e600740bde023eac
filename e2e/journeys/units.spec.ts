import { expect, test } from '../support/test'
import { romeForm } from '../support/trip-form'
import { expectNoSideways } from '../support/views'

test.use({ locale: 'en-US' })

test('times and distances are those of the browser’s language, and can be chosen', async ({ page }) => {
  const planned = await page.request.post('/api/generate-itinerary', { data: romeForm({ planType: 'free' }) })
  expect(planned.status()).toBe(200)
  await page.goto('/planner')
  const day = page.getByRole('article', { name: /^Day 1: / })
  await expect(day.getByText(/^\d{1,2}:\d\d AM$/).first()).toBeVisible()
  await expect(day.getByText(/\d\.\d mi( |$)/).first()).toBeVisible()
  await expect(day.getByText(/\d km/)).toHaveCount(0)

  const form = page.getByRole('form', { name: 'Times, distances and money' })
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

test('totals are told in the currency of the browser’s country too, or in a chosen one', async ({ page }) => {
  const planned = await page.request.post('/api/generate-itinerary', { data: romeForm({ planType: 'free' }) })
  expect(planned.status()).toBe(200)
  await page.goto('/planner')
  const overview = page.getByText(/estimated for one traveller \(about /)
  await expect(overview).toContainText(/\(about \$[\d,]+\)/)
  const total = page.getByText(/^About .* by the reference rates of the European Central Bank of /)
  await expect(total).toContainText(/^About \$[\d,]+ /)

  const form = page.getByRole('form', { name: 'Times, distances and money' })
  const choose = async (money: string) => {
    await form.getByLabel('Totals also in').selectOption(money)
    // The page comes back as a new document.
    const back = page.waitForEvent('load')
    await form.getByRole('button', { name: 'Show them like this' }).click()
    await back
    await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  }
  await choose('JPY')
  await expect(overview).toContainText(/\(about ¥[\d,]+\)/)
  await expect(total).toContainText(/^About ¥[\d,]+ /)
  await expectNoSideways(page)
  await choose('EUR')
  await expect(overview).toHaveCount(0)
  await expect(total).toHaveCount(0)
  await choose('none')
  await expect(form.getByLabel('Totals also in')).toHaveValue('none')
  await expect(total).toHaveCount(0)
})

test('German, Japanese and Arabic browsers see one language, their own clock, and nothing sideways', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const clocks = { 'de-DE': /^\d\d:\d\d$/, 'ja-JP': /^\d\d:\d\d$/, 'ar-EG': /^\d{1,2}:\d\d [AP]M$/ }
  for (const [locale, clock] of Object.entries(clocks)) {
    const context = await browser.newContext({
      locale,
      viewport: { width: 390, height: 844 },
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    const planned = await page.request.post('/api/generate-itinerary', {
      data: romeForm({ planType: 'free' }),
      headers: { 'Accept-Language': locale },
    })
    expect(planned.status()).toBe(200)
    await page.goto('/planner')
    await page.locator('html[data-awake]').waitFor({ state: 'attached' })
    const day = page.getByRole('article', { name: /^Day 1: / })
    await expect(day.getByText(clock).filter({ visible: true }).first(), locale).toBeVisible()
    expect(await page.locator('main').innerText(), locale).not.toMatch(/[\u0600-\u06ff]|[年月日曜]|\bTag\b/)
    await expectNoSideways(page)
    await page.getByRole('button', { name: 'Generate Itinerary' }).scrollIntoViewIfNeeded()
    await page.goto('/')
    await expectNoSideways(page)
    expect(faults, locale).toEqual([])
    await context.close()
  }
})
