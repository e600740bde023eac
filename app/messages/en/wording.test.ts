import { describe, expect, it } from 'vitest'
import { listed } from './lists'
import { count, kilometres, nameList, rainyDays } from './wording'

describe('English', () => {
  it('writes a list as a sentence does', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c'])
  })

  it('lists up to four names and counts beyond', () => {
    expect(nameList([])).toBe('')
    expect(nameList(['A'])).toBe('A')
    expect(nameList(['A', 'B'])).toBe('A and B')
    expect(nameList(['A', 'B', 'C', 'D'])).toBe('A, B, C and D')
    expect(nameList(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and 2 more')
    expect(nameList(['A', 'B', 'C', 'D'], 9)).toBe('A, B, C and 6 more')
  })

  it('says how often it rains', () => {
    expect([0, 1, 8].map(rainyDays)).toEqual(['hardly any day', 'about 1 day', 'about 8 days'])
  })

  it('counts and measures', () => {
    expect([count(1, 'visit'), count(0, 'visit'), count(14, 'visit')]).toEqual([
      '1 visit',
      '0 visits',
      '14 visits',
    ])
    expect([84, 994, 995, 1249].map((meters) => kilometres(meters, {}))).toEqual([
      '80 m',
      '990 m',
      '1.0 km',
      '1.2 km',
    ])
  })
})
