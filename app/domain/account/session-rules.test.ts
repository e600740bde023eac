import { describe, expect, it } from 'vitest'
import { isFreshSignIn, sessionEnd, sessionLimits } from './session-rules'

const day = 86_400_000

describe('the end of a session', () => {
  it('moves on with its use, up to a year after it began', () => {
    expect(sessionEnd(0, 0)).toBe(sessionLimits.idle)
    expect(sessionEnd(0, 10 * day)).toBe(10 * day + sessionLimits.idle)
    expect(sessionEnd(0, 364 * day)).toBe(sessionLimits.longest)
  })
})

it('is a fresh sign-in for ten minutes', () => {
  expect(isFreshSignIn(0, 600_000)).toBe(true)
  expect(isFreshSignIn(0, 600_001)).toBe(false)
})
