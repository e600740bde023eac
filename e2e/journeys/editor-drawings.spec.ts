import type { Page } from '@playwright/test'
import { openEditor, stopTitles, titlesOf } from '../support/editor'
import { expect, test } from '../support/test'
import { expectNoSideways } from '../support/views'

const day = (page: Page) =>
  page.getByRole('region', { name: 'Edit the itinerary' }).getByRole('article', { name: /^Day 1: / })

/** What the Day Line and the map of the first day say to a screen reader: all stops in order, all ways in order. */
async function drawings(page: Page) {
  const [line, map] = [
    day(page).getByRole('img', { name: / to \d\d:\d\d/ }),
    day(page).getByRole('img', { name: /minutes? (on foot|by ride)/ }),
  ]
  await expect(map).toBeVisible()
  return { line: await line.getAttribute('aria-label'), map: await map.getAttribute('aria-label') }
}

/** The number of a stop in the list, which is its number on the map. */
const numberOf = (page: Page, title: string) =>
  day(page)
    .locator('li[data-stop]')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 5 }) })
    .getAttribute('data-stop')

for (const width of [390, 1440])
  test(`map and Day Line follow each edit at ${width} pixels, and Reset brings them back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openEditor(page)
    const [, second = '', third = ''] = await titlesOf(page, 1)
    if (width < 1024) await day(page).getByRole('button', { name: 'Day Line' }).click()
    const before = await drawings(page)
    expect(before.line).toMatch(new RegExp(`${second}.*${third}`))
    expect([await numberOf(page, second), await numberOf(page, third)]).toEqual(['2', '3'])

    await page.getByRole('button', { name: `Move ${second} down` }).press('Enter')
    await expect.poll(async () => (await drawings(page)).line).toMatch(new RegExp(`${third}.*${second}`))
    await expect.poll(async () => (await drawings(page)).map).not.toBe(before.map)
    expect([await numberOf(page, second), await numberOf(page, third)]).toEqual(['3', '2'])
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
    await expectNoSideways(page)

    // A tap on the map leads to the stop in the list.
    await day(page).locator('g[data-stop="5"]').click()
    await expect(day(page).locator('li[data-stop="5"]')).toHaveAttribute('data-marked')
    await expect(day(page).locator('li[data-stop="5"] h5')).toBeInViewport()

    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => drawings(page)).toEqual(before)
    await expect(stopTitles(page, 1).nth(1)).toHaveText(second)
  })
