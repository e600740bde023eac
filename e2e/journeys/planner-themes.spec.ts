import type { Page } from '@playwright/test'
import { actOn, openEditor, titlesOf } from '../support/editor'
import { expectNoViolationsInBothThemes as axe } from '../support/no-violations'
import { pickDestination } from '../support/pick-destination'
import { expect, test } from '../support/test'
import { ask } from '../support/views'

/** Opens something, runs axe on it, and closes it. */
async function lookAt(page: Page, name: RegExp | string, open: () => Promise<void>) {
  await open()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test.describe('axe finds nothing in either theme', () => {
  // It examines many states, each for a while.
  test.describe.configure({ timeout: 180_000 })

  test('of the form, its panels and prompts', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/planner')
    await page.getByText('Arrival and departure').click()
    await axe(page)
    await page.getByRole('button', { name: /^Destination/ }).click()
    await expect(page.getByRole('option', { name: 'Paris, France' })).toBeVisible()
    await axe(page)
    await page.keyboard.press('Escape')
    await lookAt(page, 'Choose the dates in a calendar', () =>
      page.getByRole('button', { name: 'Choose the dates in a calendar' }).click(),
    )
    await page.getByRole('button', { name: /^Advanced Filters/ }).click()
    for (const tab of ['Style & Pace', 'Comfort', 'Special Needs']) {
      await page.getByRole('tab', { name: tab }).click()
      await axe(page)
    }
    await lookAt(page, 'Upgrade your plan', () =>
      page.getByRole('button', { name: 'Upgrade', exact: true }).click(),
    )
  })

  test('of a plan while it is made, when it fails, and when it is talked about', { tag: '@phone' }, async ({
    page,
  }) => {
    let answer: () => void = () => {}
    const released = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/generate-itinerary', async (route) => {
      await released
      await route.fulfill({
        status: 422,
        json: { code: 'wishes-clash', message: 'These do not go together.' },
      })
    })
    await page.goto('/planner')
    await pickDestination(page, 'Rome', 'Rome, Italy')
    await page.getByRole('button', { name: 'Generate Itinerary' }).click()
    await expect(page.getByRole('list', { name: 'Progress' })).toBeVisible()
    await axe(page)
    answer()
    await expect(page.getByText('These do not go together.').first()).toBeVisible()
    await axe(page)
    await page.unroute('**/api/generate-itinerary')
    await page.getByRole('button', { name: 'Generate Itinerary' }).click()
    await expect(page.getByRole('heading', { name: 'Travel Recommendations' })).toBeVisible({
      timeout: 15_000,
    })
    await ask(page, 'How much in total?')
    await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('in total')
    await axe(page)
  })

  test('of the editor, its dialogs, and what is in the hand', { tag: '@phone' }, async ({ page }) => {
    await openEditor(page, { endDate: '2027-04-14' })
    const [first = '', second = '', third = ''] = await titlesOf(page, 1)
    await actOn(page, first, 'Lock')
    await axe(page)
    await lookAt(page, 'Edit activity', () => actOn(page, second, 'Edit'))
    await lookAt(page, 'Add a stop to day 1', () =>
      page.getByRole('button', { name: 'Add a stop to day 1' }).click(),
    )
    await lookAt(page, `Instead of ${second}`, () => actOn(page, second, 'Swap'))
    await lookAt(page, /./, async () => {
      await page.getByRole('button', { name: 'Re-plan day 1' }).click()
      await page.getByRole('menuitem', { name: 'Slower' }).click()
      await expect(page.getByRole('dialog').getByRole('row', { name: /^Cost/ })).toBeVisible({
        timeout: 20_000,
      })
    })
    await page.getByRole('button', { name: `Drag ${third}` }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`${third} is on day 1`)).toBeAttached()
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(page.getByText(`Put back: ${third}.`)).toBeAttached()
    await actOn(page, second, 'Delete')
    await expect(page.getByLabel('Notifications (F8)').getByRole('button', { name: 'Undo' })).toBeVisible()
    await axe(page)
    await lookAt(page, 'Re-plan without saving?', () =>
      page.getByRole('button', { name: 'Generate Itinerary' }).click(),
    )
  })
})
