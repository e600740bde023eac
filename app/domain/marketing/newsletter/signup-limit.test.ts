import { describe, expect, it } from 'vitest'
import { decideRate, windowStart } from './signup-limit'

const limit = { most: 3, window: 60_000 }

describe('a rate limit', () => {
  it('allows as many as it says', () => {
    expect(decideRate(3, 120_000, limit)).toEqual({ allowed: true })
  })

  it('refuses one more, and says when the window is over', () => {
    expect(decideRate(4, 120_000 + 15_500, limit)).toEqual({ allowed: false, retryAfter: 45 })
    expect(decideRate(4, 179_999, limit)).toEqual({ allowed: false, retryAfter: 1 })
  })

  it('begins anew with each window', () => {
    expect(windowStart(179_999, limit)).toBe(120_000)
    expect(windowStart(180_000, limit)).toBe(180_000)
  })
})
