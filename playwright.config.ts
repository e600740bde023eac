import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const port = Number(process.env.E2E_PORT ?? 8797)

// Playwright reads this file in its main process and again in each worker; only the first may empty the state.
if (!process.env.E2E_STATE_DIR) {
  process.env.E2E_STATE_DIR = fileURLToPath(new URL(`.wrangler/e2e-${port}`, import.meta.url))
  rmSync(process.env.E2E_STATE_DIR, { recursive: true, force: true })
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
  // One server, and figures that depend on the load of the machine.
  workers: 1,
  // The local server sometimes closes a kept connection just as it is used again; what passes then is listed as flaky.
  retries: 1,
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
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
    {
      name: 'desktop',
      testMatch: 'journeys/**/*.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: 'journeys/**/*.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    // As anybody starts it; what has been built already is not built again.
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port), STATE_DIR: process.env.E2E_STATE_DIR, DESIGN_PAGE: '1', MAP_STYLE_URL },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
