import { describe, expect, it } from 'vitest'
import { reachedFrom } from './reached-icons'

// Minutes as the crow flies: a degree is an hour.
const way = (from: readonly number[], to: readonly number[]) =>
  60 * Math.hypot((from[0] ?? 0) - (to[0] ?? 0), (from[1] ?? 0) - (to[1] ?? 0))
const at = (east: number): [number, number] => [0, east]
const wanted = [
  { at: at(0), minutes: 60, score: 5 },
  { at: at(3), minutes: 60, score: 4 },
  { at: at(3.1), minutes: 60, score: 3 },
]

describe('what is reached from a base', () => {
  it('is all of it where each day reaches a part', () => {
    expect(reachedFrom(at(1.5), wanted, { days: 2, load: 480, way })).toBe(12)
  })
  it('leaves out what is too far to go and come back in a day', () => {
    expect(reachedFrom(at(0), wanted, { days: 2, load: 240, way })).toBe(5)
  })
  it('takes two places of one way out on one day', () => {
    expect(reachedFrom(at(0), wanted, { days: 1, load: 552, way })).toBe(12)
    expect(reachedFrom(at(0), wanted, { days: 1, load: 551, way })).toBe(9)
  })
})
