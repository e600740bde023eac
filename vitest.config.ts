import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig, type Plugin } from 'vitest/config'
import { deployedHeap } from './scripts/deployed-heap.mjs'

/**
 * vitest keeps React out of the optimizer's bundle. Left to itself the Workers pool then loads it file by file, and finds
 * none of them when the path of the repository has a space in it.
 */
function bundleReact(): Plugin {
  return {
    name: 'bundle-react',
    enforce: 'post',
    configEnvironment: {
      order: 'post',
      handler(name, { optimizeDeps }) {
        if (name !== 'ssr' || !optimizeDeps) return
        optimizeDeps.exclude = optimizeDeps.exclude?.filter((dependency) => dependency !== 'react') ?? []
        optimizeDeps.include = [...(optimizeDeps.include ?? []), 'react', 'react/jsx-runtime']
      },
    },
  }
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const alias = { '~': at('./app') }
/** Vitest itself leaves one processor unused, which is half of them on a small machine. */
const maxWorkers = availableParallelism()
/** Tests of the built Worker mostly wait: for a fault to be over, a limit to pass, a Worker to start again. */
const waiting = 2 * maxWorkers
/** For what hangs, milliseconds. `npm test` runs more tests at once than there are processors. */
const testTimeout = 20_000
/**
 * Beside all else on a slow machine a Worker may be starved for seconds while its clock goes on. So what fails is tried
 * once more, as the stories of the browser are, and the report says that it was.
 */
const onBusyMachine = { testTimeout: 60_000, hookTimeout: 60_000, retry: 1 }
/** Each file starts a Worker of its own, so only the tools that start it are shared: to load them takes a second of CPU. */
const builtWorker = { ...onBusyMachine, isolate: false, maxWorkers: waiting }

/** A fault at every call: some flows are run thirty times over. */
const faultSuites = 'e2e/built/faults/**/*.test.ts'

/** Runs for as long as `npm run fuzz` says. */
const fuzzing = 'e2e/built/fuzz/**'

export default defineConfig({
  test: {
    projects: [
      {
        // The Worker's half of React's server, which Node's does not have: it renders to a stream of the web.
        resolve: { alias: { ...alias, 'react-dom/server': 'react-dom/server.browser' } },
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout,
          maxWorkers,
          // Rules keep no state between two files, and reading zod and the catalogue's schemas for each took most of the time.
          isolate: false,
          include: ['app/**/*.test.ts', 'catalogue/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: [
            'scripts/test-setup/lexicons.ts',
            'scripts/test-setup/gate-words.ts',
            'scripts/test-setup/import-lists.ts',
            'scripts/test-setup/kitchen-homes.ts',
          ],
        },
      },
      {
        esbuild: { jsx: 'automatic' },
        resolve: { alias },
        test: {
          name: 'ui',
          environment: 'jsdom',
          testTimeout,
          maxWorkers,
          // jsdom and React are loaded once for each process, which is more than half of the work. What a file mocks stays mocked
          // for later files, and what an earlier one has loaded is not: no other file may use a module that one mocks.
          isolate: false,
          include: ['app/**/*.test.tsx'],
          setupFiles: [
            'scripts/test-setup/ui.ts',
            'scripts/test-setup/lexicons.ts',
            'scripts/test-setup/gate-words.ts',
            'scripts/test-setup/kitchen-homes.ts',
          ],
        },
      },
      {
        test: {
          name: 'local',
          environment: 'node',
          testTimeout,
          maxWorkers,
          include: ['local/**/*.test.ts'],
        },
      },
      {
        test: {
          // The built Worker in workerd, asked over HTTP. Each file starts one of its own.
          name: 'built',
          environment: 'node',
          ...builtWorker,
          include: ['e2e/built/**/*.test.ts'],
          exclude: [faultSuites, ...(process.env.FUZZ_MINUTES ? [] : [fuzzing])],
          // After the Workers pool, which is one process for all its files.
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          // The suites that put the Worker under strain, with the heap that it has when it is deployed.
          name: 'heap',
          environment: 'node',
          ...builtWorker,
          env: { MINIFLARE_WORKERD_V8_FLAGS: deployedHeap },
          include: [faultSuites],
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          // The same without that limit: `npm test -- faults`, and no part of `npm test`.
          name: 'faults',
          environment: 'node',
          ...builtWorker,
          include: [faultSuites],
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: [
          bundleReact(),
          cloudflareTest(async ({ inject }) => ({
            wrangler: { configPath: at('./wrangler.toml') },
            miniflare: {
              bindings: {
                ...inject('counterparts'),
                TEST_MIGRATIONS: await readD1Migrations(at('./migrations')),
              },
            },
          })),
        ],
        resolve: { alias },
        test: {
          name: 'worker',
          testTimeout,
          include: ['workers/test/**/*.test.ts'],
          // Random steps of paid-trips.test.ts; 10000 in full.
          provide: { paidTripSteps: Number(process.env.PAYMENT_STEPS ?? 600) },
          globalSetup: ['scripts/test-setup/counterparts.ts'],
          setupFiles: [
            'scripts/test-setup/worker.ts',
            'scripts/test-setup/lexicons.ts',
            'scripts/test-setup/kitchen-homes.ts',
          ],
          // One runtime for all files; worker.ts empties it before each test.
          isolate: false,
          maxWorkers: 1,
          // After those that run two at a time.
          sequence: { groupOrder: 1 },
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: [
                  '@internationalized/date',
                  '@remix-run/cloudflare',
                  '@remix-run/react',
                  'drizzle-orm',
                  'drizzle-orm/d1',
                  'drizzle-orm/sqlite-core',
                  'isbot',
                  'react-aria-components',
                  'react-dom/server',
                  'remix-auth',
                  'remix-auth-oauth2',
                  'stripe',
                  'zod',
                ],
              },
            },
          },
        },
      },
    ],
  },
})
