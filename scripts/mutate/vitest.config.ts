// How `npm run mutate` runs the tests of one room; scripts/mutate.ts says which.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: process.cwd(),
  resolve: { alias: { '~': `${process.cwd()}/app` } },
  test: {
    environment: 'node',
    // As for all tests: the reader's languages load late in the product.
    setupFiles: ['scripts/test-setup/lexicons.ts', 'scripts/test-setup/gate-words.ts'],
    include: JSON.parse(process.env.MUTATE_TESTS ?? '["app/domain/**/*.test.ts"]'),
    // Instrumented code is slow, and a mutant may make it slower; Stryker ends tests that never finish.
    testTimeout: 180_000,
  },
})
