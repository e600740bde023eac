// How `npm run mutate` runs the tests of one room; scripts/mutate.ts says which.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: process.cwd(),
  resolve: { alias: { '~': `${process.cwd()}/app` } },
  test: {
    environment: 'node',
    // As for the tests of the product: what the Worker reads from files of the build.
    setupFiles: ['lexicons', 'gate-words', 'import-lists', 'kitchen-homes'].map(
      (name) => `scripts/test-setup/${name}.ts`,
    ),
    include: JSON.parse(process.env.MUTATE_TESTS ?? '["app/domain/**/*.test.ts"]'),
    // Instrumented code is slow, and a mutant may make it slower; Stryker ends tests that never finish.
    testTimeout: 180_000,
  },
})
