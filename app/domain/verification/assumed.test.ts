import { describe, expect, it } from 'vitest'
import { isGem } from '~/domain/catalogue/fame'
import { dayWithFacts } from '~/domain/itinerary/day-facts'
import { Itinerary } from '~/domain/itinerary/itinerary'
import { testPlace, withFacts } from '~/domain/testing/test-destination'
import { outcome, testPlan, testRequest, withTimes } from '~/domain/testing/test-plan'
import { dayView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'

describe('what is only usual for such a place', () => {
  it('passes no check of hours and says what stands in', () => {
    const usual = withFacts('rope-museum', { assumed: ['hours'] })
    const { status, evidence } = outcome('open', testPlan, testRequest, usual)
    expect(status).toBe('unknown')
    expect(evidence).toMatch(
      /^Hours are known for \d+ of \d+ visits\. Usual hours of such places stand in for Rope Museum\.$/,
    )
  })

  it('fails no visit by hours that nobody knows, but by a closure that is known', () => {
    const late = withTimes('tile-church', '17:30', '18:40')
    expect(outcome('open', late, testRequest, withFacts('tile-church', { assumed: ['hours'] })).status).toBe(
      'unknown',
    )
    const gone = withFacts('rope-museum', {
      assumed: ['hours'],
      closed: [{ from: '2020-01-01', why: 'no longer on the map' }],
    })
    expect(outcome('open', testPlan, testRequest, gone).status).toBe('fail')
  })

  it('is an estimate in the check of money, with the sum it is part of', () => {
    const estimate = withFacts('sea-gate', { assumed: ['cost'] })
    const { status, evidence } = outcome('money', testPlan, testRequest, estimate)
    expect(status).toBe('unknown')
    expect(evidence).toBe('The plan adds up to €359.00, with estimates for Sea Gate.')
  })

  it('is called so where a stop is shown, and a price of one’s own is not', () => {
    const [first] = testPlan.days
    if (!first) throw new Error('no day')
    const destination = withFacts('sea-gate', { assumed: ['hours', 'cost', 'fame'] })
    const stored = Itinerary.shape.days.element.parse(dayWithFacts(first, destination, () => null))
    const shown = (ownCost: boolean) => {
      const activities = stored.activities.map(({ cost: _cost, ...stop }) => ({
        ...stop,
        currency: 'EUR' as const,
        ownCost,
      }))
      const day = dayWithFacts({ ...stored, activities }, destination, () => null)
      return dayView(Itinerary.shape.days.element.parse(day), sayIn()).activities.find(
        ({ placeId }) => placeId === 'sea-gate',
      )
    }
    expect(shown(false)).toMatchObject({ cost: '€10.00 (estimate)', assumed: ['hours', 'cost'] })
    expect(shown(true)).toMatchObject({ cost: '€10.00', assumed: ['hours'] })
  })

  it('makes nothing a hidden gem when its fame is a guess', () => {
    const quiet = { ...testPlace('sea-gate'), fame: 10 }
    expect(isGem(quiet)).toBe(true)
    expect(isGem({ ...quiet, assumed: ['fame'] })).toBe(false)
  })
})
