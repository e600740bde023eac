import type { Page } from '@playwright/test'
import { builtFileWith } from '../support/built-file'
import { awake, expect, test } from '../support/test'
import { plannedTrip, traveller } from '../support/trips'

/** Opens a page whose scripts are held back; the returned function releases them. */
async function openAsleep(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return async () => {
    arrive()
    await awake(page)
  }
}

test('nothing of what is typed into the trip form before the page is awake is lost', async ({ page }) => {
  const wake = await openAsleep(page, '/planner')
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-13')
  await page.getByText('Arrival and departure').click()
  await page.getByLabel('You arrive at').fill('14:30')
  await page.getByLabel('You leave at').fill('20:00')
  await page.getByText('Luxury', { exact: true }).click()
  await page.getByPlaceholder('Add an interest...').fill('Ceramics')
  await page.getByLabel('Additional info').pressSequentially('No lifts, please.')
  await wake()

  // What React has rendered from its own state: the text beside the fields.
  await expect(page.getByText('1 day. The free sample shows the first 3.')).toBeVisible()
  await expect(page.getByText('14:30, 20:00')).toBeVisible()
  await page.getByRole('button', { name: 'Add interest' }).click()
  await expect(page.getByRole('button', { name: 'Remove Ceramics' })).toBeVisible()
  // It stays after further renders.
  await page.getByRole('button', { name: 'Remove Museums' }).click()
  await expect(page.getByRole('button', { name: 'Remove Museums' })).toHaveCount(0)
  await expect(page.getByLabel('Start date')).toHaveValue('2027-04-13')
  await expect(page.getByLabel('You arrive at')).toHaveValue('14:30')
  await expect(page.getByRole('radio', { name: 'Luxury' })).toBeChecked()
  await expect(page.getByLabel('Additional info')).toHaveValue('No lifts, please.')

  await page.reload()
  await expect(page.getByLabel('End date')).toHaveValue('2027-04-13')
  await expect(page.getByText('14:30, 20:00')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Luxury' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Remove Ceramics' })).toBeVisible()
  await expect(page.getByLabel('Additional info')).toHaveValue('No lifts, please.')
})

test('what is typed goes on while the page wakes up', async ({ page }) => {
  const wake = await openAsleep(page, '/planner')
  const info = page.getByLabel('Additional info')
  const words = 'We meet a friend on the second evening, and we would like to see the sea on the last day.'
  await Promise.all([info.pressSequentially(words, { delay: 15 }), wake()])
  await page.getByText('Luxury', { exact: true }).click()
  await expect(info).toHaveValue(words)
  await page.reload()
  await expect(info).toHaveValue(words)
})

test('the button that was pressed last answers as soon as it can', async ({ page }) => {
  const wake = await openAsleep(page, '/planner')
  await page.getByRole('button', { name: 'Remove Museums' }).click()
  await page.getByRole('button', { name: /^Destination/ }).click()
  await wake()
  await page.getByPlaceholder('Search destinations...').fill('tok')
  await page.getByRole('option', { name: 'Tokyo, Japan' }).click()
  await expect(page.getByRole('button', { name: /^Destination/ })).toContainText('Tokyo, Japan')
  await expect(page.getByRole('button', { name: 'Remove Museums' })).toBeVisible()
})

test('a button that was pressed before something was typed does not take the focus away from it', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/planner')
  await page.getByRole('button', { name: /^Destination/ }).click()
  const info = page.getByLabel('Additional info')
  await info.click()
  await info.pressSequentially('Slowly')
  await wake()
  await expect(page.getByPlaceholder('Search destinations...')).toHaveCount(0)
  await info.pressSequentially(', please.')
  await expect(info).toHaveValue('Slowly, please.')
})

test('a question about the trip typed before the page is awake can be asked', async ({ page }) => {
  await traveller(page.request)
  await plannedTrip(page.request)
  const wake = await openAsleep(page, '/planner')
  await page.getByLabel('Ask about this trip').fill('How much in total?')
  await wake()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('in total')
})

test('a question typed while its part of the page is still on its way can be asked', async ({ page }) => {
  await traveller(page.request)
  await plannedTrip(page.request)
  await page.route(`**/assets/${builtFileWith('Ask about this trip')}`, async (route) => {
    await new Promise((go) => setTimeout(go, 5_000))
    await route.continue()
  })
  const wake = await openAsleep(page, '/planner')
  await page.getByLabel('Ask about this trip').fill('How much in total?')
  await page.getByRole('button', { name: 'Remove Museums' }).click()
  await wake()
  // The button that was pressed does not wait for the part that is late.
  await expect(page.getByRole('button', { name: 'Remove Museums' })).toHaveCount(0, { timeout: 3_000 })
  await page.getByLabel('Ask about this trip').press('End')
  await page.getByLabel('Ask about this trip').pressSequentially(' Roughly.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('in total')
})

test('an address typed into the newsletter’s form before the page is awake is taken', async ({ page }) => {
  const wake = await openAsleep(page, '/pricing')
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.fill('nobody@example.com')
  await wake()
  await expect(email).toHaveValue('nobody@example.com')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thanks for subscribing!')).toBeVisible()
})
