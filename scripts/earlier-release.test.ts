// Going back to the release before: what it reads and writes, done on the schema of today. Its statements are made from the
// snapshot of its schema, as its code has no others: every column read and written, and every key that an insert may meet.
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const folder = new URL('../migrations/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
/** Before it columns were renamed: no Worker of that time works today. */
const firstThatStays = 8

const Column = z.object({
  type: z.enum(['text', 'integer', 'real', 'blob']),
  primaryKey: z.boolean(),
  autoincrement: z.boolean(),
})
const Table = z.object({
  columns: z.record(z.string(), Column),
  indexes: z.record(
    z.string(),
    z.object({ columns: z.array(z.string()), isUnique: z.boolean(), where: z.string().optional() }),
  ),
  compositePrimaryKeys: z.record(z.string(), z.object({ columns: z.array(z.string()) })),
})
type Table = z.infer<typeof Table>
const Snapshot = z.object({ tables: z.record(z.string(), Table) })

/** The schema that the release of a migration knew. */
function tablesOf(number: number): [string, Table][] {
  const name = `meta/${String(number).padStart(4, '0')}_snapshot.json`
  return Object.entries(Snapshot.parse(JSON.parse(read(name))).tables)
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** A row that differs from those of other numbers in every column. */
const rowOf = ({ columns }: Table, number: number) =>
  Object.values(columns).map(({ type }) => (type === 'text' ? `text ${number}` : number))

/** What an insert may name as the key that it meets. */
function keysOf({ columns, indexes, compositePrimaryKeys }: Table): string[] {
  const primary = Object.entries(columns).filter(([, { primaryKey }]) => primaryKey)
  const keys = [
    ...primary.map(([name]) => ({ columns: [name], where: undefined })),
    ...Object.values(compositePrimaryKeys).map((key) => ({ ...key, where: undefined })),
    ...Object.values(indexes).filter(({ isUnique }) => isUnique),
  ]
  return keys.map((key) => `(${quoted(key.columns)})${key.where ? ` WHERE ${key.where}` : ''}`)
}

function insert(name: string, table: Table, more = ''): string {
  const columns = Object.keys(table.columns)
  return `INSERT INTO "${name}" (${quoted(columns)}) VALUES (${columns.map(() => '?').join(', ')}) ${more}`
}

function apply(db: DatabaseSync, from: number, to: number) {
  for (const name of migrations.slice(from, to)) db.exec(read(name))
}

/** Reads, writes and deletes by each statement of a table; throws where one is refused. */
function use(db: DatabaseSync, name: string, table: Table) {
  const columns = Object.keys(table.columns)
  const [first = ''] = columns
  db.prepare(insert(name, table)).run(...rowOf(table, 2))
  // SQLite looks for the key when it prepares the statement.
  const set = columns.map((column) => `"${column}" = excluded."${column}"`).join(', ')
  for (const key of keysOf(table)) db.prepare(insert(name, table, `ON CONFLICT ${key} DO UPDATE SET ${set}`))
  db.prepare(insert(name, table, 'ON CONFLICT DO NOTHING')).run(...rowOf(table, 2))
  const all = () => db.prepare(`SELECT ${quoted(columns)} FROM "${name}" ORDER BY "${first}"`).all()
  // A row from before the migrations and one from after them, each once and as it was written.
  expect(
    all().map((row) => Object.values(row)),
    name,
  ).toEqual([rowOf(table, 1), rowOf(table, 2)])
  db.prepare(
    `UPDATE "${name}" SET ${columns.map((column) => `"${column}" = ?`).join(', ')} WHERE "${first}" = ?`,
  ).run(...rowOf(table, 3), rowOf(table, 2)[0] ?? null)
  db.prepare(`DELETE FROM "${name}" WHERE "${first}" = ?`).run(rowOf(table, 3)[0] ?? null)
  expect(all(), name).toHaveLength(1)
}

describe('a Worker of an earlier release', () => {
  const earlier = migrations.map((_, number) => number).slice(firstThatStays, -1)

  it.each(earlier)('of migration %i reads and writes on the schema of today', (number) => {
    const db = new DatabaseSync(':memory:')
    const tables = tablesOf(number)
    apply(db, 0, number + 1)
    // A migration may bring rows of its own.
    for (const [name] of tables) db.exec(`DELETE FROM "${name}"`)
    for (const [name, table] of tables) db.prepare(insert(name, table)).run(...rowOf(table, 1))
    apply(db, number + 1, migrations.length)
    expect(tables.length).toBeGreaterThan(10)
    for (const [name, table] of tables) use(db, name, table)
    db.close()
  })

  it.each([
    ['takes away a column', 'ALTER TABLE trips DROP COLUMN shares_files'],
    ['renames a column', 'ALTER TABLE trips RENAME COLUMN budget TO spending'],
    ['takes away a table', 'DROP TABLE payment_events'],
    ['takes away a key', 'DROP INDEX users_identity'],
    ['makes values unique that were not', 'CREATE UNIQUE INDEX one ON gifts (1)'],
    [
      'asks for a new value',
      'ALTER TABLE users RENAME TO old; CREATE TABLE users (id text NOT NULL, more text NOT NULL)',
    ],
  ])('would notice a migration that %s', (_, change) => {
    const last = migrations.length - 1
    const db = new DatabaseSync(':memory:')
    const tables = tablesOf(last)
    apply(db, 0, migrations.length)
    for (const [name, table] of tables) db.prepare(insert(name, table)).run(...rowOf(table, 1))
    db.exec(change)
    expect(() => {
      for (const [name, table] of tables) use(db, name, table)
    }).toThrow()
    db.close()
  })
})
