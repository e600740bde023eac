import { expect, it } from 'vitest'
import { asFile, rowsByTable, wholeFile } from './dump-sql.mjs'

const statements = [
  'CREATE TABLE `users` (`id` text)',
  `INSERT INTO "users" ("id") VALUES ('one; -- end of the backup, statements: 2')`,
  "INSERT INTO `users` VALUES ('two''s\nline')",
  "INSERT INTO sqlite_sequence VALUES ('users', 2)",
]

it('a whole backup is read as it was written', () => {
  expect(wholeFile(asFile(statements))).toEqual(statements)
})

it('a backup that was cut off anywhere is not taken for a whole one', () => {
  const file = asFile(statements)
  for (let end = 0; end < file.length; end++) expect(wholeFile(file.slice(0, end)), `${end}`).toBeNull()
})

it('a backup from which statements are missing is not taken for a whole one', () => {
  const lines = asFile(statements).split(/(?<=;\n)/)
  for (const line of lines.slice(0, -1))
    expect(wholeFile(lines.filter((other) => other !== line).join('')), line).toBeNull()
})

it('rows are counted by table, without those of SQLite itself', () => {
  expect([...rowsByTable(statements)]).toEqual([['users', 2]])
})
