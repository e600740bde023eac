import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

it('every row of docs/security.md names a test that exists and tests something', () => {
  const [, table = ''] = read('docs/security.md').split('## What is held by which test')
  const rows = table.split('\n').filter((line) => /^\| V\d/.test(line))
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) {
    const tests = [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path]) => path ?? '')
    expect(tests.length, row).toBeGreaterThan(0)
    for (const path of tests) {
      expect(existsSync(new URL(`../${path}`, import.meta.url)), path).toBe(true)
      expect(read(path), path).toMatch(/\bexpect\(/)
    }
  }
})
