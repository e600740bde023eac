import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test'
import { tripToLookAt } from '../support/trips'

const boxOf = async (there: Locator) => {
  const box = await there.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

test('on a phone the mark of a sample is one line, its poster is seen above it, and units take two rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/planner?destination=Lisbon&startDate=2027-04-13&endDate=2027-04-15')
  await page.getByRole('button', { name: /^Generat/ }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(
    (await boxOf(page.getByRole('region', { name: /^Overview/ }).getByText(/^Free sample/))).height,
  ).toBeLessThan(32)
  // The locked tools leave the words alone.
  await expect(page.getByRole('button', { name: 'Upgrade to Edit' })).toBeVisible()
  const units = page.getByRole('form', { name: 'Times, distances and money' })
  expect((await boxOf(units)).height).toBeLessThan(180)
  for (const option of await units.locator('label').all())
    expect(await option.evaluate((label) => label.scrollWidth - label.clientWidth)).toBeLessThanOrEqual(0)
})

test('beside a plan, chosen interests stand two in a row and a name keeps to one line', async ({ page }) => {
  await page.goto('/planner')
  const first = await boxOf(page.getByRole('button', { name: 'Remove Sightseeing' }))
  const second = await boxOf(page.getByRole('button', { name: 'Remove Food & Dining' }))
  expect(second.y).toBe(first.y)
  expect(Math.min(second.height, second.width)).toBeGreaterThanOrEqual(36)
  const filters = page.getByRole('button', { name: /^Advanced Filters/ })
  expect((await boxOf(filters)).height).toBeLessThan(56)
})

test('a shared day says Expand or Collapse, and its title is below one line alone', async ({ page }) => {
  const { shared } = await tripToLookAt(page, { startDate: '2027-04-13', endDate: '2027-04-14' })
  await page.goto(shared)
  const [open, closed] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
  await expect(open.getByText('Collapse', { exact: true })).toBeVisible()
  await expect(open.getByText('Expand', { exact: true })).toBeHidden()
  await expect(closed.getByText('Expand', { exact: true })).toBeVisible()
  await expect(open).toHaveCSS('border-top-width', '0px')
  await closed.getByText('Expand', { exact: true }).click()
  await expect(closed.getByText('Collapse', { exact: true })).toBeVisible()
})
