import { describe, expect, it } from 'vitest'
import { decideQuota, quotaLimits } from './quota'

const limits = { perHour: 3, running: 2 }
const minute = 60_000
const now = 10_000 * minute

describe('the quota of a visitor', () => {
  it('lets the first generations of an hour start', () => {
    expect(decideQuota({ started: [now - 5 * minute, now - minute], running: 0, now }, limits)).toEqual({
      allowed: true,
    })
  })

  it('refuses the one over the hourly number and says when the oldest is an hour old', () => {
    const started = [now - 50 * minute, now - 20 * minute, now - minute]
    expect(decideQuota({ started, running: 0, now }, limits)).toEqual({ allowed: false, retryAfter: 600 })
  })

  it('takes the starts in any order, and waits a second at least', () => {
    const started = [now - minute, now - 50 * minute, now - 20 * minute]
    expect(decideQuota({ started, running: 0, now }, limits)).toEqual({ allowed: false, retryAfter: 600 })
    const nearlyOver = [now - minute, now - 60 * minute + 1, now - minute]
    expect(decideQuota({ started: nearlyOver, running: 0, now }, limits)).toEqual({
      allowed: false,
      retryAfter: 1,
    })
  })

  it('is forty an hour and three at a time', () => {
    const started = (count: number) => Array.from({ length: count }, () => now - minute)
    expect(decideQuota({ started: started(39), running: 2, now }, quotaLimits).allowed).toBe(true)
    expect(decideQuota({ started: started(40), running: 0, now }, quotaLimits).allowed).toBe(false)
    expect(decideQuota({ started: [], running: 3, now }, quotaLimits).allowed).toBe(false)
  })

  it('lets none start where none may', () => {
    const none = { perHour: 0, running: 1 }
    expect(decideQuota({ started: [], running: 0, now }, none)).toEqual({ allowed: false, retryAfter: 3600 })
  })

  it('counts only the last hour', () => {
    const started = [now - 61 * minute, now - 60 * minute, now - minute]
    expect(decideQuota({ started, running: 0, now }, limits)).toEqual({ allowed: true })
    const atTheHour = [now - 60 * minute, now - minute, now - minute]
    expect(decideQuota({ started: atTheHour, running: 0, now }, limits)).toEqual({ allowed: true })
  })

  it('waits for the place that frees when more than the limit have started', () => {
    const started = [now - 59 * minute, now - 58 * minute, now - 57 * minute, now - 56 * minute]
    expect(decideQuota({ started, running: 0, now }, limits)).toEqual({ allowed: false, retryAfter: 120 })
  })

  it('refuses another one while enough are running', () => {
    expect(decideQuota({ started: [now], running: 2, now }, limits)).toEqual({
      allowed: false,
      retryAfter: 5,
    })
  })
})
