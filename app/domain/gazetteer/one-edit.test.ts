import { describe, expect, it } from 'vitest'
import { oneEdit } from './one-edit'

describe('one letter off', () => {
  it.each([
    ['barcelna', 'barcelona', 'whole'],
    ['amsterrdam', 'amsterdam', 'whole'],
    ['lisban', 'lisbon', 'whole'],
    ['toyko', 'tokyo', 'whole'],
    ['newyork', 'new york', 'whole'],
    ['nadrid', 'madrid', 'whole'],
    ['ljubjana', 'ljubljana', 'whole'],
    ['barclo', 'barcelona', 'beginning'],
    ['pariss', 'paris', 'whole'],
  ])('%s is %s', (typed, name, match) => {
    expect(oneEdit(typed, name)).toBe(match)
  })

  it.each([
    ['paris', 'paris'],
    ['paris', 'parisville'],
    ['rome', 'paris'],
    ['brcelna', 'barcelona'],
    ['tokyooo', 'tokyo'],
  ])('%s is not %s with a typo', (typed, name) => {
    expect(oneEdit(typed, name)).toBeNull()
  })
})
