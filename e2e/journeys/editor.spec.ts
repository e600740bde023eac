import { readFileSync } from 'node:fs'
import {
  actOn,
  expectSaved,
  openEditor,
  openEditorToSave,
  saveChanges,
  stopTitles,
  titlesOf,
  withoutStorage,
} from '../support/editor'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'
import { plannedTrip, traveller, tripOf, tripToLookAt } from '../support/trips'
import { expectNoSideways } from '../support/views'

const rome = JSON.parse(readFileSync('catalogue/rome.json', 'utf8'))
/** Where one eats in Rome. The first day of a trip begins after breakfast, so that its first table is for lunch. */
const romanTables = new Set<string>(
  rome.places.flatMap(({ kind, name }: { kind: string; name: string }) => (kind === 'food' ? [name] : [])),
)

test('Edit works on a copy: stops are moved, edited and added, and Reset restores the original', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  await openEditor(page)
  const reset = page.getByRole('button', { name: 'Reset' })
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)
  await expect(reset).toHaveCount(0)
  const before = await titlesOf(page, 1)
  const [first = '', second = '', third = '', ...rest] = before
  await page.getByRole('button', { name: `Move ${second} down` }).click()
  await expect(stopTitles(page, 1)).toHaveText([first, third, second, ...rest])
  await expect(page.getByRole('button', { name: `Move ${second} down` })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await expectNoSideways(page)
  await reset.click()
  await expect(stopTitles(page, 1)).toHaveText(before)
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)

  // The dialog takes times, length and cost, and says which field is wrong.
  await actOn(page, second, 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit activity' })
  await dialog.getByLabel('Title').fill(' ')
  await dialog.getByLabel('Length (minutes)').fill('2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Give it a name.')).toBeVisible()
  await expect(dialog.getByText('Enter 5 to 720 minutes.')).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByLabel('Title').fill('Coffee with Ada')
  await dialog.getByLabel('Length (minutes)').fill('45')
  // Five minutes later than it was: the stop before it is out of the way at that time.
  const [hour = 0, minute = 0] = (await dialog.getByLabel('Starts').inputValue()).split(':').map(Number)
  const later = new Date(Date.UTC(2027, 0, 1, hour, minute + 5))
  await dialog.getByLabel('Starts').fill(later.toISOString().slice(11, 16))
  await dialog.getByLabel('Cost').fill('about €7')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const stop = page.getByRole('listitem').filter({ hasText: 'Coffee with Ada' })
  await expect(stop).toContainText(later.toISOString().slice(11, 16))
  await expect(stop).toContainText('45 min')
  await expect(stop).toContainText('about €7')
  await expect(stop).toContainText('your own')
  await reset.click()
  await expect(stopTitles(page, 1)).toHaveText(before)

  // A stop is added from the catalogue or in one's own words.
  await page.getByRole('button', { name: 'Add a stop to day 1' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a stop to day 1' })
  await adding.getByLabel('Search places').fill('park')
  await adding.getByRole('button', { name: /^Add / }).first().click()
  await expect(stopTitles(page, 1)).toHaveCount(before.length + 1)
  await page.getByRole('button', { name: 'Add a stop to day 1' }).click()
  await adding.getByRole('tab', { name: 'In your own words' }).click()
  await adding.getByLabel('Title').fill('Call home')
  // When the evening is over, or as soon as one is there.
  await adding.getByLabel('Starts').fill('23:20')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  const own = page.getByRole('heading', { name: 'Call home', level: 5 })
  await expect(page.getByRole('listitem').filter({ has: own })).toContainText(/23:[2-4]\d/)
})

