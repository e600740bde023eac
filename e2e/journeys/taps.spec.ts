import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test'

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
})
