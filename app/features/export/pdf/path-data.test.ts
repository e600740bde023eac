import { describe, expect, it } from 'vitest'
import { pathOperators } from './path-data'

const lines = (data: string) => pathOperators(data).split('\n')

describe('path data as PDF operators', () => {
  it('knows absolute and relative steps, and pairs that go on', () => {
    expect(lines('M1,2L3,4 5,6h2v-1z')).toEqual(['1 2 m', '3 4 l', '5 6 l', '7 6 l', '7 5 l', 'h'])
    expect(lines('m10 10 5 0-5 5Z')).toEqual(['10 10 m', '15 10 l', '10 15 l', 'h'])
  })

  it('starts the next contour where the last one began', () => {
    expect(lines('M1,1h4zm2,2h1')).toEqual(['1 1 m', '5 1 l', 'h', '3 3 m', '4 3 l'])
  })

  it('turns quadratic curves into cubic ones, smooth ones too', () => {
    expect(lines('M0,0Q3,6 6,0T12,0')).toEqual(['0 0 m', '2 4 4 4 6 0 c', '8 -4 10 -4 12 0 c'])
    expect(lines('M0,0C1,1 2,1 3,0S5,-1 6,0')).toEqual(['0 0 m', '1 1 2 1 3 0 c', '4 -1 5 -1 6 0 c'])
  })

  it('ends an arc where it should, by the way that is asked for', () => {
    const [, first, second, ...more] = lines('M0,0a10,10 0 1 1 20,0')
    expect(first?.endsWith('10 -10 c')).toBe(true)
    expect(second?.endsWith('20 0 c')).toBe(true)
    expect(more).toEqual([])
    expect(lines('M0,0a10,10 0 0 0 20,0')[1]?.endsWith('10 10 c')).toBe(true)
    // Radii that are too short are scaled up.
    expect(lines('M0,0a1,1 0 0 1 20,0')[1]?.endsWith('10 -10 c')).toBe(true)
  })

  it('reads numbers without blanks between them', () => {
    expect(lines('M.5-.5l-1.5.25')).toEqual(['0.5 -0.5 m', '-1 -0.25 l'])
  })
})
