import type { Locator, Page } from '@playwright/test'
import { openEditor, stopTitles, titlesOf } from '../support/editor'
import { expect, test } from '../support/test'

const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 5 }) })

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('by mouse', () => {
  test('a stop is dragged before another one of its day', async ({ page }) => {
    await openEditor(page)
    const [first = '', second = '', third = '', ...rest] = await titlesOf(page, 1)
    // With the third stop in view, the second is as well.
    await page.getByRole('button', { name: `Drag ${third}` }).scrollIntoViewIfNeeded()
    const from = await middleOf(page.getByRole('button', { name: `Drag ${third}` }))
    const to = await middleOf(page.getByRole('button', { name: `Drag ${second}` }))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y - 10, { steps: 3 })
    await page.mouse.move(to.x, to.y - 6, { steps: 8 })
    await expect(page.getByText(`${third} is on day 1, before ${second}.`)).toBeAttached()
    await page.mouse.up()
    await expect(stopTitles(page, 1)).toHaveText([first, third, second, ...rest])
  })
})

test.describe('by a finger', { tag: '@phone-only' }, () => {
  test('a long press picks a stop up, a swipe scrolls', async ({ page }) => {
    await openEditor(page)
    const [first = '', second = '', third = '', ...rest] = await titlesOf(page, 1)
    const handle = page.getByRole('button', { name: `Drag ${second}` })
    await handle.scrollIntoViewIfNeeded()
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })

    // A move before the long press ends is a swipe.
    const start = await middleOf(handle)
    const before = await page.evaluate(() => window.scrollY)
    await touch('touchStart', start)
    for (let step = 1; step <= 6; step++) await touch('touchMove', { x: start.x, y: start.y - step * 25 })
    await touch('touchEnd')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
    await expect(stopTitles(page, 1)).toHaveText([first, second, third, ...rest])

    // The page still rolls after the swipe.
    const rolled = () =>
      page.evaluate(async () => {
        const from = window.scrollY
        await new Promise((resolve) => setTimeout(resolve, 150))
        return window.scrollY - from
      })
    await expect.poll(rolled).toBe(0)
    // High enough on the screen that the finger stays off its lower edge, where the page rolls on by itself.
    await handle.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 220))
    await page.waitForTimeout(400)
    const from = await middleOf(handle)
    await touch('touchStart', from)
    await page.waitForTimeout(250)
    const below = await middleOf(page.getByRole('button', { name: `Drag ${rest[0]}` }))
    // The upper edge of the dragged stop moves to that of the stop below.
    const past = below.y - 4
    for (let step = 1; step <= 10; step++) {
      await touch('touchMove', { x: from.x, y: from.y + ((past - from.y) * step) / 10 })
      await page.waitForTimeout(30)
    }
    await expect(page.getByText(`${second} is on day 1, before ${rest[0]}.`)).toBeAttached()
    await touch('touchEnd')
    await expect(stopTitles(page, 1)).toHaveText([first, third, second, ...rest])
  })
})

test('by keyboard alone: a stop goes to the next day, a day changes its place, every step is said', async ({
  page,
}) => {
  await openEditor(page, { endDate: '2027-04-14' })
  const last = (await titlesOf(page, 1)).at(-1) ?? ''
  const [breakfast = ''] = await titlesOf(page, 2)
  const handle = page.getByRole('button', { name: `Drag ${last}` })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${last} is on day 1`)).toBeAttached()
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('ArrowDown')
    await page.waitForTimeout(80)
    if ((await page.getByText(`${last} is on day 2, before ${breakfast}.`).count()) > 0) break
  }
  await expect(page.getByText(`${last} is on day 2, before ${breakfast}.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(stopTitles(page, 2).first()).toHaveText(last)
  await expect(page.getByRole('button', { name: `Drag ${last}` })).toBeFocused()

  const title = await page.getByRole('heading', { level: 3, name: /^Day 2/ }).textContent()
  await page.getByRole('button', { name: 'Drag day 2' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForTimeout(80)
  await page.keyboard.press('ArrowUp')
  await page.waitForTimeout(80)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 3, name: /^Day 2/ })).toHaveText(title ?? '')
  await page.getByRole('button', { name: 'Move day 2 up' }).press('Enter')
  await expect(stopTitles(page, 1).first()).toHaveText(last)
  await expect(rowOf(page, last)).toBeVisible()
})

test('by keyboard alone: the menus, the dialogs and undo', async ({ page }) => {
  await openEditor(page, { endDate: '2027-04-14' })
  const [, title = '', next = ''] = await titlesOf(page, 1)
  await page.getByRole('button', { name: `Actions for ${title}` }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit activity' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Actions for ${title}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, title)).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Drag ${next}` })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(rowOf(page, title)).toBeVisible()
})

/** The last stop of day 1 and the first of day 2, both in view, and the distance between them. */
async function acrossTheNight(page: Page) {
  await openEditor(page, { endDate: '2027-04-14' })
  const last = (await titlesOf(page, 1)).at(-1) ?? ''
  const second = await titlesOf(page, 2)
  // Below what stays at the top of the page.
  await page
    .getByRole('button', { name: `Drag ${last}` })
    .evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 150))
  const from = await middleOf(page.getByRole('button', { name: `Drag ${last}` }))
  const dayTwo = page.getByRole('list', { name: 'Stops of day 2' })
  const row = await rowOf(page, last).boundingBox()
  const goal = await dayTwo.getByRole('listitem').first().boundingBox()
  if (!row || !goal) throw new Error('not on the page')
  return { last, second, from, to: { x: from.x, y: from.y + goal.y - row.y } }
}

test('by mouse: a stop goes to the next day', async ({ page }) => {
  const { last, second, from, to } = await acrossTheNight(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 10, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 10 })
  await expect(page.getByText(`${last} is on day 2, before ${second[0]}.`)).toBeAttached()
  await page.mouse.up()
  await expect(stopTitles(page, 2)).toHaveText([last, ...second])
  await expect(stopTitles(page, 1).filter({ hasText: last })).toHaveCount(0)
})

test('by a finger: a stop goes to the next day', { tag: '@phone-only' }, async ({ page }) => {
  const { last, second, from, to } = await acrossTheNight(page)
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await touch('touchStart', from)
  await expect(page.getByText(`${last} is on day 1`)).toBeAttached()
  for (let step = 1; step <= 10; step++)
    await touch('touchMove', { x: from.x, y: from.y + ((to.y - from.y) * step) / 10 })
  await expect(page.getByText(`${last} is on day 2, before ${second[0]}.`)).toBeAttached()
  await touch('touchEnd')
  await expect(stopTitles(page, 2)).toHaveText([last, ...second])
})
