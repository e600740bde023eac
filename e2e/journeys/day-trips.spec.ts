import { expectNoViolationsInBothThemes } from '../support/no-violations'
import { expect, test } from '../support/test'
import { tripOf, tripToLookAt } from '../support/trips'
import { ask, expectNoSideways } from '../support/views'

const paris = {
  destination: 'Paris, France',
  startDate: '2027-05-10',
  endDate: '2027-05-14',
  interests: ['Sightseeing', 'History'],
}

test('a day trip says what one does there, on the screen, in print, shared and asked for', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, shared } = await tripToLookAt(page, paris)
  const { itinerary } = await tripOf(page.request, id)
  const day = itinerary.days.find(({ activities }) => activities.some((stop) => 'dayTrip' in stop))?.day
  for (const path of [`/trips/${id}?day=${day}`, `${shared}?day=${day}`]) {
    await page.goto(path)
    const trip = page.getByRole('listitem').filter({ hasText: 'Day trip to Versailles' }).last()
    const rows = trip.locator('details').getByRole('listitem')
    await expect(rows.filter({ hasText: 'Palace with the Hall of Mirrors' })).toBeVisible()
    await expect(rows.first()).toContainText(/^\d\d:\d\dSet off: RER C/)
    await expect(rows.last()).toContainText(/^\d\d:\d\dOn the way back until \d\d:\d\d/)
    await expect(rows.filter({ hasText: /^1[23]:\d\dLunch by the Grand Canal/ })).toBeVisible()
    await expectNoSideways(page)
    // It closes and opens, by keyboard: what loads late above it moves it away from a pointer.
    const fold = trip.locator('summary', { hasText: 'What you do there' })
    await fold.press('Enter')
    await expect(rows.first()).toBeHidden()
    await fold.press('Enter')
    await page.emulateMedia({ media: 'print' })
    await expect(rows.filter({ hasText: 'Trianon palaces' })).toBeVisible()
    await page.emulateMedia({ media: null })
  }
  await expectNoViolationsInBothThemes(page)
  await page.goto(`/trips/${id}`)
  await ask(page, 'What do we do in Versailles?')
  await expect(
    page.getByText(/On day \d: \d\d:\d\d Set off: RER C.*Palace with the Hall of Mirrors/),
  ).toBeVisible()
})
