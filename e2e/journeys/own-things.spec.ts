import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'
import { plannedTrip, traveller, tripOf } from '../support/trips'
import { expectNoSideways, unfold } from '../support/views'

test('a traveller adds what is booked, notes, ticks and costs; files have them, the shared link does not', {
  tag: '@phone',
}, async ({ page }) => {
  await traveller(page.request, 'premium')
  const id = await plannedTrip(page.request)
  await page.goto(`/trips/${id}`)
  const day = page.getByRole('article', { name: /^Day 1/ })

  await day.getByRole('button', { name: 'Add a booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'What have you booked?' })
  await dialog.getByLabel('What is it?').selectOption('Flight')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toContainText('Give it a name.')
  await expectNoViolations(page)
  await dialog.getByLabel('Number or name').fill('FR 9041')
  await dialog.getByLabel('From').fill('Dublin')
  await dialog.getByLabel('Leaves').fill('08:00')
  await dialog.getByLabel('Arrives').fill('11:30')
  await dialog.getByLabel('Confirmation number').fill('KX-SECRET')
  await dialog.getByLabel('Private').check()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(day.getByRole('status')).toContainText('FR 9041 is in your plan now.')
  await expect(day.getByRole('listitem').filter({ hasText: 'FR 9041' })).toContainText('KX-SECRET')
  const { itinerary } = await tripOf(page.request, id)
  const [flight, next] = itinerary.days[0]?.activities ?? []
  expect(flight?.title).toBe('FR 9041')
  expect((next?.startTime ?? '') >= '13:00').toBe(true)
  expect(itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])

  await day.getByRole('button', { name: 'Notes and costs' }).click()
  const sent = page.waitForResponse((response) => response.url().endsWith('/own') && response.ok())
  await day.getByLabel('Note for day 1').fill('Keys are with QUUX')
  await day.getByLabel('Note for day 1').blur()
  await sent
  await day.getByLabel('Paid for one').first().fill('89,90')
  await day.getByLabel('Paid for one').first().blur()
  await expectNoSideways(page)

  await expect(page.getByRole('row', { name: /Altogether/ })).toContainText('89.90')
  await unfold(page, 'Your notes and lists')
  const lists = page.getByRole('region', { name: 'Your notes and lists' })
  await lists.getByRole('region', { name: 'Documents' }).getByRole('checkbox').first().check()
  await lists.getByLabel('Add to: To do').fill('Water the ZEBRA plant')
  await lists.getByLabel('Add to: To do').press('Enter')
  await expect(lists.getByRole('checkbox', { name: 'Water the ZEBRA plant' })).toBeVisible()
  await expectNoViolations(page)

  await page.reload()
  await expect(day).toContainText('Keys are with QUUX')
  const { shareUrl } = await (await page.request.post(`/api/trips/${id}/share`)).json()
  const shared = await (await page.request.get(shareUrl)).text()
  expect(shared).toContain(shareUrl.split('/').at(-1))
  for (const secret of ['FR 9041', 'KX-SECRET', 'QUUX', 'ZEBRA', '89.90'])
    expect(shared).not.toContain(secret)
  for (const file of ['trip.md', 'trip.json', 'trip.txt']) {
    const taken = await (await page.request.get(`/api/trips/${id}/export/${file}`)).text()
    for (const own of ['FR 9041', 'KX-SECRET', 'QUUX', 'ZEBRA']) expect(taken, file).toContain(own)
  }
})
