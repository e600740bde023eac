import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'

// The browser's own fields would say TT.MM.JJJJ here.
test.use({ locale: 'de-DE' })

const part = (page: Page, name: RegExp) => page.getByRole('spinbutton', { name })
const posted = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

test('a date is written in the language of the page, typed in parts, chosen in a calendar, and posted as before', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  const from = posted(page, 'startDate')
  const today = new Date(`${await from.inputValue()}T12:00Z`)
  const words = `${today.getUTCDate()} ${today.toLocaleString('en', { month: 'short' })} ${today.getUTCFullYear()}`
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expectNoViolations(page, 'colours')

  await page.getByLabel('From', { exact: true }).click({ position: { x: 30, y: 20 } })
  await expect(part(page, /^day/)).toBeFocused()
  await page.keyboard.type('13042027')
  await expect(posted(page, 'startDate')).toHaveValue('2027-04-13')
  await expect(part(page, /^month/)).toHaveText('04')
  await expectNoViolations(page)

  await page.getByLabel('To', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(part(page, /^day.*To/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Calendar/ })
    .last()
    .click()
  const calendar = page.getByRole('dialog')
  await expect(calendar.getByRole('grid')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await part(page, /^day.*To/).click()
  await page.keyboard.type('15042027')
  await page.getByLabel('Destination').fill('Rome, Italy')
  await page.getByRole('button', { name: 'Plan My Trip' }).click()
  await expect(page).toHaveURL(/startDate=2027-04-13&endDate=2027-04-15/)
})

test('dates stay in the language of the page when the form was sent', async ({ page }) => {
  await page.goto('/planner?destination=Rome, Italy')
  const start = page.getByLabel('Start date')
  const words = start.locator('xpath=following-sibling::span')
  const said = await words.textContent()
  await page.getByRole('button', { name: 'Generate Itinerary' }).last().click()
  await expect(page.getByRole('tab', { name: /^Day 1/ })).toBeVisible({ timeout: 30_000 })
  // What the browser calls valid is no longer what the page says before it listens.
  expect(await start.evaluate((field) => field.matches(':user-valid'))).toBe(true)
  await expect(start).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  await expect(words).toBeVisible()
  await expect(words).toHaveText(said ?? '')
})

test('a time has the twelve hours that its reader chose', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'units', value: '12-km', url: baseURL ?? '' }])
  await page.goto('/planner')
  await page.getByText('Arrival and departure').click()
  await page.getByLabel('You arrive at').fill('14:30')
  await page.getByLabel('You arrive at').click({ position: { x: 30, y: 20 } })
  await expect(part(page, /^hour/)).toHaveText('02')
  await expect(part(page, /^am\/pm/i)).toHaveText(/^pm$/i)
  await part(page, /^hour/).press('ArrowUp')
  await expect(posted(page, 'arrivalTime')).toHaveValue('15:30')
  await expect(page.getByText('from 3:30 PM')).toBeVisible()
  await expectNoViolations(page)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the browser’s own field stays', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('From', { exact: true }).fill('2027-04-13')
    await expect(posted(page, 'startDate')).toHaveValue('2027-04-13')
    expect(await posted(page, 'startDate').evaluate((input) => getComputedStyle(input).color)).not.toBe(
      'rgba(0, 0, 0, 0)',
    )
  })
})
