import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routeNames, routesWith } from './classic-routes'

test('every place of a classic route is one of the catalogue', () => {
  const texts = readdirSync('catalogue').filter((file) => file.endsWith('.json'))
  const names = texts.map((file): unknown => JSON.parse(readFileSync(`catalogue/${file}`, 'utf8')).name)
  expect(routeNames.filter((name) => !names.includes(name))).toEqual([])
})

test('a destination has the routes that it is on', () => {
  expect(routesWith('Florence').map(({ names }) => names)).toEqual([['Rome', 'Florence', 'Venice']])
  expect(routesWith('Nowhere')).toEqual([])
})
