import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

const { DB, TEST_MIGRATIONS } = env as unknown as { DB: D1Database; TEST_MIGRATIONS: D1Migration[] }
const renaming = TEST_MIGRATIONS.findIndex(({ name }) => name.includes('visitor_ids'))

it('the columns that hold visitors get their name, and every row keeps its visitor', async () => {
  await reset()
  await applyD1Migrations(DB, TEST_MIGRATIONS.slice(0, renaming))
  await DB.batch([
    DB.prepare(
      `INSERT INTO trips (id, generation_id, session_id, destination, start_date, end_date, budget, interests, itinerary, version, is_saved, created_at)
       VALUES ('t', 'g', 'ada', 'Rome, Italy', '2027-04-13', '2027-04-13', 'moderate', '[]', '{}', 1, 0, 0)`,
    ),
    DB.prepare(
      `INSERT INTO purchases (id, session_id, plan, cents, status, created_at)
       VALUES ('p', 'ada', 'premium', 1000, 'pending', 0)`,
    ),
    DB.prepare(
      `INSERT INTO affiliate_events (kind, provider, category, url, session_id, at)
       VALUES ('click', 'viator', 'tours', 'https://www.viator.com/', 'ada', 0)`,
    ),
  ])
  await applyD1Migrations(DB, TEST_MIGRATIONS)
  for (const table of ['trips', 'purchases', 'affiliate_events']) {
    const { results } = await DB.prepare(`SELECT visitor_id FROM ${table}`).all()
    expect(results, table).toEqual([{ visitor_id: 'ada' }])
  }
  // One open purchase a visitor and plan, as before.
  const twice = DB.prepare(
    `INSERT INTO purchases (id, visitor_id, plan, cents, status, created_at) VALUES ('q', 'ada', 'premium', 1000, 'pending', 0)`,
  )
  await expect(twice.run()).rejects.toThrow(/UNIQUE/)
})
