import { describe, expect, it } from 'vitest'
import { decideQuota } from './quota'

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

  it('counts only the last hour', () => {
    const started = [now - 61 * minute, now - 60 * minute, now - minute]
    expect(decideQuota({ started, running: 0, now }, limits)).toEqual({ allowed: true })
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
