import { expect, it } from 'vitest'
import { largeModules, type Module } from './page-modules.mjs'

const module = (id: string, bytes: number, imports: string[] = [], file = 'a.js'): Module => ({
  id,
  bytes,
  imports,
  file,
})

const site = [
  module('page', 300, ['form', 'header']),
  module('header', 1500),
  module('form', 200, ['header', 'calendar']),
  module('calendar', 9000, ['dates']),
  module('dates', 1000),
  module('editor', 5000, [], 'later.js'),
  module('beside', 2000),
]

it('names what takes room in a page, largest first, and the imports that lead to it', () => {
  const found = largeModules(site, { files: new Set(['a.js']), starts: ['page'], least: 1000 })
  expect(found).toEqual([
    { id: 'calendar', bytes: 9000, why: ['page', 'form'] },
    { id: 'beside', bytes: 2000, why: [] },
    { id: 'header', bytes: 1500, why: ['page'] },
    { id: 'dates', bytes: 1000, why: ['page', 'form', 'calendar'] },
  ])
})

it('takes the pages and what every page begins with as given', () => {
  const found = largeModules(site, { files: new Set(['a.js']), starts: ['calendar', 'page'], least: 1000 })
  expect(found.find(({ id }) => id === 'dates')?.why).toEqual(['calendar'])
})
