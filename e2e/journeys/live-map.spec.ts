import type { Page } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { expectNoViolations } from '../support/no-violations'
import { expect, test } from '../support/test'

const executablePath = findChromium()

// WebGL without a graphics card.
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
})

const style = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#e8e4da' } }],
}

async function openMap(page: Page) {
  await page.goto('/planner?destination=Rome')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page.getByRole('heading', { name: 'Travel Recommendations' })).toBeVisible()
  await page.getByRole('button', { name: 'Open the map' }).first().click()
  return page.getByRole('dialog', { name: 'Route of day 1' })
}

test('the drawn route opens over the tiles of the style that is set, with its numbers', {
  tag: '@phone',
}, async ({ page }) => {
  // Rendering in software takes longer.
  test.slow()
  const asked: string[] = []
  await page.route('http://127.0.0.1:9/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: style, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  page.on('request', (request) => {
    if (/live-map|maplibre/.test(request.url())) asked.push('code')
  })
  await page.goto('/planner')
  expect(asked).toEqual([])
  const dialog = await openMap(page)
  await expect(dialog.getByRole('status')).toHaveText('The map is there.', { timeout: 20_000 })
  expect(asked).toContain('http://127.0.0.1:9/style.json')
  await expect(dialog.getByTitle('Your base')).toBeVisible()
  await expect(dialog.locator('.maplibregl-marker', { hasText: '1' }).first()).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('when the map cannot be had, the drawn route stands for it', async ({ page }) => {
  await page.route('http://127.0.0.1:9/**', (route) => route.fulfill({ status: 503, body: 'no' }))
  const dialog = await openMap(page)
  await expect(dialog.getByRole('status')).toHaveText(
    'The map could not be loaded. The drawn route shows the same stops.',
  )
  await expectNoViolations(page)
})
