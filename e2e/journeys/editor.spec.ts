import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'
import { plannedTrip, traveller } from '../support/trips'

/** Opens the editor on a trip of one's own and gives the trip's id. */
async function openEditor(page: Page): Promise<string> {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  await page.goto(`/trips/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Edit the itinerary' })).toBeVisible()
  return id
}

const stopsOf = (page: Page, day: number) =>
  page.getByRole('list', { name: `Stops of day ${day}` }).getByRole('heading', { level: 5 })

test('Edit works on a copy: Save Changes and Reset appear after changes, Reset restores the original', async ({
  page,
}) => {
  await openEditor(page)
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(0)
  const before = await stopsOf(page, 1).allTextContents()
  await page.getByRole('button', { name: `Move ${before[1]} down` }).click()
  await expect(stopsOf(page, 1)).toHaveText([
    before[0] ?? '',
    before[2] ?? '',
    before[1] ?? '',
    ...before.slice(3),
  ])
  await expect(page.getByRole('button', { name: `Move ${before[1]} down` })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(stopsOf(page, 1)).toHaveText(before)
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)
})
