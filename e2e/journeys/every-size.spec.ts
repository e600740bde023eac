import { expectNoViolations } from '../support/no-violations'
import { publicPages } from '../support/public-pages'
import { expect, test } from '../support/test'
import { expectNoSideways, inTheme } from '../support/views'

/** Every element is shown at one of these widths, or at both; widths in between only move elements. */
const layouts = [390, 1440]
/** No rule of the style sheet begins between it and 390 pixels, so that every element has the same colours at both. */
const narrowest = 320
const widths = [narrowest, 390, 768, 1440]

for (const path of publicPages)
  for (const theme of ['light', 'dark'] as const)
    test(`${path} in ${theme}: nothing for axe to find and nothing sideways at any width`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await inTheme(page, theme)
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSideways(page)
        if (theme === 'light')
          await expectNoViolations(
            page,
            width === narrowest ? 'places' : layouts.includes(width) ? 'all' : 'coloursAndPlaces',
          )
        else if (width !== narrowest) await expectNoViolations(page, 'colours')
      }
    })

test('every letter of the front page is set in the site’s own face', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family, status }) => `${family} ${status}`),
  )
  expect(faces).toContain('Archivo Variable loaded')
})
