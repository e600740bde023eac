import type { Page } from '@playwright/test'
import { actOn, saveChanges, stopTitles, titlesOf } from '../support/editor'
import { expectNoViolationsInBothThemes } from '../support/no-violations'
import { expect, test } from '../support/test'
import { plannedTrip, traveller, tripOf } from '../support/trips'
import { expectNoSideways } from '../support/views'

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Places of the trip' }).last().getByRole('listitem')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The row of a place in what is shown before it is used: its stay before and after. */
const stays = (page: Page, place: string) => page.getByRole('dialog').getByRole('row', { name: place })

async function threePlaces(page: Page): Promise<string> {
  await traveller(page.request, 'premium')
  return plannedTrip(page.request, {
    destination: undefined,
    destinations: [
      { destination: 'Rome', nights: 3 },
      { destination: 'Florence', nights: 2 },
      { destination: 'Venice', nights: 2 },
    ],
    startDate: '2027-05-10',
    endDate: '2027-05-17',
    planType: 'premium',
  })
}

const nightsOf = async (page: Page, id: string) =>
  (await tripOf(page.request, id)).itinerary.places?.map(({ name, nights }) => `${name} ${nights}`).join(', ')

test('a night moves to another place by keyboard: seen before it is used, undone, saved', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const id = await threePlaces(page)
  await page.goto(`/trips/${id}`)
  await page.getByRole('button', { name: 'Places', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Places and nights' })).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Show what changes' })).toBeDisabled()
  await page.getByRole('button', { name: 'Nights in Rome: one less' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The trip gets 1 day shorter: it ends earlier.')).toBeVisible()
  await page.getByRole('button', { name: 'Nights in Venice: one more' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The trip is as long as before.')).toBeVisible()
  await expectNoSideways(page)
  await expectNoViolationsInBothThemes(page)
  await page.getByRole('button', { name: 'Show what changes' }).focus()
  await page.keyboard.press('Enter')
  await expect(stays(page, 'Rome')).toContainText(/3 nights.*2 nights/)
  await expect(stays(page, 'Florence')).toContainText(/2 nights.*2 nights/)
  await expect(stays(page, 'Venice')).toContainText(/2 nights.*3 nights/)
  await expect(page.getByRole('list', { name: 'Journeys' }).getByRole('listitem').first()).toContainText(
    'Train to Florence',
  )
  await expectNoSideways(page)
  await expectNoViolationsInBothThemes(page)
  await press(page, 'Use this plan')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const save = page.getByRole('button', { name: 'Save Changes' })
  await expect(save).toBeVisible()
  // The day of the journey is a day earlier now.
  await expect(page.getByRole('article', { name: /^Day 3/ })).toContainText('Train to Florence')
  await press(page, 'Undo')
  await expect(save).toHaveCount(0)
  await expect(page.getByRole('article', { name: /^Day 4/ })).toContainText('Train to Florence')

  // The journey that is booked takes the place of the planned one, in the trip as it is after the undo.
  const venice = page.getByRole('article', { name: /^Day 6/ })
  await venice.getByRole('button', { name: 'Expand' }).click()
  await venice.getByRole('button', { name: 'I have booked Train to Venice' }).click()
  const booking = page.getByRole('dialog', { name: 'From Florence to Venice' })
  await booking.getByRole('button', { name: 'Show what changes' }).click()
  await expect(booking.getByLabel('Number or name')).toHaveAttribute('aria-invalid', 'true')
  await booking.getByLabel('Number or name').fill('FR 9428')
  await booking.getByLabel('Leaves Florence').fill('13:20')
  await booking.getByLabel('Arrives in Venice').fill('15:35')
  await booking.getByLabel('Cost for one').fill('34.50')
  await booking.getByLabel('Confirmation number').fill('ABC123')
  await expectNoSideways(page)
  await expectNoViolationsInBothThemes(page)
  await booking.getByRole('button', { name: 'Show what changes' }).click()
  await expect(page.getByRole('list', { name: 'Journeys' }).getByRole('listitem').last()).toContainText(
    'FR 9428',
  )
  await press(page, 'Use this plan')
  await expect(venice).toContainText('booked, ABC123')
  await press(page, 'Undo')
  await expect(venice).toContainText('Train to Venice')
  await press(page, 'Redo')
  await saveChanges(page)
  expect(await nightsOf(page, id)).toBe('Rome 3, Florence 2, Venice 2')
  await page.reload()
  await page.getByRole('tab', { name: /^Venice Day 6|^Day 6/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'FR 9428' })).toContainText('ABC123')
})

test('the order changes, a place comes and one goes; what cannot be done is said', async ({ page }) => {
  test.setTimeout(120_000)
  const id = await threePlaces(page)
  await page.goto(`/trips/${id}`)
  await press(page, 'Places')
  await page.getByRole('button', { name: 'Move Rome later' }).click()
  await expect(page.getByRole('button', { name: 'Move Rome later' })).toBeFocused()
  await page.getByRole('button', { name: 'Leave Venice out' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add a place/ })
    .click()
  await page.getByPlaceholder('Search destinations...').fill('bologna')
  await page
    .getByRole('option', { name: /^Bologna/ })
    .first()
    .click()
  await expect(rows(page)).toHaveText([/^Florence/, /^Rome/, /^Bologna/])

  // Without the server nothing is lost.
  await page.route('**/places', (route) => route.abort())
  await press(page, 'Show what changes')
  await expect(page.getByRole('alert')).toContainText('Your trip is as it was')
  await page.unroute('**/places')
  await press(page, 'Change the places')
  await expect(rows(page)).toHaveText([/^Florence/, /^Rome/, /^Bologna/])
  await press(page, 'Show what changes')
  await expect(stays(page, 'Venice')).toContainText(/2 nights.*not in the trip/)
  await expect(stays(page, 'Bologna')).toContainText(/not in the trip.*2 nights/)
  await press(page, 'Use this plan')
  await saveChanges(page)
  expect(await nightsOf(page, id)).toBe('Florence 2, Rome 3, Bologna 2')

  // What comes after is an edit of the places that the trip has now.
  const last = page.getByRole('article', { name: /^Day 8/ })
  await last.getByRole('button', { name: 'Expand' }).click()
  const [title = ''] = await titlesOf(page, 8)
  await actOn(page, title, 'Delete')
  await expect(stopTitles(page, 8).filter({ hasText: title })).toHaveCount(0)
  await saveChanges(page)
  expect((await tripOf(page.request, id)).version).toBe(3)

  // The assistant proposes the same.
  await page.getByRole('button', { name: 'Done Editing' }).click()
  await page.getByPlaceholder(/^Ask/).fill('Eine Nacht mehr in Bologna')
  await page.keyboard.press('Enter')
  await expect(stays(page, 'Bologna')).toContainText(/2 nights.*3 nights/)
  await press(page, 'Use this plan')
  await expect(page.getByRole('log')).toContainText('It is not saved yet')
  await expect(page.getByRole('list', { name: 'Places of the trip' })).toContainText('3 nights')
})

test('nights that were moved without a connection are kept and sent later; those of another device are shown beside them', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const id = await threePlaces(page)
  await page.goto(`/trips/${id}`)
  await press(page, 'Places')
  await page.getByRole('button', { name: 'Nights in Rome: one less' }).click()
  await page.getByRole('button', { name: 'Nights in Venice: one more' }).click()
  await press(page, 'Show what changes')
  await expect(stays(page, 'Venice')).toContainText(/2 nights.*3 nights/)
  await press(page, 'Use this plan')
  await context.setOffline(true)
  await press(page, 'Save Changes')
  await expect(page.getByText('Kept on this device')).toBeVisible()
  // Other places need the server: that is said, and nothing is lost.
  await press(page, 'Places')
  await page.getByRole('button', { name: 'Nights in Rome: one more' }).click()
  await press(page, 'Show what changes')
  await expect(page.getByRole('alert')).toContainText('Please try again when there is a connection')
  await press(page, 'Keep it as it is')
  await press(page, 'Done Editing')
  await expect(page.getByRole('list', { name: 'Places of the trip' })).toContainText('3 nights')

  const places = ['Rome', 'Florence', 'Venice']
  const elsewhere = await page.request.post(`/api/trips/${id}/places`, {
    data: { destinations: places.map((destination, at) => ({ destination, nights: [4, 2, 1][at] })) },
  })
  expect((await page.request.put(`/api/trips/${id}`, { data: await elsewhere.json() })).status()).toBe(200)
  await context.setOffline(false)
  const dialog = page.getByRole('dialog', { name: 'This trip was changed elsewhere' })
  await expect(dialog).toContainText('Train to Venice')
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => nightsOf(page, id)).toBe('Rome 2, Florence 2, Venice 3')
  // The other one is an earlier version, not lost.
  expect(await (await page.request.get(`/api/trips/${id}/versions`)).json()).toHaveLength(2)
})

