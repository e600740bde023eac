import { describe, expect, it } from 'vitest'
import { costText, dayCostText, notPriced } from '~/messages/en/budget'
import { budgetOf, dayCost, isPriced } from './budget'
import type { Activity, ActivityType } from './itinerary'

function item(type: ActivityType, costCents: number): Activity {
  return {
    id: `${type}-${costCents}`,
    type,
    title: type,
    description: '',
    time: '9:00 AM',
    placeId: null,
    latitude: null,
    longitude: null,
    startTime: '09:00',
    endTime: '10:00',
    costCents,
    reason: '',
    travel: { mode: 'walk', minutes: 0, meters: 0 },
  }
}

describe('the budget', () => {
  it('puts each type into its total and adds the totals up', () => {
    const days = [
      { activities: [item('food', 1250), item('attraction', 1800), item('accommodation', 10_500)] },
      { activities: [item('food', 2399), item('transport', 150)] },
    ]
    expect(budgetOf(days)).toEqual({
      accommodationTotal: 105,
      foodTotal: 36.49,
      activitiesTotal: 18,
      transportTotal: 1.5,
      grandTotal: 160.99,
    })
  })

  it('is exact to the cent where fractions of a unit are not', () => {
    const activities = Array.from({ length: 30 }, () => item('food', 10))
    expect(budgetOf([{ activities }])).toMatchObject({ foodTotal: 3, grandTotal: 3 })
    expect(budgetOf([{ activities: [item('food', 10), item('food', 20)] }]).grandTotal).toBe(0.3)
  })

  it('is nothing for no days and for an empty day', () => {
    expect(budgetOf([]).grandTotal).toBe(0)
    expect(budgetOf([{ activities: [] }]).grandTotal).toBe(0)
    expect(dayCost([])).toBe(0)
  })

  it('sums a day in cents', () => {
    expect(dayCost([item('food', 10), item('attraction', 20)])).toBe(30)
  })

  it('calls nothing to pay free', () => {
    expect(costText(0, 'EUR')).toBe('Free')
    expect(costText(1800, 'EUR')).toBe('€18.00')
    expect(costText(105_950, 'EUR')).toBe('€1,059.50')
  })

  it('is a price as soon as anything says what it costs', () => {
    const { cost: _cost, ...unknown } = { ...item('attraction', 0), cost: undefined }
    const free = { ...item('attraction', 0), cost: 'Free' }
    expect(isPriced([])).toBe(false)
    expect(isPriced([{ activities: [] }, { activities: [unknown] }])).toBe(false)
    expect(isPriced([{ activities: [unknown] }, { activities: [unknown, free] }])).toBe(true)
    expect(isPriced([{ activities: [item('food', 1)] }])).toBe(true)
  })

  it('of a day is said, or said to be none', () => {
    expect(dayCostText({ activities: [item('food', 1250)], costCents: 1250 }, 'EUR')).toBe('€12.50')
    expect(dayCostText({ activities: [item('food', 0)], costCents: 0 }, 'EUR')).toBe('cost not estimated')
    expect(notPriced).toMatch(/^Not estimated/)
  })
})
