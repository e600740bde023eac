import { describe, expect, it } from 'vitest'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { editFacts } from '~/domain/trips/edit-facts'
import { applyMoves } from './apply-moves'
import { draftOf } from './draft'
import { additionsFor, alternativesFor } from './suggest'

const itinerary: Itinerary = { ...testPlan, checks: [], scores: [] }
const facts = editFacts({ request: testRequest, destination: testDestination, sunTimes: () => null })
const kinds = (list: ReturnType<typeof additionsFor>) => list.map(({ place }) => place.kind)

describe('what could be added to a day', () => {
  it('is nothing that is in the plan', () => {
    const planned = new Set(
      itinerary.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)),
    )
    const offered = additionsFor(itinerary, 1, null, facts)
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.filter(({ place }) => planned.has(place.id))).toEqual([])
  })

  it('puts tables last on a day that has its meals, and by their worth on one that misses a meal', () => {
    // A cellar that nobody would choose before a table.
    const places = testDestination.places.map((place) =>
      place.id === 'night-cellar' ? { ...place, fame: 0, interests: [] } : place,
    )
    const dull = { ...facts, destination: { ...testDestination, places } }
    const { itinerary: fed } = applyMoves(draftOf(itinerary), [{ kind: 'remove', id: 'lamp-room' }], dull)
    expect(kinds(additionsFor(fed, 1, null, dull))).toEqual(['nightlife', 'food'])
    const { itinerary: hungry } = applyMoves(draftOf(fed), [{ kind: 'remove', id: 'anchor-table' }], dull)
    expect(kinds(additionsFor(hungry, 1, 'clock-stairs', dull))).toEqual(['food', 'food', 'nightlife'])
  })
})

describe('what could stand in a stop’s place', () => {
  it('is another table for a meal, and no table for a sight', () => {
    const { itinerary: hungry } = applyMoves(draftOf(itinerary), [{ kind: 'remove', id: 'lamp-room' }], facts)
    expect(kinds(alternativesFor(hungry, 'anchor-table', facts))).toEqual(['food'])
    expect(kinds(alternativesFor(itinerary, 'sea-gate', facts))).not.toContain('food')
  })
})
