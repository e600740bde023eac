// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import {
  unstable_splitSqlQuery as splitSqlQuery,
  unstable_getMiniflareWorkerOptions,
  unstable_readConfig,
} from 'wrangler'
import { ROOT } from './toolchain.mjs'

/**
 * Does the same as `wrangler d1 migrations apply DB --local`, with the same records, in half a second instead of four: each
 * migration and its record are one transaction.
 * @param {string} persistRoot
 */
export async function applyMigrations(persistRoot) {
  const config = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') })
  const [database] = config.d1_databases
  const folder = join(ROOT, database?.migrations_dir ?? 'migrations')
  await withLocalDatabase(persistRoot, async (db) => {
    await db
      .prepare(
        'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, ' +
          'applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
      )
      .run()
    const { results } = await db.prepare('SELECT name FROM d1_migrations').all()
    const applied = new Set(results.map(({ name }) => name))
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
    for (const name of files.sort().filter((file) => !applied.has(file))) {
      const queries = splitSqlQuery(readFileSync(join(folder, name), 'utf8'))
      await db.batch([
        ...queries.map((query) => db.prepare(query)),
        db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
      ])
    }
  })
}

/**
 * Does something with the database of a state folder.
 * @template T
 * @param {string} persistRoot
 * @param {(db: Awaited<ReturnType<Miniflare['getD1Database']>>) => Promise<T>} act
 */
export async function withLocalDatabase(persistRoot, act) {
  const config = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') })
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
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
