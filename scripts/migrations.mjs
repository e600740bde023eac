// @ts-check
import { Miniflare } from 'miniflare'
import { workerConfig } from './worker-config.mjs'

/** @typedef {Awaited<ReturnType<Miniflare['getD1Database']>>} Database */

/**
 * Does the same as `wrangler d1 migrations apply DB --local`, with the same records, in half a second instead of four: each
 * migration and its record are one transaction.
 * @param {string} persistRoot
 */
export function applyMigrations(persistRoot) {
  return withLocalDatabase(persistRoot, migrate)
}

/**
 * The same for a database that is open. @param {Database} db
 */
export async function migrate(db) {
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
