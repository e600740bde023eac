// @ts-check
// `npm run screenshots`: the pictures in docs/, taken in a real browser of the product as `npm start` serves it.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { startLocalParts } from './counterparts.mjs'
import { clubStates, editorStates } from './planner-states.mjs'
import { joinClub } from './premium-guest.mjs'
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
      const options = { viewport, colorScheme: theme, reducedMotion: /** @type {const} */ ('reduce') }
      const context = await browser.newContext({ ...options, baseURL: server.url })
      await context.addInitScript((name) => localStorage.setItem('vite-ui-theme', name), theme)
      await shoot(await context.newPage(), `${size}-${theme}`)
      await context.close()
      if (!showsEveryState(`${size}-${theme}`)) continue
      const club = await browser.newContext({ ...options, baseURL: server.url })
      await club.addInitScript((name) => localStorage.setItem('vite-ui-theme', name), theme)
      const page = await club.newPage()
      await joinClub(page, local.env)
      await clubStates(page, taking(page, `${size}-${theme}`))
      await club.close()
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
  const everyState = showsEveryState(suffix)
  const take = taking(page, suffix)
  const button = (/** @type {string | RegExp} */ name) => page.getByRole('button', { name }).first()
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
  if (everyState) await freeStates(page, take)
  await page.goto('/checkout?plan=premium')
  await button('Pay $10.00').waitFor()
  await take('checkout')
  await button('Pay $10.00').click()
  await page.waitForURL(/payment_success/)
  await button(/^Destination/).click()
  await page.getByPlaceholder('Search destinations...').waitFor()
  await take('picker')
  await page.getByRole('option', { name: 'Rome, Italy' }).click()
  await page.getByLabel('Start date').fill('2027-04-13')
  await page.getByLabel('End date').fill('2027-04-16')
  if (everyState) await paidStates(page, take)
  await button(/Generate/).click()
  await page.getByRole('heading', { name: 'Travel Recommendations' }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await take('itinerary')
  if (everyState) await signedInStates(page, take)
}

/** @typedef {import('./planner-states.mjs').Take} Take */

/**
 * Every screen in both sizes and prints; the many states of the planner in one print a size.
 * @param {string} suffix
 */
function showsEveryState(suffix) {
  return suffix === 'desktop-light' || suffix === 'phone-dark'
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} suffix
 * @returns {Take}
 */
function taking(page, suffix) {
  return async (name, fullPage = true) => {
    await page.waitForTimeout(600)
    await page.screenshot({ path: join(out, `${name}-${suffix}.png`), fullPage, scale: 'css' })
  }
}

/**
 * What the free plan sees: locked filters, the upgrade prompt, the sample with its limits.
 * @param {import('@playwright/test').Page} page
 * @param {Take} take
 */
async function freeStates(page, take) {
  await page.goto('/planner?destination=Tokyo')
  await page.getByRole('button', { name: /^Advanced Filters/ }).click()
  await page.getByText('Unlock all filters with a premium plan').waitFor()
  await take('planner-filters-locked')
  await page.getByRole('button', { name: 'Upgrade', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await take('planner-upgrade', false)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Advanced Filters/ }).click()
  await page.getByRole('button', { name: /Generate/ }).click()
  await page.getByRole('list', { name: 'Progress' }).waitFor()
  await take('planner-printing', false)
  await page.getByRole('heading', { name: 'Travel Recommendations' }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await take('planner-sample')
}

/**
 * What a paid plan opens before anything is planned.
 * @param {import('@playwright/test').Page} page
 * @param {Take} take
 */
async function paidStates(page, take) {
  await page.getByRole('button', { name: 'Surprise Me' }).click()
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().waitFor()
  await take('planner-surprise', false)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Advanced Filters/ }).click()
  await page.getByRole('tab', { name: 'Comfort' }).click()
  await take('planner-filters')
}

/**
 * The recommendations one by one, and what an account brings.
 * @param {import('@playwright/test').Page} page
 * @param {Take} take
 */
async function signedInStates(page, take) {
  for (const name of ['Activities', 'Flights', 'Transportation']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await page.getByRole('heading', { name: 'Travel Recommendations' }).scrollIntoViewIfNeeded()
    await take(`recommendations-${name.toLowerCase()}`, false)
  }
  await page.goto('/auth?returnTo=/planner')
  await page.getByRole('link', { name: 'Continue with Email' }).click()
  await page.getByLabel('Email').fill('ada.lovelace@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await take('planner-share', false)
  await page.keyboard.press('Escape')
  await editorStates(page, take)
}
