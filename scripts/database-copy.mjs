// @ts-check
// `npm run backup` and `npm run restore`: the database as an SQL file, and back.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { asFile, literal, quoted, rowsByTable, shortened, statementsOf, wholeFile } from './dump-sql.mjs'
import { applyMigrations, withLocalDatabase } from './migrations.mjs'
import { Failure } from './processes.mjs'
import { bin, ROOT, toolEnv } from './toolchain.mjs'

/** Rows of one read. */
const page = 100
const objects = `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' ORDER BY type DESC, name`

/** @param {string[]} args */
function wrangler(...args) {
  const run = spawnSync(process.execPath, [bin('wrangler'), 'd1', ...args], {
    cwd: ROOT,
    env: toolEnv,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (run.status !== 0) throw new Failure(`wrangler d1 ${args[0]}:\n${run.stdout}${run.stderr}`)
  return run.stdout
}

/**
 * Writes a database into a file: that of a state folder, or the deployed one. Returns how many rows, by table.
 * @param {{ file: string, persistRoot: string | null }} options null: the deployed one
 */
export async function backUp({ file, persistRoot }) {
  mkdirSync(dirname(file), { recursive: true })
  const found = persistRoot === null ? remoteStatements() : await localStatements(persistRoot)
  const statements = found.flatMap(shortened)
  // Personal data: only the owner of the file may read it.
  writeFileSync(file, asFile(statements), { mode: 0o600 })
  return rowsByTable(statements)
}

function remoteStatements() {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  try {
    const output = join(folder, 'export.sql')
    wrangler('export', 'DB', '--remote', '--skip-confirmation', '--output', output)
    return statementsOf(readFileSync(output, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {string} persistRoot */
function localStatements(persistRoot) {
  return withLocalDatabase(persistRoot, async (db) => {
    const { results } = await db.prepare(objects).all()
    const statements = []
    for (const { type, name, sql } of results) {
      statements.push(String(sql))
      if (type !== 'table') continue
      const table = quoted(String(name))
      for (let offset = 0; ; offset += page) {
        const rows = await db
          .prepare(`SELECT * FROM ${table} ORDER BY rowid LIMIT ${page} OFFSET ${offset}`)
          .all()
        for (const row of rows.results)
          statements.push(
            `INSERT INTO ${table} (${Object.keys(row).map(quoted).join(',')}) VALUES (${Object.values(row).map(literal).join(',')})`,
          )
        if (rows.results.length < page) break
      }
    }
    return statements
  })
}

/**
 * Fills an empty database from a file and brings its schema up to this release. Refused where there is a row already, and
 * where the file is not whole. Returns how many rows, by table.
 * @param {{ file: string, persistRoot: string | null }} options null: the deployed one
 */
export async function restore({ file, persistRoot }) {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}. Nothing was changed.`)
  const statements = wholeFile(readFileSync(file, 'utf8'))
  if (!statements)
    throw new Failure(
      `${file} does not end as a backup does: a part of it is missing, or it was changed. Nothing was changed.`,
    )
  if (persistRoot === null) return restoreRemote(statements)
  const rows = await withLocalDatabase(persistRoot, async (db) => {
    const all = async (/** @type {string} */ sql) => (await db.prepare(sql).all()).results
    const drops = await dropsOf(all)
    await db.batch([...drops, ...statements].map((statement) => db.prepare(statement)))
    return countedAgain(all, rowsByTable(statements))
  })
  await applyMigrations(persistRoot)
  return rows
}

/** @param {string[]} statements */
async function restoreRemote(statements) {
  const all = async (/** @type {string} */ sql) =>
    JSON.parse(wrangler('execute', 'DB', '--remote', '--json', '--command', sql))[0].results
  const drops = await dropsOf(all)
  const folder = mkdtempSync(join(tmpdir(), 'restore-'))
  try {
    const file = join(folder, 'restore.sql')
    writeFileSync(file, [...drops, ...statements].map((statement) => `${statement};\n`).join(''), {
      mode: 0o600,
    })
    wrangler('execute', 'DB', '--remote', '--yes', '--file', file)
    const rows = await countedAgain(all, rowsByTable(statements))
    wrangler('migrations', 'apply', 'DB', '--remote')
    return rows
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Counts in the database what a file should have brought.
 * @param {(sql: string) => Promise<Record<string, unknown>[]>} all
 * @param {Map<string, number>} rows
 */
async function countedAgain(all, rows) {
  for (const [table, expected] of rows) {
    const [found] = await all(`SELECT count(*) AS rows FROM ${quoted(table)}`)
    if (found?.rows !== expected)
      throw new Failure(`${table} has ${found?.rows} rows after restoring, and ${expected} in the file.`)
  }
  return rows
}

/** Rows that a migration brings: a database that has no others is empty. @type {Record<string, string>} */
const broughtByMigrations = { coupons: 'added_at = 0' }

/**
 * What makes room for the tables of the file: those that are there, empty, are dropped.
 * @param {(sql: string) => Promise<Record<string, unknown>[]>} all
 */
async function dropsOf(all) {
  const tables = (await all(objects)).filter(({ type }) => type === 'table').map(({ name }) => String(name))
  for (const table of tables) {
    if (table === 'd1_migrations') continue
    const brought = broughtByMigrations[table]
    const [row] = await all(
      `SELECT 1 FROM ${quoted(table)} ${brought ? `WHERE NOT (${brought})` : ''} LIMIT 1`,
    )
    if (row) throw new Failure(`The database is not empty: ${table} has rows. Nothing was changed.`)
  }
  return tables.map((table) => `DROP TABLE ${quoted(table)}`)
}

/** What a copy holds, for the operator. @param {Map<string, number>} rows */
export function saidRows(rows) {
  return [...rows].map(([table, count]) => `${table} ${count}`).join(', ') || 'no rows'
}
