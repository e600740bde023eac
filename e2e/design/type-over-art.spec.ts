import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { typeLoaded } from '../support/type-loaded'
import { type Faint, hideType, measure, type Sample, showType, typeOverArt } from './measure-contrast'

/** All scenes on all screens on demand; those of the front page on two in every run. */
const all = Boolean(process.env.LOOK)
const widths = all ? [390, 820, 1440, 1920] : [390, 1440]
const themes = ['light', 'dark'] as const

test.use({ trace: 'off' })

/** Every destination, every landscape in every season, and the landmarks that no destination has yet. */
async function scenes(page: Page): Promise<string[]> {
  await page.goto('/design')
  await page.locator('.design[data-ready]').waitFor()
  const ids = (selector: string) =>
    page.locator(selector).evaluateAll((elements) => elements.map(({ id }) => id.replace(/^\w+-/, '')))
  const destinations = await ids('#inks article')
  if (!all) return destinations.slice(0, 8)
  return [...destinations, ...(await ids('#landscapes li')), ...(await ids('#landmarks li'))]
}

test('type over art can be read on the hero, by day and by night', { tag: '@always' }, async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const bench = await context.newPage()
  const faint: string[] = []
  let measured = 0
  for (const scene of await scenes(page)) {
    await page.goto(`/design?hero=${scene}`)
    await typeLoaded(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1800 })
      for (const theme of themes) {
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value
        }, theme)
        const samples: Sample[] = await page.evaluate(typeOverArt)
        measured += samples.length
        await page.evaluate(hideType)
        const picture = await page.screenshot({ type: 'png', scale: 'css' })
        await page.evaluate(showType)
        const found: Faint[] = await bench.evaluate(measure, { picture: picture.toString('base64'), samples })
        for (const { text, ratio, ground } of found)
          faint.push(`${scene} ${theme} ${width}: "${text}" ${ratio.toFixed(2)} on ${ground}`)
      }
    }
  }
  expect(faint).toEqual([])
  expect(measured).toBeGreaterThan(all ? 3000 : 150)
})
