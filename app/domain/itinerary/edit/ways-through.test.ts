import { describe, expect, it } from 'vitest'
import { testDestination } from '~/domain/testing/test-destination'
import { asked, testRequest } from '~/domain/testing/test-plan'
import { waysThrough } from './ways-through'

const base: [number, number] = [44, 9]
/** Kilometres north of the base, in a straight line. */
const north = (kilometers: number) => ({ latitude: 44 + kilometers / 111.2, longitude: 9 })
const nowhere = { latitude: null, longitude: null }
const facts = (maxWalkingDistance: number) => ({
  request: asked({ maxWalkingDistance }),
  destination: testDestination,
  sunTimes: () => null,
})
const modes = (stops: (typeof nowhere | ReturnType<typeof north>)[], most: number) =>
  waysThrough(base, stops, facts(most)).map(({ mode, meters }) => (meters === 0 ? 'still' : mode))

describe('the ways of a day', () => {
  it('are one more than its stops: the last one leads home', () => {
    expect(modes([], 5)).toEqual(['still'])
    expect(modes([north(0.5)], 5)).toEqual(['walk', 'walk'])
  })

  it('have no length between stops at one spot, or where a stop has no place', () => {
    expect(modes([north(0.5), north(0.5), nowhere], 5)).toEqual(['walk', 'still', 'still', 'walk'])
  })

  it('of which one that is a third of the day’s walking is ridden', () => {
    expect(modes([north(3)], 5)).toEqual(['transit', 'transit'])
  })

  it('are ridden, the longest first, until the rest is no more than the traveller walks', () => {
    const stops = [north(0.5), north(1.3), north(0.5)]
    const all = waysThrough(base, stops, facts(10))
    expect(all.map(({ mode }) => mode)).toEqual(['walk', 'walk', 'walk', 'walk'])
    const meters = all.reduce((sum, way) => sum + way.meters, 0)
    const enough = waysThrough(base, stops, facts(meters / 1000))
    expect(enough).toEqual(all)
    const longest = Math.max(...all.map((way) => way.meters))
    const tired = waysThrough(base, stops, facts((meters - 1) / 1000))
    const ridden = tired.flatMap(({ mode }, index) => (mode === 'transit' ? [all[index]?.meters] : []))
    expect(ridden).toEqual([longest])
  })

  it('are all ridden by somebody who walks nowhere', () => {
    expect(modes([north(0.5), north(0.5)], 0)).toEqual(['transit', 'still', 'transit'])
    expect(testRequest.filters.maxWalkingDistance).toBe(5)
  })

  it('stay on foot where no vehicle drives, however little the traveller walks', () => {
    const site = {
      edge: [
        [44.003, 8.9],
        [44.003, 9.1],
        [44.1, 9.1],
        [44.1, 8.9],
      ] as [number, number][],
    }
    const gates = [{ name: 'Gate', at: [44.003, 9] as [number, number] }]
    const closed = { ...site, name: 'Site', gates, enclosed: 'yes' as const }
    const on = (most: number, footOnly: (typeof closed)[]) =>
      waysThrough(base, [north(1), north(3)], {
        ...facts(most),
        destination: { ...testDestination, ...(footOnly.length > 0 && { footOnly }) },
      })
    expect(on(1, []).map(({ mode }) => mode)).toEqual(['transit', 'transit', 'transit'])
    const [there, inside, back] = on(1, [closed])
    expect(inside?.mode).toBe('walk')
    expect(there?.onFoot ?? there?.meters).toBeGreaterThan(500)
    expect(back).toMatchObject({ mode: 'transit', onFoot: expect.any(Number) })
  })
})
