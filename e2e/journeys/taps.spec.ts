import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { traveller, tripOf } from '../support/trips'

/** A thumb that counts: a field that is filled is one tap, as the keyboard of the phone writes in it. */
function thumb() {
  let taps = 0
  return {
    taps: () => taps,
    async tap(there: Locator) {
      taps += 1
      await there.tap()
    },
    async write(there: Locator, text: string) {
      taps += 1
      await there.fill(text)
    },
  }
}

const days = (page: Page) => page.getByRole('article')

test.describe('taps', { tag: '@phone-only' }, () => {
  test('from the front page to the first day of a sample in at most four', async ({ page }) => {
    const { tap, write, taps } = thumb()
    await page.goto('/')
    const hero = page.getByRole('form', { name: 'Plan a trip' })
    // The list of towns comes with the focus.
    await hero.getByRole('textbox', { name: 'Destination' }).focus()
    await write(hero.getByRole('combobox', { name: 'Destination' }), 'lisb')
    await tap(page.getByRole('option', { name: 'Lisbon, Portugal' }))
    await tap(hero.getByRole('button', { name: 'Plan My Trip' }))
    await expect(page.getByRole('heading', { name: /^Day 1: / })).toBeVisible()
    await expect(days(page)).toHaveCount(3)
    expect(taps()).toBeLessThanOrEqual(4)
  })

  test('five paid days are planned, edited, saved and shared in at most sixteen', async ({
    page,
    context,
  }) => {
    await traveller(page.request, 'premium')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { tap, write, taps } = thumb()
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
    await page.goto('/planner')
    await tap(button(/^Destination/))
    await write(page.getByPlaceholder('Search destinations...'), 'lisb')
    await tap(page.getByRole('option', { name: 'Lisbon, Portugal' }))
    await write(page.getByLabel('Start date'), '2027-04-13')
    await write(page.getByLabel('End date'), '2027-04-17')
    await tap(button('Generate Itinerary'))
    await expect(days(page)).toHaveCount(5)

    await tap(page.getByRole('button', { name: 'Edit', exact: true }))
    const titles = page.getByRole('list', { name: 'Stops of day 1' }).getByRole('heading', { level: 5 })
    await expect(titles.first()).toBeVisible()
    const [first = '', second = '', third = ''] = await titles.allTextContents()
    await tap(page.getByRole('button', { name: `Move ${second} down` }))
    await expect(titles.nth(1)).toHaveText(third)
    await expect(titles.first()).toHaveText(first)
    await tap(page.getByRole('button', { name: 'Save Changes' }))
    await expect(page.getByRole('button', { name: /^(Save Changes|Saving\.\.\.)$/ })).toHaveCount(0)
    await tap(page.getByRole('button', { name: 'Done Editing' }))
    await tap(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()

    await tap(page.getByRole('button', { name: 'Share', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Share this itinerary' })
    await tap(dialog.getByRole('button', { name: 'Copy link' }))
    await expect(dialog.getByRole('alert')).toHaveText('Link copied to clipboard!')
    expect(taps()).toBeLessThanOrEqual(16)

    const [trip] = await (await page.request.get('/api/trips')).json()
    expect(await tripOf(page.request, trip.id)).toMatchObject({ isSaved: true, version: 2 })
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect((await page.request.get(link)).status()).toBe(200)
  })
})
