import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { companionPairs, isTogether } from './companions'
import { checkContext } from './context'

function pairs(groups: string[][], icons: string[] = []) {
  const companions: Destination['companions'] = groups.map((places) => ({
    places,
    kind: 'one walk',
    why: 'They stand on the same stairs.',
  }))
  const town = { ...testDestination, companions }
  return companionPairs(checkContext(testPlan, testRequest, town), icons).map((pair) => ({
    ...pair,
    together: isTogether(pair),
  }))
}

// Day 1 has sea-gate and clock-stairs, day 2 rope-museum, day 3 fish-hall.
describe('companions', () => {
  it('are together on one day', () => {
    expect(pairs([['sea-gate', 'clock-stairs']])).toEqual([
      { places: ['sea-gate', 'clock-stairs'], days: [1, 1], together: true },
    ])
  })

  it('are apart on two days, each pair of a group for itself', () => {
    expect(pairs([['sea-gate', 'clock-stairs', 'rope-museum']]).map(({ together }) => together)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('count once where two groups name the same pair', () => {
    const twice = pairs([
      ['sea-gate', 'rope-museum'],
      ['rope-museum', 'sea-gate'],
    ])
    expect(twice).toHaveLength(1)
  })

  it('count with one missing only if both are icons', () => {
    expect(pairs([['sea-gate', 'old-mill']])).toEqual([])
    expect(pairs([['sea-gate', 'old-mill']], ['sea-gate'])).toEqual([])
    expect(pairs([['sea-gate', 'old-mill']], ['sea-gate', 'old-mill'])).toEqual([
      { places: ['sea-gate', 'old-mill'], days: [1, null], together: false },
    ])
    expect(pairs([['old-mill', 'wind-house']], ['old-mill', 'wind-house'])[0]?.together).toBe(false)
  })
})
