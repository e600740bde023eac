import { actOn, openEditor, saveChanges, stopTitles, titlesOf } from '../support/editor'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'

test('the back button asks before unsaved changes are left behind', async ({ page }) => {
  test.slow()
  const id = await openEditor(page)
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

test('a reload is asked about by the browser while there is something to lose, and not once it is saved', async ({
  page,
}) => {
  test.slow()
  await openEditor(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.accept()
  })
  const [, title = ''] = await titlesOf(page, 1)
  await actOn(page, title, 'Delete')
  await saveChanges(page)
  await page.reload()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const [, next = ''] = await titlesOf(page, 1)
  await actOn(page, next, 'Delete')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})

test('a new plan does not drop edits that are not saved unasked', async ({ page }) => {
  test.slow()
  await openEditor(page)
  const before = await titlesOf(page, 1)
  const title = before[1] ?? ''
  await actOn(page, title, 'Delete')
  const generate = page.getByRole('button', { name: 'Generate Itinerary' })
  await generate.click()
  const dialog = page.getByRole('dialog', { name: 'Re-plan without saving?' })
  await expect(dialog).toContainText('A new plan replaces this one, and your changes will be lost.')
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
