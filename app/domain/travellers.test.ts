import { describe, expect, it } from 'vitest'
import { agesTyped, payingOf, roomsOf, withChildren, withoutAges } from './travellers'
import { Travellers } from './travellers-schema'

describe('travellers', () => {
  it.each([
    [{ adults: 1, children: [] }, 1],
    [{ adults: 2, children: [4, 7] }, 1],
    [{ adults: 3, children: [] }, 2],
    [{ adults: 2, children: [1, 3, 8] }, 2],
    [{ adults: 1, children: [5, 6, 7] }, 2],
    [{ adults: 4, children: [], rooms: 4 }, 4],
  ])('%o take %i rooms', (travellers, rooms) => {
    expect(roomsOf(travellers)).toBe(rooms)
  })

  it('pay from their second birthday on, and when nobody has said how old they are', () => {
    expect(payingOf({ adults: 2, children: [0, 1, 2, null] })).toBe(4)
  })

  it('keep the ages they have when there are more or fewer', () => {
    expect(withChildren({ adults: 1, children: [4] }, 2).children).toEqual([4, null])
    expect(withChildren({ adults: 1, children: [4, 7] }, 1).children).toEqual([4])
  })

  it('are told to others without ages', () => {
    expect(withoutAges({ adults: 2, children: [1, 9, null] }).children).toEqual([0, null, null])
  })

  it('are at most as many as one plan is for', () => {
    const valid = (input: unknown) => Travellers.safeParse(input).success
    expect(valid({ adults: 16, children: [17] })).toBe(true)
    expect(valid({ adults: 0, children: [4] })).toBe(false)
    expect(valid({ adults: 17, children: [] })).toBe(false)
    expect(valid({ adults: 1, children: Array(11).fill(4) })).toBe(false)
    expect(valid({ adults: 1, children: [18] })).toBe(false)
  })

  it('are read from a plain field', () => {
    expect(agesTyped('4, 7;12 x')).toEqual([4, 7, 12, null])
    expect(agesTyped('')).toEqual([])
  })
})
