import { describe, expect, test } from 'vitest'
import { KnownDays } from './known-days'

describe('what was found out about a day', () => {
  test('is there again for the same visits in the same order, on the same day', () => {
    const days = new KnownDays(10)
    const known = days.of(0, [1, 2, 3])
    days.ask(known)
    days.gain[known.at + 4] = 7
    expect(days.of(0, [1, 2, 3])).toBe(known)
    expect(days.of(0, [1, 3, 2])).not.toBe(known)
    expect(days.of(1, [1, 2, 3])).not.toBe(known)
    expect(days.gain[days.of(0, [1, 2, 3]).at + 4]).toBe(7)
  })

  test('is forgotten where others were seen since, and its room is used again without what was in it', () => {
    const days = new KnownDays(50_000)
    const known = days.of(0, [0])
    days.ask(known)
    days.gain[known.at] = 7
    known.shapeCost = 3
    for (let visit = 1; visit <= 1000; visit++) days.ask(days.of(0, [visit]))
    const again = days.of(0, [0])
    days.ask(again)
    expect(again.shapeCost).toBeUndefined()
    expect(days.gain[again.at]).toBeNaN()
    expect(days.gain.length).toBe(64 * 50_000)
  })

  test('is kept while it is asked for', () => {
    const days = new KnownDays(50_000)
    const known = days.of(0, [0])
    for (let visit = 1; visit <= 200; visit++) {
      days.of(0, [visit])
      expect(days.of(0, [0])).toBe(known)
    }
  })

  test('leaves its room to the next search, which knows nothing of it', () => {
    const ended = new KnownDays(10)
    const known = ended.of(0, [1])
    ended.ask(known)
    ended.gain[known.at + 4] = 7
    ended.end()
    const [next, beside] = [new KnownDays(10), new KnownDays(10)]
    const again = next.of(0, [1])
    next.ask(again)
    beside.ask(beside.of(0, [1]))
    expect(next.gain).toBe(ended.gain)
    expect(next.gain[again.at + 4]).toBeNaN()
    expect(beside.gain).not.toBe(ended.gain)
  })
})
