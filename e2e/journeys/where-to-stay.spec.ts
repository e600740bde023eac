import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'
import { plannedTrip, traveller, tripOf, type WireTrip } from '../support/trips'
import { expectNoSideways, unfold } from '../support/views'

const stay = (page: Page) => page.getByRole('region', { name: 'Where you stay' })
const houses = (page: Page) => stay(page).getByRole('listitem')

/** The last activity of each day. */
const ends = ({ itinerary }: WireTrip) => itinerary.days.map(({ activities }) => activities.at(-1))
const sights = ({ itinerary }: WireTrip) =>
  itinerary.days.map(({ activities }) =>
    activities.flatMap(({ type, title }) => (type === 'attraction' ? [title] : [])).sort(),
  )
const failed = ({ itinerary }: WireTrip) => itinerary.checks.filter(({ status }) => status === 'fail')

test('a traveller sees the hotel of the plan, takes another one, the days begin there, and undo', {
  tag: '@phone',
}, async ({ page }) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  const before = await tripOf(page.request, id)
  await page.goto(`/trips/${id}`)
  await unfold(page, 'Where you stay')
  await expect(houses(page)).toHaveCount(3)
  const chosen = houses(page).filter({ hasText: 'Your base' })
  const name = (await chosen.getByRole('heading').textContent()) ?? ''
  expect(ends(before).map((end) => end?.title)).toContain(`Back to ${name}`)
  // On a phone the figures beside the poster leave it out.
  await expect(page.getByRole('link', { name, includeHidden: true }).first()).toBeAttached()
  await expectNoSideways(page)
  await expectNoViolations(page)

  const other = houses(page).filter({ hasNotText: 'Your base' }).first()
  const otherName = (await other.getByRole('heading').textContent()) ?? ''
  await other.getByRole('button', { name: `Stay here: ${otherName}` }).click()
  await expect(stay(page).getByRole('status')).toContainText(`You stay at ${otherName} now.`)
  await expect(houses(page).filter({ hasText: 'Your base' })).toContainText(otherName)
  await expect(page.getByRole('article', { name: /^Day 1/ })).toContainText(`Back to ${otherName}`)
  const moved = await tripOf(page.request, id)
  expect(moved.version).toBe(before.version + 1)
  expect(ends(moved).every((end) => end?.title.includes(otherName))).toBe(true)
  expect(ends(moved)[0]?.costCents).not.toBe(ends(before)[0]?.costCents)
  expect(sights(moved)).toEqual(sights(before))
  expect(failed(moved)).toEqual([])

  await stay(page).getByRole('button', { name: 'Undo' }).click()
  await expect(stay(page).getByRole('status')).toContainText('Everything is as it was')
  await expect(houses(page).filter({ hasText: 'Your base' })).toContainText(name)
  const undone = await tripOf(page.request, id)
  expect(undone.itinerary.days).toEqual(before.itinerary.days)
  await page.reload()
  await unfold(page, 'Where you stay')
  await expect(houses(page).filter({ hasText: 'Your base' })).toContainText(name)
})

test('a place of one’s own: its name is in the plan, its position is that of the quarter or what was pasted', async ({
  page,
}) => {
  await traveller(page.request, 'explorer')
  const id = await plannedTrip(page.request, { endDate: '2027-04-15' })
  await page.goto(`/trips/${id}`)
  await stay(page).getByRole('button', { name: 'I stay somewhere else' }).click()
  const dialog = page.getByRole('dialog', { name: 'Where do you stay?' })
  await dialog.getByLabel('Address or name').fill('Via della Scala 3')
  await dialog.getByLabel('Position').fill('48.8566, 2.3522')
  await dialog.getByRole('button', { name: 'Plan from here' }).click()
  await expect(dialog).toContainText('km of the centre')
  await expectNoViolations(page)
  await dialog.getByLabel('Position').fill('')
  await dialog.getByLabel('Quarter').selectOption('Trastevere and Gianicolo')
  await dialog.getByRole('button', { name: 'Plan from here' }).click()
  await expect(stay(page).getByRole('status')).toContainText('You stay at Via della Scala 3 now.')
  await expect(stay(page)).toContainText('Your base: Via della Scala 3')
  const moved = await tripOf(page.request, id)
  expect(ends(moved).every((end) => end?.title.includes('Via della Scala 3'))).toBe(true)
  // Longer ways may cost more than the level allows; then the traveller is told at once.
  expect(failed(moved).filter(({ id: check }) => check !== 'money')).toEqual([])
  if (failed(moved).length > 0)
    await expect(stay(page).getByRole('status')).toContainText('Not every check passes any more')
  await page.reload()
  await expect(stay(page)).toContainText('Your base: Via della Scala 3')
  const file = await page.request.get(`/api/trips/${id}/export/trip.txt`)
  expect(await file.text()).toContain('Via della Scala 3')
})

test('the free sample names its hotel and offers another one with a paid plan', async ({ page }) => {
  await page.goto('/planner')
  await pickDestination(page, 'Rome', 'Rome, Italy')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(houses(page)).toHaveCount(2)
  await expect(houses(page).filter({ hasText: 'Your base' })).toHaveCount(1)
  await stay(page)
    .getByRole('button', { name: /^Stay here/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('See Pricing Options')
})

test('the first and the last day say what they go by; one choice begins the first later, and undo', async ({
  page,
}) => {
  await traveller(page.request, 'explorer')
  const id = await plannedTrip(page.request, { endDate: '2027-04-15' })
  await page.goto(`/trips/${id}`)
  const first = page.getByRole('article', { name: /^Day 1/ })
  const last = page.getByRole('article', { name: /^Day 3/ })
  await expect(first).toContainText('Planned for arriving at about 10:00.')
  await expect(first).toContainText(/Leave your bags at .+ first\./)
  await page.getByRole('tab', { name: 'Day 3 ' }).click()
  await expect(last).toContainText(/Planned for leaving at about 1[78]:\d\d\. Check out after breakfast/)
  await page.getByRole('tab', { name: 'Day 1 ' }).click()
  await stay(page).getByLabel('You arrive on the first day').selectOption('14:00')
  await expect(stay(page).getByRole('status')).toContainText('Day 1 is planned again for that time.')
  await expect(first).toContainText('The day begins at 14:00, as you asked.')
  const later = await tripOf(page.request, id)
  const starts = later.itinerary.days[0]?.activities.map(({ startTime }) => startTime) ?? []
  expect(starts.every((start) => start >= '14:00')).toBe(true)
  expect(failed(later)).toEqual([])
  await stay(page).getByRole('button', { name: 'Undo' }).click()
  await expect(first).toContainText('Planned for arriving at about 10:00.')
})
