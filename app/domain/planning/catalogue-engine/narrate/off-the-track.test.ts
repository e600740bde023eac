import { describe, expect, it } from 'vitest'
import type { Place } from '~/domain/catalogue/place'
import { testDestination } from '~/domain/testing/test-destination'
import { isOffTheTrack } from './off-the-track'

const [first] = testDestination.places.filter(({ kind }) => kind === 'sight')

/** A place of the town that few know, with other facts. */
function quiet(facts: Partial<Place>): Place {
  if (!first) throw new Error('The town has no sight')
  return { ...first, id: 'quiet', fame: 20, everyday: undefined, ...facts }
}

const town = { icons: [], companions: [] }

describe('what is off the beaten track', () => {
  it('is a place that few know', () => {
    expect(isOffTheTrack(quiet({}), town)).toBe(true)
    expect(isOffTheTrack(quiet({ fame: 60 }), town)).toBe(false)
    expect(isOffTheTrack(quiet({ kind: 'shop', visit: [10, 20, 30] }), town)).toBe(true)
  })

  it('is no department store, chain, top kitchen or icon of the town', () => {
    expect(isOffTheTrack(quiet({ kind: 'shop', visit: [45, 75, 120] }), town)).toBe(false)
    expect(isOffTheTrack(quiet({ kind: 'food', chain: true }), town)).toBe(false)
    expect(isOffTheTrack(quiet({ kind: 'food', tier: 4 }), town)).toBe(false)
    expect(isOffTheTrack(quiet({}), { ...town, icons: [{ place: 'quiet', interests: ['History'] }] })).toBe(
      false,
    )
  })

  it('is nothing beside a first icon, no tram line and no house that many know', () => {
    const icons = [{ place: 'dome', interests: ['History' as const] }]
    const companions = [{ places: ['dome', 'quiet'], kind: 'one walk' as const, why: 'They share a square.' }]
    expect(isOffTheTrack(quiet({}), { icons, companions })).toBe(false)
    expect(isOffTheTrack(quiet({}), { icons, companions: [] })).toBe(true)
    const line = { to: [41.9, 12.5] as [number, number], bothWays: 'yes' as const }
    expect(isOffTheTrack(quiet({ line: { ...line, footMeters: 0 } }), town)).toBe(false)
    expect(isOffTheTrack(quiet({ line: { ...line, footMeters: 900 } }), town)).toBe(true)
    expect(isOffTheTrack(quiet({ kind: 'nightlife', fame: 32 }), town)).toBe(false)
    expect(isOffTheTrack(quiet({ kind: 'nightlife', fame: 20 }), town)).toBe(true)
  })
})
