import type { Locator, Page } from '@playwright/test'
import { openEditor, titlesOf } from '../support/editor'
import { expect, test } from '../support/test'

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const handle = (page: Page, day: number) => page.getByRole('button', { name: `Drag day ${day}` })

/** Opens the editor on three days, collapses them so that all are visible, and returns their first stops. */
async function threeDays(page: Page): Promise<string[]> {
  test.slow()
  await openEditor(page, { endDate: '2027-04-15' })
  const firsts: string[] = []
  for (const day of [1, 2, 3]) firsts.push((await titlesOf(page, day))[0] ?? '')
  const editor = page.getByRole('region', { name: 'Edit the itinerary' })
  for (const day of [1, 2, 3])
    await editor
      .getByRole('article', { name: new RegExp(`^Day ${day}: `) })
      .getByRole('button', { name: 'Collapse' })
      .click()
  await handle(page, 2).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(300)
  return firsts
}

/** Each day begins with the stop that it should. */
async function expectFirsts(page: Page, firsts: readonly (string | undefined)[]) {
  for (const [index, first = ''] of firsts.entries())
    await expect(
      page.getByRole('article', { name: new RegExp(`^Day ${index + 1}: `) }).getByText(first),
    ).toBeVisible()
}

test('a whole day is dragged by mouse', async ({ page }) => {
  const [one, two, three] = await threeDays(page)
  const [from, to] = [await middleOf(handle(page, 3)), await middleOf(handle(page, 1))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 10, { steps: 3 })
  await page.mouse.move(to.x, to.y - 4, { steps: 10 })
  await expect(page.getByText('Day 3 is in the place of day 1.')).toBeAttached()
  await page.mouse.up()
  await expectFirsts(page, [three, one, two])
  await expect(page.getByText('Day 3 is now day 1.')).toBeAttached()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expectFirsts(page, [one, two, three])
})

test('a whole day is dragged by a finger that rests for a moment', { tag: '@phone-only' }, async ({
  page,
}) => {
  const [one, two, three] = await threeDays(page)
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  const [from, to] = [await middleOf(handle(page, 3)), await middleOf(handle(page, 2))]
  await touch('touchStart', from)
  await expect(page.getByText('Day 3 is in the place of day 3.')).toBeAttached()
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', { x: from.x, y: from.y + ((to.y - 4 - from.y) * step) / 10 })
    await page.waitForTimeout(30)
  }
  await expect(page.getByText('Day 3 is in the place of day 2.')).toBeAttached()
  await touch('touchEnd')
  await expectFirsts(page, [one, three, two])
})

test('a whole day is dragged by keyboard, each step is said, and Escape puts it back', async ({ page }) => {
  const [one, two, three] = await threeDays(page)
  await handle(page, 3).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Day 3 is in the place of day 3.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Day 3 is in the place of day 2.')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Put back: Day 3.')).toBeAttached()
  await expectFirsts(page, [one, two, three])

  await page.keyboard.press('Space')
  await expect(page.getByText('Day 3 is in the place of day 3.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Day 3 is in the place of day 2.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Day 3 is in the place of day 1.')).toBeAttached()
  await page.keyboard.press('Enter')
  await expectFirsts(page, [three, one, two])
  await expect(handle(page, 1)).toBeFocused()
})
