import { describe, expect, it } from 'vitest'
import type { PlanView } from '~/domain/itinerary/itinerary'
import { testPlace } from '~/domain/testing/test-destination'
import { notPassed, outcome, testPlan, withActivities, withStop } from '~/domain/testing/test-plan'

/** The last two days at the base on the hill. */
function moved(reason: string): PlanView {
  const hill = testPlace('hill-rooms')
  const plan = withActivities((list, day) =>
    list.map((item) =>
      item.type === 'accommodation' && day > 1
        ? { ...item, placeId: hill.id, title: `Night in ${hill.name}`, reason }
        : item,
    ),
  )
  return { ...plan, days: plan.days.map((day) => (day.day > 1 ? { ...day, basePlaceId: hill.id } : day)) }
}

describe('sleep: one base a night, and the day ends there', () => {
  it('fails a day that ends somewhere else', () => {
    const plan = withActivities((list, day) =>
      day === 3 ? list.filter(({ type }) => type !== 'accommodation') : list,
    )
    expect(notPassed(plan)).toEqual(['sleep fail'])
    expect(outcome('sleep', plan).evidence).toBe('Day 3 ends without a place to sleep.')
  })

  it('fails a night at a place that is not the base of the day', () => {
    const { at, name } = testPlace('hill-rooms')
    const plan = withStop('harbour-rooms', {
      placeId: 'hill-rooms',
      title: name,
      latitude: at[0],
      longitude: at[1],
    })
    expect(outcome('sleep', plan).evidence).toContain(
      'Day 1 ends at Hill Quarter, but its base is Harbour Quarter.',
    )
  })

  it('fails a change of base that the plan does not explain', () => {
    expect(outcome('sleep', moved('')).evidence).toBe(
      'The base changes to Hill Quarter on day 2 and the plan does not say why.',
    )
    expect(outcome('sleep', moved('Hill Quarter is quiet.')).status).toBe('fail')
    expect(outcome('sleep', moved('Tonight you move.')).status).toBe('fail')
    expect(outcome('sleep', moved('Tonight you move up to Hill Quarter, nearer to the church.')).status).toBe(
      'pass',
    )
  })

  it('fails a night too many and a night too few', () => {
    const free = withActivities((list) =>
      list.map((item) => (item.type === 'accommodation' ? { ...item, cost: 'Free', costCents: 0 } : item)),
    )
    expect(outcome('sleep', free).evidence).toBe('0 nights charged; the trip has 2.')
    const paid = withStop('harbour-rooms', { cost: '€80.00', costCents: 8000 })
    expect(outcome('sleep', paid).evidence).toBe('3 nights charged; the trip has 2.')
  })

  it('does not vouch for a bed that the catalogue does not know', () => {
    const days = testPlan.days.map((day) => ({ ...day, basePlaceId: null }))
    expect(outcome('sleep', { ...testPlan, days }).status).toBe('unknown')
    expect(outcome('sleep', withStop('harbour-rooms', { placeId: null, title: "Anna's flat" })).status).toBe(
      'unknown',
    )
  })
})
