import { describe, expect, it } from 'vitest'
import type { Place } from '~/domain/catalogue/place'
import { testDestination, testPlace } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { editFacts } from '~/messages/edit-facts'
import { sayIn } from '~/messages/languages'
import { applyMoves } from './apply-moves'
import { draftOf, stopsOf } from './draft'
import type { Move } from './moves'
import { cheaperMeal, placed, without } from './requests'

const facts = editFacts({ request: testRequest, destination: testDestination, sunTimes: () => null }, sayIn())
const start = applyMoves(draftOf({ ...testPlan, checks: [], scores: [] }), [], facts)
const edited = (...moves: Move[]) => applyMoves(start, moves, facts)
const withPlaces = (...more: Place[]) => ({
  ...facts,
  destination: { ...testDestination, places: [...testDestination.places, ...more] },
})
const gate = testPlace('sea-gate')

describe('no stop of a kind', () => {
  const museums = ({ kind }: Place) => kind === 'museum'

  it('leaves a place empty where there is nothing else', () => {
    const worn = edited({ kind: 'add', day: 3, before: null, stop: { placeId: 'night-cellar' } })
    expect(without(worn, null, facts, museums)).toEqual([{ kind: 'remove', id: 'rope-museum' }])
  })

  it('puts something else in the place, each thing once', () => {
    const arch = { ...gate, id: 'arch', name: 'Arch' }
    const both = ({ id }: Place) => id === 'rope-museum' || id === 'fish-hall'
    const moves = without(start, null, withPlaces(arch), both)
    expect(moves).toContainEqual({ kind: 'replace', id: 'rope-museum', placeId: 'arch' })
    expect(moves.filter((move) => move.kind === 'replace' && move.placeId === 'arch')).toHaveLength(1)
    expect(moves).toHaveLength(2)
  })

  it('touches one day where one is named, and no locked stop', () => {
    expect(without(start, 1, facts, museums)).toEqual([])
    expect(without(start, 2, facts, museums)).toHaveLength(1)
    const locked = edited({ kind: 'lock', id: 'rope-museum', locked: true })
    expect(without(locked, null, facts, museums)).toEqual([])
  })
})

describe('a place that is wished for', () => {
  const arch = { ...gate, id: 'arch', name: 'Arch' }

  it('goes where it breaks nothing, with the shortest detour', () => {
    const free = edited({ kind: 'remove', id: 'sea-gate' })
    const moves = placed(free, null, facts, gate)
    expect(moves).toMatchObject([{ kind: 'add', stop: { placeId: 'sea-gate' } }])
    const after = applyMoves(free, moves, facts)
    const failing = after.itinerary.checks.filter(({ status }) => status === 'fail')
    expect(failing).toEqual([])
    expect(after.itinerary.days.flatMap(stopsOf).map(({ placeId }) => placeId)).toContain('sea-gate')
  })

  it('goes into the day that is named', () => {
    expect(placed(start, 3, withPlaces(arch), arch)).toMatchObject([{ kind: 'add', day: 3 }])
  })

  it('is tried in a few positions of the nearest days, and no trip is checked as a whole for it', () => {
    const [day] = start.itinerary.days
    const [stop] = day ? stopsOf(day) : []
    if (!day || !stop) throw new Error('The plan has no stop.')
    const full = Array.from({ length: 20 }, (_, index) => ({ ...stop, id: `${stop.id}-${index}` }))
    const days = Array.from({ length: 60 }, (_, index) => ({ ...day, day: index + 1, activities: full }))
    const long = { ...start, itinerary: { ...start.itinerary, days } }
    const judged: number[] = []
    const watched = {
      ...withPlaces(arch),
      recompute: () => {
        throw new Error('The whole trip was checked.')
      },
      failing: (plan: { days: unknown[] }) => {
        judged.push(plan.days.length)
        return 0
      },
    }
    expect(placed(long, null, watched, arch)).toHaveLength(1)
    expect(judged.length).toBeLessThanOrEqual(3 * 11)
    expect(new Set(judged)).toEqual(new Set([1]))
  })

  it('goes nowhere in a trip without days', () => {
    const empty = { ...start, itinerary: { ...start.itinerary, days: [] } }
    expect(placed(empty, null, facts, gate)).toEqual([])
  })
})

describe('a meal that costs less', () => {
  const cheap = (id: string, cents: number, from = 'net-loft'): Place => ({
    ...testPlace(from),
    id,
    name: id,
    cost: { cents, year: 2026 },
  })

  it('takes the place of one that costs more, each table once', () => {
    const moves = cheaperMeal(start, null, withPlaces(cheap('stall', 700)), 'lunch')
    expect(moves).toHaveLength(1)
    expect(moves).toMatchObject([{ kind: 'replace', placeId: 'stall' }])
  })

  it('is none that costs as much, or of which nobody knows what it costs', () => {
    expect(cheaperMeal(start, null, withPlaces(cheap('same', 1500)), null)).toEqual([])
    const { cost: _cost, ...unknown } = cheap('unknown', 1)
    expect(cheaperMeal(start, null, withPlaces(unknown), null)).toEqual([])
  })

  it('is of the meal, and on the day, that was asked about', () => {
    const more = withPlaces(cheap('stall', 700), cheap('cart', 600, 'lamp-room'))
    expect(cheaperMeal(start, null, more, 'dinner')).toMatchObject([{ placeId: 'cart' }])
    expect(cheaperMeal(start, 2, more, 'lunch')).toEqual([
      { kind: 'replace', id: 'salt-store', placeId: 'stall' },
    ])
    expect(cheaperMeal(start, null, more, null)).toHaveLength(2)
    expect(cheaperMeal(start, null, more, 'breakfast')).toEqual([])
  })
})