test('a trip to one place gets another one: by its button, and by the assistant', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(120_000)
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request, { startDate: '2027-05-10', endDate: '2027-05-14' })
  await page.goto(`/trips/${id}`)
  await press(page, 'Places')
  await expect(page.getByRole('button', { name: 'Leave Rome out' })).toBeDisabled()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add a place/ })
    .click()
  await page.getByPlaceholder('Search destinations...').fill('florence')
  await page
    .getByRole('option', { name: /^Florence/ })
    .first()
    .click()
  await expect(page.getByText('The trip gets 2 days longer: it ends later.')).toBeVisible()
  await page.getByRole('button', { name: 'Nights in Rome: one less' }).click()
  await expectNoSideways(page)
  await expectNoViolationsInBothThemes(page)
  await press(page, 'Show what changes')
  await expect(stays(page, 'Rome')).toContainText(/4 nights.*3 nights/)
  await expect(stays(page, 'Florence')).toContainText(/not in the trip.*2 nights/)
  await expectNoSideways(page)
  await press(page, 'Use this plan')
  await expect(page.getByRole('article', { name: /^Day 4/ })).toContainText('Train to Florence')
  await press(page, 'Undo')
  await expect(page.getByRole('article', { name: /^Day 4/ })).not.toContainText('Train to Florence')
  await press(page, 'Done Editing')

  // On a phone the assistant is folded.
  const ask = page.getByRole('button', { name: 'Ask', exact: true })
  if (await ask.isVisible()) await ask.click()
  await page.getByPlaceholder(/^Ask/).fill('Add Florence for two nights')
  await page.keyboard.press('Enter')
  await expect(stays(page, 'Rome')).toContainText(/4 nights.*4 nights/)
  await press(page, 'Use this plan')
  await expect(page.getByRole('log')).toContainText('The trip gets 2 days longer')
  await expect(page.getByRole('log')).toContainText('It is not saved yet')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
  expect(await nightsOf(page, id)).toBe('Rome 4, Florence 2')
  // The day of the journey has a map of each place.
  await page.getByRole('tab', { name: /Day 5/ }).click()
  await expect(page.getByRole('heading', { name: 'Route of day 5 in Rome' })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Route of day 5 in Florence' })).toBeAttached()
  await expectNoSideways(page)
})
