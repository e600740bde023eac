import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { columns, withRun } from './trend.mjs'

const page = readFileSync(new URL('../../docs/trend.md', import.meta.url), 'utf8')
const rows = (text: string) => text.split('\n').filter((line) => line.startsWith('|'))

it('adds a row behind the last, with a cell for each column of the page', () => {
  const run = { date: '2027-01-02', commit: 'abc1234', load: 0.25, figures: { start: 48.26, '/': 2.06 } }
  const after = rows(withRun(page, run))
  expect(after.slice(0, -1)).toEqual(rows(page))
  const cells = after.at(-1)?.split(' | ') ?? []
  const names =
    rows(page)[0]
      ?.replace(/^\| | \|$/g, '')
      .split(' | ') ?? []
  expect(cells).toHaveLength(names.length)
  expect(cells[names.indexOf('start')]).toBe('48')
  expect(cells[names.indexOf('/')]).toBe('2.1')
  expect(names.slice(3)).toEqual(columns.map(([name]) => name))
})
