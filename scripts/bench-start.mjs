// @ts-check
// `npm run bench:start -- FOLDER FOLDER …`: how builds of the product in several folders (worktrees, each built) start their
// pages on a slow phone: a processor four times slower, 1.4 Mbit/s, 562 ms of latency. Their pages are opened in turns, A B C
// and then C B A, so that other load on the machine affects all of them. Prints best and median in milliseconds of the
// largest paint, of the time blocked between the first paint and 1.5 seconds after hydration, and of hydration.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'
import { commandWithToolchain, ROOT } from './toolchain.mjs'

const PORT = 8857
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const PAGES = ['/', '/planner', '/pricing', '/auth']
const folders = process.argv.length > 2 ? process.argv.slice(2) : [ROOT]

/** @typedef {{ lcp: number, tbt: number, hydrated: number }} Figures */

await commandWithToolchain(async (_stopping, onStop) => {
  process.env.LOCAL_ONLY = '1'
  const products = []
  for (const [index, folder] of folders.entries()) {
    const product = await serveBuild(resolve(folder), PORT + 10 * index)
    onStop(product.close)
    products.push({ folder, ...product })
  }
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  onStop(() => browser.close())
  /** @type {Map<string, Figures[]>} */
  const found = new Map()
  // The first round warms the caches of the servers and does not count.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const page of PAGES) {
      for (const { folder, url } of round % 2 ? products : products.toReversed()) {
        const figures = await open(browser, url + page)
        const row = `${page} ${folder}`
        if (round > 0) found.set(row, [...(found.get(row) ?? []), figures])
      }
    }
  }
  console.table(Object.fromEntries([...found].sort().map(([row, runs]) => [row, summary(runs)])))
  await browser.close()
  for (const { close } of products) await close()
})

/**
 * Serves what is built in a folder, by that folder's own scripts.
 * @param {string} folder
 * @param {number} port
 */
async function serveBuild(folder, port) {
  const script = (/** @type {string} */ name) => import(pathToFileURL(join(folder, 'scripts', name)).href)
  /** @type {[typeof import('./counterparts.mjs'), typeof import('./serve.mjs')]} */
  const [{ startLocalParts }, { serve }] = await Promise.all([
    script('counterparts.mjs'),
    script('serve.mjs'),
  ])
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-start-'))
  const local = await startLocalParts({ port, stateDir })
  const server = await serve({ port, stateDir, env: { ...local.env, LOOPBACK_LIMIT_FACTOR: '1000' } })
  const close = async () => {
    await Promise.all([server.close(), local.close()])
    rmSync(stateDir, { recursive: true, force: true })
  }
  return { url: server.url, close }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Figures>}
 */
async function open(browser, url) {
  const viewport = { width: 412, height: 823 }
  const context = await browser.newContext({ viewport, isMobile: true, serviceWorkers: 'block' })
  await context.addInitScript(observe)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const line = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 }
  await client.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { timeout: 60_000 })
  await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0)
  await page.waitForTimeout(1500)
  // @ts-expect-error: see observe
  const { lcp, fcp, long } = await page.evaluate(() => window.start)
  const hydrated = await page.evaluate(() => performance.getEntriesByName('awake')[0]?.startTime ?? 0)
  await context.close()
  let tbt = 0
  for (const [start, length] of long) tbt += Math.max(0, start + length - Math.max(fcp, start + 50))
  return { lcp, tbt, hydrated }
}

/** Records the browser's entries of paints and long tasks, in the page. */
function observe() {
  /** @type {{ lcp: number, fcp: number, long: [number, number][] }} */
  const start = { lcp: 0, fcp: 0, long: [] }
  // @ts-expect-error: set for the measuring script
  window.start = start
  const note = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true })
  note('largest-contentful-paint', ({ startTime }) => {
    start.lcp = startTime
  })
  note('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') start.fcp = startTime
  })
  note('longtask', ({ startTime, duration }) => start.long.push([startTime, duration]))
}

/** @param {Figures[]} runs */
function summary(runs) {
  const of = (/** @type {keyof Figures} */ name) => {
    const sorted = runs.map((run) => Math.round(run[name])).sort((a, b) => a - b)
    return `${sorted[0]}, ${sorted[Math.floor(sorted.length / 2)]}`
  }
  return { lcp: of('lcp'), tbt: of('tbt'), hydrated: of('hydrated') }
}
