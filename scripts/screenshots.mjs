// @ts-check
// `npm run screenshots`: the pictures in docs/, taken in a real browser of the product as `npm start` serves it.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { startLocalParts } from './counterparts.mjs'
import { serve } from './serve.mjs'
import { commandWithToolchain, ROOT } from './toolchain.mjs'

const PORT = 8807
const SIZES = { desktop: { width: 1440, height: 1000 }, phone: { width: 390, height: 844 } }
const out = join(ROOT, 'docs/screens')

await commandWithToolchain(async (_stopping, onStop) => {
  process.env.LOCAL_ONLY = '1'
  await ensureBuilt()
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-screens-'))
  const local = await startLocalParts({ port: PORT, stateDir })
  const server = await serve({ port: PORT, stateDir, env: local.env })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const close = async () => {
    await browser.close()
    await Promise.all([server.close(), local.close()])
    rmSync(stateDir, { recursive: true, force: true })
  }
  onStop(close)
  mkdirSync(out, { recursive: true })
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        baseURL: server.url,
        reducedMotion: 'reduce',
      })
      await context.addInitScript((name) => localStorage.setItem('vite-ui-theme', name), theme)
      await shoot(await context.newPage(), `${size}-${theme}`)
      await context.close()
    }
  }
  await close()
})

/**
 * Walks through the product and takes each screen.
 * @param {import('@playwright/test').Page} page
 * @param {string} suffix
 */
async function shoot(page, suffix) {
  const take = async (/** @type {string} */ name) => {
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(out, `${name}-${suffix}.png`), fullPage: true, scale: 'css' })
  }
  for (const [name, path] of Object.entries({
    landing: '/',
    pricing: '/pricing',
    auth: '/auth',
    'not-found': '/nowhere',
    'planner-empty': '/planner',
  })) {
    await page.goto(path)
    await take(name)
  }
  await page.goto('/checkout?plan=premium')
  await page.getByRole('button', { name: 'Pay $10.00' }).waitFor()
  await take('checkout')
  await page.getByRole('button', { name: 'Pay $10.00' }).click()
  await page.waitForURL(/payment_success/)
  await page.getByRole('button', { name: /^Destination/ }).click()
  await page.getByPlaceholder('Search destinations...').waitFor()
  await take('picker')
  await page.getByRole('option', { name: 'Rome, Italy' }).click()
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-16')
  await page.getByRole('button', { name: /Generate/ }).click()
  await page
    .getByText(/of 15 passed/)
    .first()
    .waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await take('itinerary')
}
