import type { Locator, Page, PageAssertionsToHaveScreenshotOptions } from '@playwright/test'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'
import { inTheme } from '../support/views'

type Tolerance = Pick<PageAssertionsToHaveScreenshotOptions, 'threshold' | 'maxDiffPixelRatio'>

/**
 * Flat ink shows the smallest change of colour. Type is drawn a little differently on every machine, at the edges of its
 * letters: there many pixels may differ, but not so many as when a letter moves or a control changes.
 */
const flat: Tolerance = { threshold: 0.02, maxDiffPixelRatio: 0.002 }
const art: Tolerance = { threshold: 0.08, maxDiffPixelRatio: 0.008 }
const words: Tolerance = { threshold: 0.1, maxDiffPixelRatio: 0.025 }

const sections = [
  'type',
  'place-names',
  'icons',
  'buttons',
  'progress',
  'fields',
  'choices',
  'unfolding',
  'day',
]
const pictures = ['formats', 'landscapes', 'landmarks']
/** Whose inks are compared; others may come and go with the catalogue. */
const printed = ['rome', 'tokyo', 'bali']

// Less than a pixel a point: what changes is seen all the same, and the pictures stay small.
test.use({
  viewport: { width: 1100, height: 900 },
  deviceScaleFactor: 0.6,
  contextOptions: { reducedMotion: 'reduce' },
})

async function open(page: Page) {
  await page.goto('/design')
  await page.locator('[data-ready]').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** Pictures without the words below them, small. */
async function showArtOnly(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--thumbnail', '5rem')
    for (const words of document.querySelectorAll<HTMLElement>('.design-note, .place-name'))
      words.style.visibility = 'hidden'
  })
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`the design system, ${theme}`, () => {
    test.beforeEach(async ({ page }) => {
      await inTheme(page, theme)
      await open(page)
    })

    const looksAsBefore = (locator: Locator, name: string, tolerance: Tolerance) =>
      expect.soft(locator).toHaveScreenshot(`${name}-${theme}.png`, { ...tolerance, scale: 'device' })

    test('components look as they did', async ({ page }) => {
      for (const id of sections) await looksAsBefore(page.locator(`#${id}`), id, words)
    })

    test('posters look as they did', async ({ page }) => {
      await showArtOnly(page)
      for (const id of pictures) await looksAsBefore(page.locator(`#${id}`), id, art)
    })

    test('what opens looks as it did', async ({ page }) => {
      const opened = async (
        button: string,
        role: 'menu' | 'dialog' | 'alertdialog' | 'tooltip',
        name: string,
      ) => {
        await page.getByRole('button', { name: button, exact: true }).click()
        await expect(page.getByRole(role)).toBeVisible()
        await looksAsBefore(page.getByRole(role), name, words)
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
      await looksAsBefore(page.getByRole('alertdialog'), 'alert-dialog', words)
      await page.getByRole('button', { name: 'Keep it' }).click()
      for (const [button, name] of [
        ['Say it', 'toast'],
        ['Say it failed', 'toast-failed'],
      ] as const) {
        await page.getByRole('button', { name: button, exact: true }).click()
        const toast = page.locator('.toast')
        await toast.hover()
        await looksAsBefore(toast, name, words)
        await toast.getByRole('button', { name: 'Close' }).click()
      }
    })

    test('axe finds nothing', async ({ page }) => {
      await expectNoViolations(page)
    })
  })
}

test('the inks of both prints are as they were', async ({ page }) => {
  await open(page)
  for (const id of printed) {
    const inks = page.locator(`#inks-${id}`)
    await expect.soft(inks).toHaveScreenshot(`inks-${id}.png`, { ...words, scale: 'device' })
    for (const [index, swatches] of (await inks.locator('.design-swatches').all()).entries()) {
      const name = `swatches-${id}-${index ? 'night' : 'day'}.png`
      await expect.soft(swatches).toHaveScreenshot(name, { ...flat, scale: 'device' })
    }
  }
})
