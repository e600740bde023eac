// @ts-check
// What travellers add of their own to a trip, and who travels, for `npm run screenshots`.
import { openFold } from './planner-states.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./planner-states.mjs').Take} Take */

/**
 * A booking as a form and in the plan, notes and costs of a day, and the lists.
 * @param {Page} page
 * @param {Take} take
 */
export async function ownStates(page, take) {
  const day = page.getByRole('article', { name: /^Day 1/ })
  await day.getByRole('button', { name: 'Add a booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'What have you booked?' })
  await dialog.getByLabel('What is it?').selectOption('Flight')
  await dialog.getByLabel('Number or name').fill('FR 9041')
  await dialog.getByLabel('From').fill('Dublin')
  await dialog.getByLabel('Leaves').fill('08:00')
  await dialog.getByLabel('Arrives').fill('11:30')
  await dialog.getByLabel('Confirmation number').fill('KX7PQ2')
  await take('own-booking', false)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const added = day.getByRole('listitem').filter({ hasText: 'FR 9041' }).first()
  await added.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await take('own-booked', false)
  await day.getByRole('button', { name: 'Notes and costs' }).click()
  await day.getByLabel('Note for day 1').fill('Keys are with Lucia, second door on the left.')
  await day.getByLabel('Note for day 1').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await take('own-notes', false)
  await openFold(page, 'Your notes and lists')
  const lists = page.getByRole('region', { name: 'Your notes and lists' })
  await lists.getByRole('region', { name: 'Documents' }).getByRole('checkbox').first().check()
  await lists.evaluate((element) => element.scrollIntoView())
  await take('own-lists', false)
}

/**
 * Two adults and a child on the form.
 * @param {Page} page
 */
export async function familyOnForm(page) {
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await page.getByText('Travellers', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Adults: one more' }).click()
  await page.getByRole('button', { name: 'Children: one more' }).click()
  await page.getByLabel('Child 1').selectOption('4')
}
