import { plannerWith } from '../support/buy-plan'
import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'

test('a family plans: the form keeps who travels, and the budget adds up for all of them', async ({
  page,
}) => {
  test.slow()
  await plannerWith(page, 'explorer')
  await pickDestination(page, 'Rome', 'Rome, Italy')
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-15')
  await page.getByText('Travellers', { exact: true }).click()
  await page.getByRole('button', { name: 'Adults: one more' }).click()
  await page.getByRole('button', { name: 'Children: one more' }).click()
  await page.getByLabel('Child 1').selectOption('4')
  await expectNoViolations(page)
  await page.reload()
  await expect(page.getByText('2 adults, 1 child (4)')).toBeVisible()

  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  const budget = page.getByRole('region', { name: 'Budget Breakdown' })
  await expect(budget.getByTestId('party-total')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Checks' }).locator('[data-status=fail]')).toHaveCount(0)
  const total = async () =>
    Number((await budget.getByTestId('party-total').innerText()).replace(/[^\d.]/g, ''))
  const three = await total()
  await budget.getByRole('button', { name: 'Change travellers' }).click()
  await page.getByRole('button', { name: 'Adults: one more' }).click()
  await page.getByRole('button', { name: 'Use these travellers' }).click()
  await expect.poll(total).toBeGreaterThan(three)

  const hotel = page.getByRole('link', { name: /^Look for hotels/ }).first()
  const search = new URL((await hotel.getAttribute('href')) ?? '').searchParams
  expect([search.get('checkin'), search.get('checkout')]).toEqual(['2027-04-13', '2027-04-15'])
  expect([search.get('group_adults'), search.get('age'), search.get('no_rooms')]).toEqual(['2', '4', '1'])
})
