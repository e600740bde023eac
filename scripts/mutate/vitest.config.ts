// How `npm run mutate` runs the tests of one room; scripts/mutate.ts says which.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: process.cwd(),
  resolve: { alias: { '~': `${process.cwd()}/app` } },
  test: {
    environment: 'node',
    include: JSON.parse(process.env.MUTATE_TESTS ?? '["app/domain/**/*.test.ts"]'),
    // Code that counts what it does is slow, and a mutant may make it slower; Stryker ends what never comes to an end.
    testTimeout: 180_000,
  },
})