test('Done Editing adopts the copy and clears the saved flag; Save stores it once, and is disabled meanwhile', async ({
  page,
}) => {
  const id = await openEditorToSave(page)
  await page.getByRole('button', { name: 'Done Editing' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const [, title = ''] = await titlesOf(page, 1)
  await actOn(page, title, 'Delete')
  await page.getByRole('button', { name: 'Done Editing' }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  const firstDay = page.getByRole('article', { name: /^Day 1/ })
  await expect(firstDay.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
  expect((await tripOf(page.request, id)).version).toBe(1)

  let answer: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  let sent = 0
  await page.route(`**/api/trips/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    sent += 1
    await released
    await route.continue()
  })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(save).toBeDisabled()
  answer()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
  expect(sent).toBe(1)
  const stored = await tripOf(page.request, id)
  expect(stored.version).toBe(2)
  expect(stored.itinerary.days[0]?.activities.map((activity) => activity.title)).not.toContain(title)
})

test('Save Changes stores the edit, and it is there after a reload', async ({ page }) => {
  const id = await openEditorToSave(page)
  // Where a third column of the page begins, the name of a stop still has room.
  await page.setViewportSize({ width: 1280, height: 900 })
  const name = await stopTitles(page, 1).first().boundingBox()
  expect(name?.width).toBeGreaterThan(150)
  const [, title = ''] = await titlesOf(page, 1)
  await page.getByRole('button', { name: `Move ${title} to day…` }).click()
  await page.getByRole('menuitem', { name: /^Day 2/ }).click()
  await expect(stopTitles(page, 2).filter({ hasText: title })).toHaveCount(1)
  await saveChanges(page)
  expect((await tripOf(page.request, id)).version).toBe(2)
  await page.reload()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(stopTitles(page, 2).filter({ hasText: title })).toHaveCount(1)
})

test('a deletion is undone and done again, what an edit makes worse is said, and one’s own words stand on the day card', async ({
  page,
}) => {
  test.slow()
  await openEditor(page)
  const before = await titlesOf(page, 1)
  await actOn(page, before[1] ?? '', 'Delete')
  await expect(stopTitles(page, 1)).toHaveCount(before.length - 1)
  await page.getByLabel('Notifications (F8)').getByRole('button', { name: 'Undo' }).click()
  await expect(stopTitles(page, 1)).toHaveText(before)
  await page.keyboard.press('Control+Shift+z')
  await expect(stopTitles(page, 1)).toHaveCount(before.length - 1)
  await page.keyboard.press('Control+z')
  await expect(stopTitles(page, 1)).toHaveText(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(stopTitles(page, 1)).toHaveText(before)

  // Said beside the stop, and never forbidden.
  const lunch = before.find((title) => romanTables.has(title)) ?? ''
  await actOn(page, lunch, 'Edit')
  await page.getByRole('dialog').getByLabel('Starts').fill('16:00')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const late = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: lunch, level: 5 }) })
  await expect(late).toContainText(/planned 1[678]:\d\d to 1[789]:\d\d/)
  await expect(page.getByRole('status').filter({ hasText: /Now fails: / })).toBeAttached()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Add a stop to day 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a stop to day 1' })
  await dialog.getByRole('tab', { name: 'In your own words' }).click()
  await dialog.getByText('Journey', { exact: true }).click()
  await dialog.getByLabel('Title').fill('Train to the sea')
  // When the evening is over, or as soon as one is there.
  await dialog.getByLabel('Starts').fill('23:20')
  await dialog.getByLabel('Cost').fill('on the rail pass')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Train to the sea', level: 5 })).toBeVisible()
  await page.getByRole('button', { name: 'Done Editing' }).click()
  const day = page.getByRole('article', { name: /^Day 1: / })
  await expect(day.getByRole('heading', { name: 'Train to the sea', level: 5 })).toBeVisible()
  await expect(day.getByText('on the rail pass')).toBeVisible()
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('a comma is a comma: costs are read by the locale, asked back where they may mean two, and stored alike', async ({
    page,
  }) => {
    const id = await openEditorToSave(page)
    const [, title = ''] = await titlesOf(page, 1)
    await actOn(page, title, 'Edit')
    const dialog = page.getByRole('dialog', { name: 'Edit activity' })
    await dialog.getByLabel('Title').fill('Lunch with Ada')
    const cost = dialog.getByLabel('Cost')
    await cost.fill('1,250')
    await expect(dialog.getByText('Do you mean 1250 or 1.25? Write it that way.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(cost).toHaveAttribute('aria-invalid', 'true')
    await cost.fill('1.250,00')
    await expect(dialog.getByText('Counted: €1,250.00')).toBeVisible()
    await cost.fill('2 × 7,50 €')
    await expect(dialog.getByText('Counted: €15.00')).toBeVisible()
    await cost.fill('12,50 €')
    await expect(dialog.getByText('Counted: €12.50')).toBeVisible()
    await dialog.getByLabel('Length (minutes)').fill('1:15')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: 'Lunch with Ada' })).toContainText('12.50 €')
    await saveChanges(page)
    const stored = async () => {
      const { itinerary } = await tripOf(page.request, id)
      const stops = itinerary.days.flatMap(({ activities }) => activities)
      return stops.find((stop) => stop.title === 'Lunch with Ada')?.costCents
    }
    await expect.poll(stored).toBe(1250)
  })
})

test('a swap and a re-plan are shown beside what is there before they are taken over', {
  tag: '@phone',
}, async ({ page }) => {
  await openEditor(page)
  const before = await titlesOf(page, 1)
  const title = before[1] ?? ''
  await page.getByRole('button', { name: 'Re-plan day 1' }).click()
  await page.getByRole('menuitem', { name: 'We start at noon' }).click()
  const noon = page.getByRole('dialog', { name: 'Starting at noon' })
  // The engine re-plans the day in the browser.
  await expect(noon.getByRole('row', { name: /^Checks passed/ })).toBeVisible({ timeout: 20_000 })
  await expectNoViolations(page)
  await noon.getByRole('button', { name: 'Keep it as it is' }).click()
  await expect(stopTitles(page, 1)).toHaveText(before)

  await actOn(page, title, 'Lock')
  await page.getByRole('button', { name: 'Re-plan day 1' }).click()
  await page.getByRole('menuitem', { name: 'Slower' }).click()
  await page.getByRole('button', { name: 'Use this plan' }).click({ timeout: 20_000 })
  await expect(stopTitles(page, 1)).not.toHaveCount(before.length)
  await expect(stopTitles(page, 1).filter({ hasText: title })).toHaveCount(1)

  const [, , third = ''] = await titlesOf(page, 1)
  await actOn(page, third, 'Swap')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Swap / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await expect(stopTitles(page, 1).filter({ hasText: third })).toHaveCount(0)
})

test('leaving with changes that are neither saved nor kept is warned of', async ({ page }) => {
  await withoutStorage(page)
  await openEditor(page)
  const [, title = ''] = await titlesOf(page, 1)
  await actOn(page, title, 'Delete')
  await page.getByRole('link', { name: 'Vacation Planner HQ' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Stay and keep editing' }).click()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await page.getByRole('link', { name: 'Vacation Planner HQ' }).first().click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a trip that was changed elsewhere: one version is kept, the other is not lost', async ({ page }) => {
  test.slow()
  const id = await openEditorToSave(page)
  const versions = async () => (await page.request.get(`/api/trips/${id}/versions`)).json()
  for (const kept of ['mine', 'theirs'] as const) {
    const { version, itinerary } = await tripOf(page.request, id)
    const before = (await versions()).length
    const elsewhere = { ...itinerary, overview: `Changed on the phone, ${kept} is kept.` }
    const put = await page.request.put(`/api/trips/${id}`, { data: { version, itinerary: elsewhere } })
    expect(put.status()).toBe(200)
    const [, title = ''] = await titlesOf(page, 1)
    await actOn(page, title, 'Delete')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const dialog = page.getByRole('dialog', { name: 'This trip was changed elsewhere' })
    await expect(dialog).toContainText(title)
    if (kept === 'mine') await expectNoViolations(page)
    await dialog
      .getByRole('button', { name: kept === 'mine' ? 'Keep my version' : 'Keep the other version' })
      .click()
    await expect(dialog).toBeHidden()
    await expectSaved(page)
    await expect(stopTitles(page, 1).filter({ hasText: title })).toHaveCount(kept === 'mine' ? 0 : 1)
    // The first of a trip has none before it; what is not kept is one more.
    expect((await versions()).length - before).toBe(kept === 'mine' ? 2 : 3)
  }
})

test('without a paid plan the Edit button does nothing', async ({ page }) => {
  await traveller(page.request)
  const id = await plannedTrip(page.request, { planType: 'free' })
  await page.goto(`/trips/${id}`)
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeDisabled()
})

test('a Save that does not work leaves the page as it is and says nothing', async ({ page }) => {
  const { id } = await tripToLookAt(page)
  await page.goto(`/trips/${id}`)
  await page.route('**/api/trips/*/save', (route) => route.fulfill({ status: 500, body: '{}' }))
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await Promise.all([page.waitForResponse('**/api/trips/*/save'), save.click()])
  await expect(save).toBeEnabled()
  await expect(page.getByLabel('Notifications (F8)').getByRole('button', { name: 'Close' })).toHaveCount(0)
})
