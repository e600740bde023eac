import { describe, expect, it } from 'vitest'
import { delayAfter, longestTrying } from './retry'

describe('a mail that the service does not take', () => {
  it('waits longer after each attempt, and ends', () => {
    const waits = Array.from({ length: 10 }, (_, index) => delayAfter(index + 1) ?? 0)
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits)
    expect(new Set(waits).size).toBe(waits.length)
    expect(delayAfter(waits.length + 1)).toBeNull()
  })

  it('is given up while the service still knows its key', () => {
    expect(longestTrying).toBeLessThan(24 * 3_600_000)
  })
})
