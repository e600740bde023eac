import { plannerWith } from '../support/buy-plan'
import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'

for (const { typed, label } of [
  { typed: 'Rome', label: 'Rome, Italy' },
  // A town without a catalogue.
  { typed: 'ghent', label: 'Ghent, Belgium' },
])
  test(`the first day begins with the arrival and the last ends with the departure: ${label}`, async ({
    page,
  }) => {
    test.slow()
    await plannerWith(page, 'explorer')
    await pickDestination(page, typed, label)
    await page.getByLabel('Start date').fill('2027-04-13')
    await page.getByLabel('End date').fill('2027-04-15')
    const line = page.getByText('Arrival and departure')
    await line.click()
    await page.getByLabel('You arrive at').fill('14:30')
    await page.getByLabel('You leave at').fill('12:00')
    await expect(page.getByText('14:30, 12:00')).toBeVisible()
    await expectNoViolations(page)

    await page.reload()
    await expect(page.getByText('14:30, 12:00')).toBeVisible()
    await page.getByRole('button', { name: 'Generate Itinerary' }).click()
    await expect(page.getByRole('article', { name: /^Day 1: / })).toContainText('You arrive at 14:30.')
    const proof = page.getByRole('region', { name: 'Checks' })
    await expect(proof).toBeVisible()
    await expect(proof.locator('[data-status=fail]')).toHaveCount(0)
    const first = page.getByRole('article', { name: /^Day 1: / })
    await expect(first.getByRole('heading', { name: 'Breakfast' })).toHaveCount(0)
    await expect(first.getByRole('heading', { name: 'Dinner' })).toBeVisible()
    await page.getByRole('tab', { name: /^Day 3/ }).click()
    await expect(page.getByRole('article', { name: /^Day 3: / })).toContainText('You leave at 12:00.')
  })

test('on a single day one cannot leave before one arrives, and is told where it is typed', async ({
  page,
}) => {
  await page.goto('/planner')
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-13')
  await page.getByText('Arrival and departure').click()
  await page.getByLabel('You arrive at').fill('14:30')
  await page.getByLabel('You leave at').fill('09:00')
  await expect(page.getByText('You leave before you arrive.')).toBeVisible()
  await expect(page.getByLabel('You leave at')).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page)
  await page.getByLabel('You leave at').fill('')
  await expect(page.getByText('You leave before you arrive.')).toHaveCount(0)
  await expect(page.getByLabel('You leave at')).toBeVisible()
  await expect(page.getByText('from 14:30')).toBeVisible()
})
