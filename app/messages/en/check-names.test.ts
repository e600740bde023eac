import { expect, it } from 'vitest'
import { checkNames, scoreNames } from './check-names'

it('every check and every score has a name of its own', () => {
  const names = [...Object.values(checkNames), ...Object.values(scoreNames)]
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^\p{Lu}.{4,}[^.]$/u)
})
