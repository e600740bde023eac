import { plannerWith } from '../support/buy-plan'
import { openEditorToSave, saveChanges, stopTitles, titlesOf } from '../support/editor'
import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'
import { tripOf } from '../support/trips'
import { unfold } from '../support/views'

test('a guest with Explorer plans a town that nobody has a catalogue of, and is told what kind of plan it is', {
  tag: '@phone',
}, async ({ page }) => {
  // Many steps, each of them quick.
  test.slow()
  await plannerWith(page, 'explorer')
  await pickDestination(page, 'vilnius', 'Vilnius, Lithuania')
  await page.getByLabel('Start date').fill('2027-05-01')
  await page.getByLabel('End date').fill('2027-05-03')
  await page.getByRole('button', { name: /Generate/ }).click()

  await expect(page.getByRole('heading', { name: 'Day 1: A first look at Vilnius' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByText('A sketch, not a checked plan.')).toBeVisible()
  await expect(page.getByText(/It is a sketch: I know no places there, so I name none/)).toBeVisible()
  await expect(page.getByText('Not priced')).toBeVisible()
  await unfold(page, 'Travel Tips')
  await expect(page.getByText(/Public holidays? in Lithuania: Sat 1 May/)).toBeVisible()

  const essentials = page.getByRole('region', { name: 'Travel Essentials' })
  await unfold(page, 'Travel Essentials')
  await expect(essentials.getByText('The money in Lithuania is the euro (EUR).')).toBeVisible()
  await expect(essentials.getByText(/We have no checked facts/)).toBeVisible()

  const proof = page.getByRole('region', { name: 'Checks' })
  await unfold(page, 'Checks')
  await expect(proof.getByText(/There is no catalogue of Vilnius/)).toBeVisible()
  await expect(proof.locator('[data-status=fail]')).toHaveCount(0)
  await unfold(page, 'Budget Breakdown')
  await expect(page.getByRole('region', { name: 'Budget Breakdown' })).toContainText('Not estimated')

  const first = page.getByRole('article').first()
  await expect(first.getByRole('heading', { name: /Walk through the centre of Vilnius/ })).toBeVisible()
  await expect(first.getByText('Open when you arrive')).toHaveCount(0)
  await expectNoViolations(page)

  await page.reload()
  await expect(page.getByText('A sketch, not a checked plan.')).toBeVisible()
  await unfold(page, 'Change or plan another')
  await expect(page.getByRole('button', { name: /^Destination/ })).toContainText('Vilnius, Lithuania')
})

test('a sketch can be edited and shared: what a person adds stands beside the ideas', async ({
  page,
  browser,
}) => {
  test.slow()
  const sketch = { destination: 'Hallstatt, Austria', startDate: '2027-05-03', endDate: '2027-05-05' }
  const id = await openEditorToSave(page, sketch)
  const [, first = '', second = ''] = await titlesOf(page, 1)
  await page.getByRole('button', { name: `Move ${second} up` }).click()
  await expect(stopTitles(page, 1).nth(1)).toHaveText(second)
  await saveChanges(page)
  await page.getByRole('button', { name: 'Done Editing' }).click()
  await expect(page.getByText('A sketch, not a checked plan.')).toBeVisible()
  await expect(page.locator('[data-status=fail]')).toHaveCount(0)
  expect((await tripOf(page.request, id)).itinerary.days[0]?.activities[2]?.title).toBe(first)

  const { shareUrl } = await (await page.request.post(`/api/trips/${id}/share`)).json()
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(shareUrl)
  await expect(reader.getByText('A sketch, not a checked plan.')).toBeVisible()
  await expect(reader.getByText('cost not estimated').first()).toBeVisible()
  await reader.context().close()
})
