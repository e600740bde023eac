import { describe, expect, it } from 'vitest'
import { decideQuestion } from './question-quota'

const limits = { perMinute: 2, perHour: 3 }
const now = 10_000_000
const ago = (...seconds: number[]) => seconds.map((each) => now - each * 1000)

describe('questions to the model', () => {
  it('may be asked within the limits', () => {
    expect(decideQuestion(ago(5), now, limits)).toEqual({ allowed: true })
    expect(decideQuestion(ago(70, 80), now, limits)).toEqual({ allowed: true })
  })

  it('wait until the minute, or the hour, has room again', () => {
    expect(decideQuestion(ago(5, 20), now, limits)).toEqual({ allowed: false, retryAfter: 40 })
    expect(decideQuestion(ago(3000, 100, 90), now, limits)).toEqual({ allowed: false, retryAfter: 600 })
    expect(decideQuestion(ago(3000, 20, 10), now, limits)).toEqual({ allowed: false, retryAfter: 600 })
  })

  it('forget what is over', () => {
    expect(decideQuestion(ago(3600, 3700, 3800), now, limits)).toEqual({ allowed: true })
    expect(decideQuestion(ago(3600, 100, 90), now, limits)).toEqual({ allowed: true })
    expect(decideQuestion(ago(60, 5), now, limits)).toEqual({ allowed: true })
  })

  it('are counted in any order, and wait a second at least', () => {
    expect(decideQuestion(ago(20, 59.99), now, limits)).toEqual({ allowed: false, retryAfter: 1 })
    expect(decideQuestion(ago(90, 3000, 100), now, limits)).toEqual({ allowed: false, retryAfter: 600 })
  })

  it('are ten a minute and sixty an hour', () => {
    const asked = (count: number, seconds: number) =>
      Array.from({ length: count }, () => now - seconds * 1000)
    expect(decideQuestion(asked(9, 1), now)).toEqual({ allowed: true })
    expect(decideQuestion(asked(10, 1), now)).toEqual({ allowed: false, retryAfter: 59 })
    expect(decideQuestion(asked(59, 100), now)).toEqual({ allowed: true })
    expect(decideQuestion(asked(60, 100), now)).toEqual({ allowed: false, retryAfter: 3500 })
  })
})
