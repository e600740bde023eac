import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const Snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({
      columns: z.record(
        z.string(),
        z.object({ type: z.string(), notNull: z.boolean(), default: z.unknown().optional() }),
      ),
      indexes: z.record(z.string(), z.object({ isUnique: z.boolean(), columns: z.array(z.string()) })),
    }),
  ),
})
/** The first migration after a column was renamed: older Workers do not work with the current schema. */
const firstThatStays = '0008_snapshot.json'

it('a Worker of the release before works on the schema of each migration', () => {
  const folder = new URL('../migrations/meta/', import.meta.url)
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('_snapshot.json') && name >= firstThatStays,
  )
  const snapshots = names.sort().map((name) => Snapshot.parse(JSON.parse(read(`migrations/meta/${name}`))))
  expect(snapshots.length).toBeGreaterThan(1)
  for (const [index, { tables }] of snapshots.entries()) {
    for (const [name, before] of Object.entries(snapshots[index - 1]?.tables ?? {})) {
      const after = tables[name]
      // The columns that it reads and writes still exist, with the same type.
      for (const [column, { type }] of Object.entries(before.columns))
        expect(after?.columns[column]?.type, `${name}.${column}`).toBe(type)
      // Rows that it inserts have every required column, and break no new constraint.
      for (const [column, { notNull, default: usual }] of Object.entries(after?.columns ?? {}))
        if (!(column in before.columns))
          expect(!notNull || usual !== undefined, `${name}.${column}`).toBe(true)
      // A column that it does not know is null in them, and nulls are never equal.
      for (const [rule, { isUnique, columns }] of Object.entries(after?.indexes ?? {}))
        if (!(rule in before.indexes) && columns.every((column) => column in before.columns))
          expect(isUnique, rule).toBe(false)
    }
  }
})
