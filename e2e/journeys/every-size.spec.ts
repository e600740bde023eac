import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/no-violations'
import { publicPages } from '../support/public-pages'
import { expectWalkByTab } from '../support/tab-through'
import { expect, test } from '../support/test'
import { typeLoaded } from '../support/type-loaded'
import { changeTheme, expectNoSideways, inTheme } from '../support/views'

/** Every element is shown at one of these widths, or at both; widths in between only move elements. */
const layouts = [390, 1440]
/** No rule of the style sheet begins between it and 390 pixels, so that every element has the same colours at both. */
const narrowest = 320
const widths = [narrowest, 390, 768, 1440]

/** The whole name of the site stands at the foot of the page, the tail of its last letter too. */
async function expectNameWhole(page: Page) {
  await typeLoaded(page)
  for (const width of [320, 768, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const spare = await page.locator('footer .place-name > span').evaluate((name) => {
      const context = document.createElement('canvas').getContext('2d')
      const footer = name.closest('footer')
      if (!context || !footer) return Number.NaN
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(name)
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const tail = context.measureText('Q').actualBoundingBoxDescent
      return footer.getBoundingClientRect().bottom - (name.getBoundingClientRect().bottom + tail)
    })
    expect(spare, `at ${width}`).toBeGreaterThanOrEqual(0)
  }
}

for (const path of publicPages)
  test(`${path}: nothing for axe to find and nothing sideways at any width, in both themes, and all of it by the Tab key`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await inTheme(page, 'dark')
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSideways(page)
      if (width !== narrowest) await expectNoViolations(page, 'colours')
    }
    await changeTheme(page, 'light')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSideways(page)
      await expectNoViolations(
        page,
        width === narrowest ? 'places' : layouts.includes(width) ? 'all' : 'coloursAndPlaces',
      )
    }
    await expectNameWhole(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectWalkByTab(page)
  })

test('every letter of the front page is set in the site’s own face', async ({ page }) => {
  await page.goto('/')
  await typeLoaded(page)
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family, status }) => `${family} ${status}`),
  )
  expect(faces).toContain('Archivo Variable loaded')
})
