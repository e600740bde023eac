// On a poor network words come first: what is not needed for them is asked for after the first paint.
import { expect, test } from '../support/test'
import { typeLoaded } from '../support/type-loaded'

for (const path of ['/', '/planner', '/destinations/rome'])
  test(`${path}: neither type nor scripts are asked for before the first paint`, async ({ page }) => {
    await page.goto(path)
    await typeLoaded(page)
    await page.waitForLoadState('networkidle')
    const { paint, files } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      files: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    }))
    const late = files.filter(({ name }) => /\.(woff2|js)$/.test(new URL(name).pathname))
    expect(late.some(({ name }) => name.endsWith('.woff2'))).toBe(true)
    expect(late.some(({ name }) => name.endsWith('.js'))).toBe(true)
    expect(paint).toBeGreaterThan(0)
    expect(late.filter(({ startTime }) => startTime < paint)).toEqual([])
  })

test('drawings that are files are asked for after the first paint, and drawn', async ({ page }) => {
  await page.goto('/')
  const drawing = page.locator('use[href="/art/wall.svg#rome"]').first()
  await expect(drawing).toBeAttached()
  await drawing.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const { paint, drawings } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    drawings: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/art\/(?!figures)/.test(name))
      .map(({ name, startTime }) => ({ name, startTime })),
  }))
  expect(paint).toBeGreaterThan(0)
  expect(drawings.length).toBeGreaterThan(0)
  expect(drawings.filter(({ startTime }) => startTime < paint)).toEqual([])
  expect(await drawing.evaluate((use: SVGUseElement) => use.getBoundingClientRect().height)).toBeGreaterThan(
    50,
  )
})

test('who has loaded the type before has it from the beginning', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { typeAtOnce: 'type' in document.documentElement.dataset }),
    )
  })
  await page.goto('/pricing')
  await typeLoaded(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vphq-type'))).toBe('1')
  await page.reload()
  expect(await page.evaluate(() => 'typeAtOnce' in window && window.typeAtOnce)).toBe(true)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the style sheet asks for the type', async ({ page }) => {
    const type = page.waitForRequest(/archivo-text.*woff2/)
    await page.goto('/')
    await type
  })

  test('the drawings are there, once each', async ({ page }) => {
    await page.goto('/')
    const wall = page.locator('main li:has(button[value^="Tokyo"]) svg.poster:visible')
    await expect(wall).toHaveCount(1)
    await wall.scrollIntoViewIfNeeded()
    await expect
      .poll(() => wall.locator('use').evaluate((use: SVGUseElement) => use.getBoundingClientRect().height))
      .toBeGreaterThan(50)
  })
})
