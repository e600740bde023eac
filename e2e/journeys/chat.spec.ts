import type { Page } from '@playwright/test'
import { stopTitles, titlesOf } from '../support/editor'
import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'
import { plannedTrip, traveller, tripOf, tripToLookAt } from '../support/trips'
import { ask, expectNoSideways } from '../support/views'

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })

/** Own words stand to the right, all others carry the sign of the assistant. */
async function expectToldApart(page: Page) {
  const own = log(page).locator('[data-role=user]')
  const reply = log(page).locator('[data-role=assistant]')
  await expect(reply.getByText('AI', { exact: true })).toBeVisible()
  await expect(own.getByText('AI', { exact: true })).toHaveCount(0)
  const [row, words, answer] = await Promise.all([
    own.boundingBox(),
    own.getByRole('paragraph').boundingBox(),
    reply.getByRole('paragraph').first().boundingBox(),
  ])
  if (!row || !words || !answer) throw new Error('not on the page')
  expect(words.x - row.x).toBeGreaterThan(row.x + row.width - words.x - words.width)
  expect(answer.x).toBeLessThan(words.x)
}

test('the assistant narrates the sample, answers questions about it, and keeps changes for Premium', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/planner')
  await expect(page.getByTestId('guide')).toContainText('Where would you like to go?')
  await pickDestination(page, 'Rome', 'Rome, Italy')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page.getByTestId('guide')).toContainText('Here is a free sample for Rome, Italy')
  await expect(page.getByTestId('guide').getByText('AI', { exact: true })).toBeVisible()
  await ask(page, 'How much in total?')
  await expect(log(page)).toContainText('in total for one traveller')
  await expectToldApart(page)
  await ask(page, 'no museums')
  await expect(log(page)).toContainText('comes with Premium and the Globetrotter Club')
  await ask(page, 'sing me a song')
  await expect(log(page)).toContainText('I did not understand that.')
  await expectNoSideways(page)
  await expectNoViolations(page)
})

test('a wish is shown beside the plan, taken over, and saved', { tag: '@phone' }, async ({ page }) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  await page.goto(`/trips/${id}`)
  await ask(page, 'swap day 1 and 2')
  const dialog = page.getByRole('dialog', { name: 'Day 1 and day 2 swapped' })
  await expect(dialog.getByRole('row', { name: /^Cost/ })).toBeVisible()
  await expectNoViolations(page)
  await expectNoSideways(page)
  const before = await tripOf(page.request, id)
  await dialog.getByRole('button', { name: 'Use this plan' }).click()
  await expect(log(page)).toContainText('It is not saved yet')
  const title = before.itinerary.days[1]?.activities[0]?.title ?? ''
  await expect(page.getByRole('article', { name: /^Day 1/ })).toContainText(title)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  const after = await tripOf(page.request, id)
  expect(after.version).toBe(before.version + 1)
  expect(after.itinerary.days[0]?.activities[0]?.title).toBe(title)
})

test('while the editor is open a wish goes into the edit', async ({ page }) => {
  const { id } = await tripToLookAt(page, { endDate: '2027-04-14' })
  await page.goto(`/trips/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const [first = ''] = await titlesOf(page, 1)
  await ask(page, `skip ${first}`)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await expect(stopTitles(page, 1).filter({ hasText: first })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(stopTitles(page, 1).filter({ hasText: first })).toHaveCount(1)
})

test('a wish that was asked for before the editor opened goes into the edit too', async ({ page }) => {
  const { id } = await tripToLookAt(page, { endDate: '2027-04-14' })
  const { itinerary } = await tripOf(page.request, id)
  const title = itinerary.days[0]?.activities.find(({ type }) => type === 'attraction')?.title ?? ''
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let requests = 0
  await page.route(`**/api/trips/${id}`, async (route) => {
    requests += 1
    // The first is the editor's.
    if (requests === 1) await arrived
    await route.continue()
  })
  await page.goto(`/trips/${id}`)
  const asked = page.waitForRequest(`**/api/trips/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await asked
  await ask(page, `lock ${title}`)
  const take = page.getByRole('button', { name: 'Use this plan' })
  await expect(take).toBeVisible()
  // Behind the dialog, where it has no role.
  const editor = page.locator('section[aria-label="Edit the itinerary"]')
  await expect(editor).not.toBeAttached()
  arrive()
  await expect(editor).toBeAttached()
  await take.click()
  await expect(page.getByRole('button', { name: `${title} is locked` })).toBeVisible()
})

test('a plan below Premium is told what asking for changes comes with', async ({ page }) => {
  const { id } = await tripToLookAt(page, { endDate: '2027-04-15' }, 'explorer')
  await page.goto(`/trips/${id}`)
  await ask(page, 'less walking on day 2')
  await expect(log(page)).toContainText('comes with Premium')
})

test('other languages are understood, and what needs another plan fills in the form', {
  tag: '@phone',
}, async ({ page }) => {
  const { id } = await tripToLookAt(page)
  await page.goto(`/trips/${id}`)
  await ask(page, 'Ist das Kolosseum am Montag offen?')
  await expect(log(page)).toContainText(/Colosseum is (open|closed).* Mon /)
  await ask(page, 'Kannst du uns ein Hotel buchen?')
  await expect(log(page).getByRole('link', { name: 'Booking.com' })).toHaveAttribute('href', /booking/)
  await ask(page, 'un jour de plus')
  await expect(log(page)).toContainText('is another plan')
  const { itinerary } = await tripOf(page.request, id)
  const next = new Date(`${itinerary.endDate}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  await log(page).getByRole('button', { name: 'Fill in the form' }).click()
  await expect(page.getByLabel('End date')).toHaveValue(next.toISOString().slice(0, 10))
  await expect(page.getByLabel('Start date')).toHaveValue(itinerary.startDate)
  await expectNoViolations(page)
  await expectNoSideways(page)
})

test('a removal in French takes out that place and nothing else', async ({ page }) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  await page.goto(`/trips/${id}`)
  const before = await tripOf(page.request, id)
  const placed = (days: typeof before.itinerary.days) =>
    days.flatMap(({ activities }) =>
      activities.flatMap(({ type, title }) => (type === 'attraction' ? [title] : [])),
    )
  const [first = ''] = placed(before.itinerary.days)
  await ask(page, `Enlève ${first} s'il te plaît`)
  const dialog = page.getByRole('dialog', { name: `Without ${first}` })
  await dialog.getByRole('button', { name: 'Use this plan' }).click()
  await expect(log(page)).toContainText('stays free')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  const after = await tripOf(page.request, id)
  expect(placed(after.itinerary.days)).toEqual(
    placed(before.itinerary.days).filter((title) => title !== first),
  )
})
