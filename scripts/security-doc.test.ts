import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const [, table = ''] = read('docs/security.md').split('## What is held by which test')
const rows = table.split('\n').filter((line) => /^\| \d/.test(line))

it('every row of docs/security.md names a test that exists and tests something', () => {
  expect(rows.length).toBeGreaterThan(40)
  for (const row of rows) {
    const tests = [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path]) => path ?? '')
    expect(tests.length, row).toBeGreaterThan(0)
    for (const path of tests) {
      expect(existsSync(new URL(`../${path}`, import.meta.url)), path).toBe(true)
      expect(read(path), path).toMatch(/\bexpect\(/)
    }
  }
})

it('each item has its full number in the standard, once and in order', () => {
  const numbers = rows.map((row) => /^\| (\d+\.\d+\.\d+) \|/.exec(row)?.[1] ?? row)
  const inOrder = numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  expect(numbers).toEqual(inOrder)
  expect(new Set(numbers).size).toBe(numbers.length)
})
