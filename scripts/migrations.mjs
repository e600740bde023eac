// @ts-check
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { keptBeside, workerConfig } from './worker-config.mjs'

/** @typedef {Awaited<ReturnType<Miniflare['getD1Database']>>} Database */

/**
 * Does the same as `wrangler d1 migrations apply DB --local`, with the same records. A new database is a copy of one that
 * was made before with the same migrations: to make it takes more than a second of CPU, and tests begin with forty.
 * @param {string} persistRoot
 */
export async function applyMigrations(persistRoot) {
  const folder = join(persistRoot, 'd1')
  if (existsSync(folder)) await withLocalDatabase(persistRoot, migrate)
  else cpSync(await migratedDatabase(), folder, { recursive: true })
}

/** The folder of a database with all migrations and without a row. */
async function migratedDatabase() {
  const kept = `${keptBeside()}-d1`
  if (existsSync(kept)) return kept
  await workerConfig()
  const draft = mkdtempSync(`${kept}-`)
  await withLocalDatabase(draft, migrate)
  try {
    renameSync(join(draft, 'd1'), kept)
  } catch (error) {
    // Another process has made it meanwhile.
    if (!existsSync(kept)) throw error
  }
  rmSync(draft, { recursive: true, force: true })
  return kept
}

/**
 * Each migration and its record are one transaction.
 * @param {Database} db
 */
async function migrate(db) {
  await db
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, ' +
        'applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all()
  const applied = new Set(results.map(({ name }) => name))
  const { migrations } = await workerConfig()
  for (const { name, queries } of migrations.filter((each) => !applied.has(each.name))) {
    await db.batch([
      ...queries.map((query) => db.prepare(query)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}

/**
 * Does something with the database of a state folder.
 * @template T
 * @param {string} persistRoot
 * @param {(db: Database) => Promise<T>} act
 */
export async function withLocalDatabase(persistRoot, act) {
  const { workerOptions } = await workerConfig()
  const miniflare = new Miniflare({
    cf: false,
    defaultPersistRoot: persistRoot,
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    d1Databases: workerOptions.d1Databases,
  })
  try {
    return await act(await miniflare.getD1Database('DB'))
  } finally {
    await miniflare.dispose()
  }
}
