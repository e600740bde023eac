import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const [, table = ''] = read('docs/security.md').split('## What is held by which test')
const rows = table.split('\n').filter((line) => /^\| \d/.test(line))

/** The titles of the tests in a source. */
function titlesIn(source: string): string[] {
  return [...source.matchAll(/\(\s*(['`])((?:(?!\1).)+)\1/g)].map(([, , title]) => title ?? '')
}

it('every row of docs/security.md names tests that exist, by file and title', () => {
  expect(rows.length).toBeGreaterThan(40)
  for (const row of rows) {
    const tests = [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`(?: “([^”]+)”)?/g)]
    expect(tests.length, row).toBeGreaterThan(0)
    for (const [, path = '', title = 'no title'] of tests) {
      expect(existsSync(new URL(`../${path}`, import.meta.url)), path).toBe(true)
      expect(titlesIn(read(path)), path).toContainEqual(expect.stringContaining(title))
    }
  }
})

it('each item has its full number in the standard, once and in order', () => {
  const numbers = rows.map((row) => /^\| (\d+\.\d+\.\d+) \|/.exec(row)?.[1] ?? row)
  const inOrder = numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  expect(numbers).toEqual(inOrder)
  expect(new Set(numbers).size).toBe(numbers.length)
})

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
})

it('the packages that were looked at are those of the lock file', () => {
  const { packages } = Lock.parse(JSON.parse(read('package-lock.json')))
  const served = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  const lines = served.map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`)
  const digest = createHash('sha256').update(lines.toSorted().join('\n')).digest('hex').slice(0, 16)
  const [, date = '', count = '', known = ''] =
    /^- (\d{4}-\d\d-\d\d), (\d+) packages, digest `([0-9a-f]+)`/m.exec(read('docs/security.md')) ?? []
  // Other packages want another look: then write its date, their number and this digest.
  expect({ count: Number(count), digest: known }).toEqual({ count: served.length, digest })
  expect(Number.isNaN(Date.parse(date))).toBe(false)
})
