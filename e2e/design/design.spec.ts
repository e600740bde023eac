import type { Locator, Page, PageAssertionsToHaveScreenshotOptions } from '@playwright/test'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'
import { typeLoaded } from '../support/type-loaded'
import { inTheme } from '../support/views'

type Tolerance = Pick<PageAssertionsToHaveScreenshotOptions, 'threshold' | 'maxDiffPixelRatio'>

/**
 * Text is rendered slightly differently on every machine. So inks, controls and pictures are compared without text and
 * with a small tolerance; text is compared separately with a larger one.
 */
const inks: Tolerance = { threshold: 0.02, maxDiffPixelRatio: 0.002 }
const shapes: Tolerance = { threshold: 0.06, maxDiffPixelRatio: 0.003 }
const art: Tolerance = { threshold: 0.1, maxDiffPixelRatio: 0.01 }
const words: Tolerance = { threshold: 0.15, maxDiffPixelRatio: 0.06 }

const controls = ['icons', 'buttons', 'progress', 'fields', 'choices', 'unfolding', 'day']
const pictures = ['formats', 'landscapes', 'landmarks']
/** The destination whose inks are compared; others may change with the catalogue. */
const printed = ['rome', 'tokyo', 'bali']

test.describe.configure({ timeout: 120_000 })
test.use({
  // High enough for every section, so that each picture is one screenshot.
  viewport: { width: 1100, height: 1840 },
  // Tracing this page would take longer than the step itself.
  trace: 'off',
})

async function open(page: Page) {
  await page.goto('/design')
  await page.locator('[data-ready]').waitFor()
  await typeLoaded(page)
}

async function withoutWords(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      *, ::placeholder { -webkit-text-fill-color: transparent !important }
      text { fill: transparent !important; stroke: transparent !important }
      :root { --thumbnail: 4rem }
    `)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Compares a part of the page; its size is rounded up, so that fractions of a pixel do not change the picture. */
async function looksAsBefore(page: Page, part: Locator, name: string, tolerance: Tolerance) {
  await part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'start' })
  })
  const box = await part.boundingBox()
  if (!box) throw new Error(`${name} is not shown`)
  const clip = {
    x: Math.floor(box.x),
    y: Math.floor(box.y),
    width: Math.ceil(box.width / 8) * 8,
    height: Math.ceil(box.height / 32) * 32,
  }
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { ...tolerance, clip, scale: 'device' })
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`the design system, ${theme}`, () => {
    test.beforeEach(async ({ page }) => {
      await inTheme(page, theme)
      await open(page)
    })

    test('controls and drawings look as they did', async ({ page }) => {
      await withoutWords(page)
      for (const id of controls) await looksAsBefore(page, page.locator(`#${id}`), `${id}-${theme}`, shapes)
    })

    test('posters look as they did', { tag: '@always' }, async ({ page }) => {
      await withoutWords(page)
      for (const id of pictures) await looksAsBefore(page, page.locator(`#${id}`), `${id}-${theme}`, art)
    })

    test('what opens looks as it did', async ({ page }) => {
      await withoutWords(page)
      const opened = async (button: string, role: 'menu' | 'dialog' | 'tooltip', name: string) => {
        await page.getByRole('button', { name: button, exact: true }).click()
        await expect(page.getByRole(role)).toBeVisible()
        await looksAsBefore(page, page.getByRole(role), `${name}-${theme}`, shapes)
        await page.keyboard.press('Escape')
        await expect(page.getByRole(role)).toBeHidden()
      }
      await opened('Destination Where to?', 'dialog', 'search-picker')
      await opened('Destination, loading Where to?', 'dialog', 'search-picker-loading')
      await opened('Choose both dates', 'dialog', 'range-calendar')
      await opened('Actions for Colosseum', 'menu', 'menu')
      await opened('About the walking limit', 'tooltip', 'tooltip')
      await opened('Share this trip', 'dialog', 'dialog')
      await page.getByRole('button', { name: 'Remove this trip' }).click()
      await looksAsBefore(page, page.getByRole('alertdialog'), `alert-dialog-${theme}`, shapes)
      await page.getByRole('button', { name: 'Keep it' }).click()
      for (const [button, name] of [
        ['Say it', 'toast'],
        ['Say it failed', 'toast-failed'],
      ] as const) {
        await page.getByRole('button', { name: button, exact: true }).click()
        const toast = page.locator('.toast')
        await toast.hover()
        await looksAsBefore(page, toast, `${name}-${theme}`, shapes)
        await toast.getByRole('button', { name: 'Close' }).click()
      }
    })

    test('axe finds nothing', async ({ page }) => {
      await expectNoViolations(page)
    })
  })
}

test('the inks of both prints are as they were', { tag: '@always' }, async ({ page }) => {
  await open(page)
  await withoutWords(page)
  for (const id of printed)
    for (const edition of ['day', 'night'])
      await looksAsBefore(
        page,
        page.locator(`#inks-${id} .design-${edition} .design-swatches`),
        `inks-${id}-${edition}`,
        inks,
      )
})

test.describe('words', () => {
  // Half a pixel for each point: enough to see position and size of the text.
  test.use({ deviceScaleFactor: 0.5 })

  test('type is set as it was', async ({ page }) => {
    await open(page)
    for (const id of ['type', 'place-names', ...controls])
      await looksAsBefore(page, page.locator(`#${id}`), `${id}-words`, words)
  })
})
