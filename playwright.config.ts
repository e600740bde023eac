import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

/** Workers of Playwright, each with a product of its own, so that no test meets another's limits and visitors. */
const LANES = Number(process.env.E2E_LANES ?? 2)
/** The product and its stand-ins take the ports from here on; those of the next lane follow. */
const PORTS_A_LANE = 5
const firstPort = Number(process.env.E2E_PORT ?? 8797)

const lanes = Array.from({ length: LANES }, (_, index) => {
  const port = firstPort + index * PORTS_A_LANE
  return { port, stateDir: fileURLToPath(new URL(`.wrangler/e2e-${port}`, import.meta.url)) }
})

// Playwright reads this file in its main process, which starts the servers, and again in each worker, which uses one.
const worker = process.env.TEST_PARALLEL_INDEX
const lane = lanes[Number(worker ?? 0) % LANES]
if (!lane) throw new Error('E2E_LANES is at least 1')
if (worker === undefined) {
  for (const { stateDir } of lanes) rmSync(stateDir, { recursive: true, force: true })
} else {
  process.env.E2E_LANE_PORT = String(lane.port)
  process.env.E2E_STATE_DIR = lane.stateDir
}
// No test may reach a real service, whatever keys lie around.
process.env.LOCAL_ONLY = '1'

/** Nobody listens there: the tests of the map answer for it. */
const MAP_STYLE_URL = 'http://127.0.0.1:9/style.json'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  // The same pictures for every machine; e2e/design/design.spec.ts allows for its drawing of letters.
  snapshotPathTemplate: '{testDir}/{testFileDir}/baseline/{arg}{ext}',
  workers: LANES,
  // The local server sometimes closes a kept connection just as it is used again; what passes then is listed as flaky.
  retries: 1,
  // Two products and two browsers share the machine that runs them.
  expect: { timeout: 10_000 },
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  use: {
    // A language with 24 hours and kilometres; units.spec.ts has others.
    locale: 'en-IE',
    baseURL: `http://localhost:${lane.port}`,
    // Motion is decoration: here it would cost a sixth of the time, and show things half faded in.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each test would cost a fifth of the time of all.
    trace: 'on-first-retry',
    // What a test answers in the network's place must reach the page; e2e/journeys/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Pictures of the design system: all of them with `npm run test:look`, else those that are the same everywhere.
    { name: 'look', testMatch: 'design/**/*.spec.ts', ...(process.env.LOOK ? {} : { grep: /@always/ }) },
    { name: 'wire', testMatch: 'api/**/*.spec.ts' },
    // Every journey once, but for what only a finger does.
    {
      name: 'desktop',
      testMatch: 'journeys/**/*.spec.ts',
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: 'journeys/**/*.spec.ts',
      // What a narrow screen or a finger may change: one walk through every screen, and what is laid out another way there.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: lanes.map(({ port, stateDir }) => ({
    // As anybody starts it; what has been built already is not built again.
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      STATE_DIR: stateDir,
      DESIGN_PAGE: '1',
      MAP_STYLE_URL,
      DESK_ACCOUNTS: 'operator@example.com',
      // All tests share one address.
      LOOPBACK_LIMIT_FACTOR: '100',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
})
