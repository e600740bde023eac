// For every test in the Workers runtime: empty storage with the schema.
import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach } from 'vitest'

const { DB, TEST_MIGRATIONS } = env as unknown as { DB: D1Database; TEST_MIGRATIONS: D1Migration[] }

beforeEach(async () => {
  await reset()
  await applyD1Migrations(DB, TEST_MIGRATIONS)
})
