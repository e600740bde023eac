import {
  actOn,
  expectKept,
  openEditor,
  openEditorToSave,
  saveChanges,
  stopTitles,
  titlesOf,
  withoutStorage,
} from '../support/editor'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'
import { tripOf } from '../support/trips'

test('an edit that is not saved is there again after leaving, a reload and a crash, with every step', async ({
  page,
  context,
}) => {
  test.slow()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.accept()
  })
  const id = await openEditorToSave(page)
  const before = await titlesOf(page, 1)
  const [first = '', second = '', third = ''] = before
  await actOn(page, second, 'Delete')
  await actOn(page, third, 'Delete')
  await expect(stopTitles(page, 1)).toHaveCount(before.length - 2)
  await expectKept(page, id, 2)

  // By a link: nobody asks, and nothing is saved to the trip.
  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page).toHaveURL(/\/pricing/)
  const titles = async () =>
    (await tripOf(page.request, id)).itinerary.days[0]?.activities.map(({ title }) => title) ?? []
  expect(await titles()).toEqual(expect.arrayContaining([first, second, third]))

  // By a reload while it is edited again.
  await page.goto(`/trips/${id}`)
  const kept = page.getByRole('status').filter({ hasText: 'Your changes are kept on this device.' })
  await expect(kept).toBeVisible()
  await expectNoViolations(page)
  await kept.getByRole('button', { name: 'Go on editing' }).click()
  await expect(stopTitles(page, 1)).toHaveCount(before.length - 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(stopTitles(page, 1)).toHaveCount(before.length - 1)
  await expectKept(page, id, 1)
  await page.reload()
  expect(asked).toEqual([])

  // The page is gone at once, as after a crash.
  await page.goto('about:blank')
  const again = await context.newPage()
  await again.goto(`/trips/${id}`)
  await again.getByRole('button', { name: 'Go on editing' }).click()
  await expect(stopTitles(again, 1)).toHaveCount(before.length - 1)
  await again.getByRole('button', { name: 'Redo' }).click()
  await expect(stopTitles(again, 1)).toHaveCount(before.length - 2)
  await again.getByRole('button', { name: 'Undo' }).click()
  await again.getByRole('button', { name: 'Undo' }).click()
  await expect(stopTitles(again, 1)).toHaveText(before)
  await again.getByRole('button', { name: 'Redo' }).click()
  await saveChanges(again)
  await again.reload()
  await expect(again.getByRole('heading', { level: 5, name: third })).toBeVisible()
  await expect(again.getByRole('button', { name: 'Go on editing' })).toHaveCount(0)
})

test('changes that were kept can be discarded', async ({ page }) => {
  test.slow()
  const id = await openEditor(page)
  const before = await titlesOf(page, 1)
  await actOn(page, before[1] ?? '', 'Delete')
  await expect(stopTitles(page, 1)).toHaveCount(before.length - 1)
  await expectKept(page, id, 1)
  await page.reload()
  await page.getByRole('button', { name: 'Discard them' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(stopTitles(page, 1)).toHaveText(before)
  await expect(page.getByRole('button', { name: 'Go on editing' })).toHaveCount(0)
})

test('where nothing can be kept on the device, leaving is asked about', async ({ page }) => {
  test.slow()
  await withoutStorage(page)
  const id = await openEditorToSave(page)
  await page.goto('/profile')
  await page.getByRole('tab', { name: 'All My Trips' }).click()
  await page.getByRole('link', { name: 'View Itinerary' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/trips/${id}`))
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const [, title = ''] = await titlesOf(page, 1)
  await actOn(page, title, 'Delete')
  await page.goBack()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toContainText('Your changes to this trip are not saved yet.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/trips/${id}`))
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await page.goBack()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/profile/)
})

test('a new plan does not drop edits that are not saved unasked', async ({ page }) => {
  test.slow()
  await openEditorToSave(page)
  const before = await titlesOf(page, 1)
  const title = before[1] ?? ''
  await actOn(page, title, 'Delete')
  const generate = page.getByRole('button', { name: 'Generate Itinerary' })
  await generate.click()
  const dialog = page.getByRole('dialog', { name: 'Re-plan without saving?' })
  await expect(dialog).toContainText('your changes wait with it on this device')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Stay and keep editing' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(stopTitles(page, 1)).toHaveCount(before.length - 1)

  // Accepted, but not stored: there is still something to lose.
  await page.getByRole('button', { name: 'Done Editing' }).click()
  await generate.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await generate.click()
  await expect(page).toHaveURL(/\/planner/)
  await expect(dialog).toHaveCount(0)
})
