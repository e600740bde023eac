import { describe, expect, it } from 'vitest'
import { testDestination, withFacts } from '~/domain/testing/test-destination'
import {
  notPassed,
  outcome,
  ownStop,
  testPlan,
  testRequest,
  withActivities,
  withStop,
} from '~/domain/testing/test-plan'

describe('money: every total is the sum of its items', () => {
  it('fails a total that is a cent off, and only for that', () => {
    const budget = { ...testPlan.budget, foodTotal: testPlan.budget.foodTotal + 0.01 }
    expect(notPassed({ ...testPlan, budget })).toEqual(['money fail'])
    expect(outcome('money', { ...testPlan, budget }).evidence).toBe(
      'The items of food come to €135.00; the total says €135.01. The totals come to €359.01; the grand total says €359.00.',
    )
  })

  it('fails a grand total that is not the sum of the totals', () => {
    const budget = { ...testPlan.budget, grandTotal: 300 }
    expect(notPassed({ ...testPlan, budget })).toEqual(['money fail'])
  })

  it('fails a day that does not add up', () => {
    const days = testPlan.days.map((day) => (day.day === 2 ? { ...day, costCents: day.costCents + 1 } : day))
    expect(notPassed({ ...testPlan, days })).toEqual(['money fail'])
  })

  it('fails a price that reads otherwise than it is counted', () => {
    const plan = withStop('sea-gate', { cost: '€1.00' })
    expect(notPassed(plan)).toEqual(['money fail'])
    expect(outcome('money', plan).evidence).toBe('Day 1: Sea Gate says €1.00 and is counted as €10.00.')
    expect(notPassed(withStop('sea-gate', { cost: 'Free' }))).toEqual(['money fail'])
    expect(notPassed(withStop('sea-gate', { cost: undefined }))).toEqual(['money fail'])
  })

  it('fails a price that is not the catalogue’s', () => {
    const plan = withStop('sea-gate', { cost: '€9.00', costCents: 900 })
    expect(notPassed(plan)).toEqual(['money fail'])
    expect(outcome('money', plan).evidence).toBe(
      'Day 1: Sea Gate is counted as €9.00; the catalogue says €10.00.',
    )
  })

  it('takes the price that a traveller put on a place, and says that it is theirs', () => {
    const own = { cost: '€9.00', costCents: 900, ownCost: true }
    expect(notPassed(withStop('sea-gate', own))).toEqual([])
    expect(outcome('money', withStop('sea-gate', own)).evidence).toContain('1 price is your own.')
    expect(notPassed(withStop('sea-gate', { ...own, cost: '€8.00' }))).toEqual(['money fail'])
    const unsaid = { cost: undefined, costCents: 0, ownCost: true }
    expect(outcome('money', withStop('sea-gate', unsaid)).evidence).toBe('No price is known for Sea Gate.')
  })

  it('holds the bed to the level asked for and the last day to nothing', () => {
    expect(outcome('money', testPlan, { ...testRequest, budget: 'budget' }).evidence).toContain(
      'Day 1: Harbour Quarter is counted as €80.00; the catalogue says €40.00.',
    )
    expect(
      outcome('money', withStop('harbour-rooms', { cost: '€80.00', costCents: 8000 })).evidence,
    ).toContain('Day 3: Harbour Quarter is counted as €80.00; the catalogue says €0.00.')
  })

  it('fails rides that cost other than their fares', () => {
    const free = withActivities((list) => list.filter(({ type }) => type !== 'transport'))
    expect(notPassed(free)).toEqual(['money fail'])
    expect(outcome('money', free).evidence).toBe('Day 2: 2 rides are counted as €0.00; they cost €4.00.')
  })

  it('holds rides to the day ticket where that is less', () => {
    const transit = { ...testDestination.transit, dayPassCents: 300 }
    const cheap = { ...testDestination, transit }
    expect(notPassed(testPlan, testRequest, cheap)).toEqual(['money fail'])
    const pass = withStop('ride-salt-store', { cost: '€3.00', costCents: 300 })
    const plan = withStop('ride-far-light', { cost: 'Day ticket', costCents: 0 }, pass)
    expect(notPassed(plan, testRequest, cheap)).toEqual([])
  })

  it('fails a day beyond the budget level, the bed left out', () => {
    const daily = { ...testDestination.daily, moderate: 6899 }
    expect(notPassed(testPlan, testRequest, { ...testDestination, daily })).toEqual(['money fail'])
    expect(outcome('money', testPlan, testRequest, { ...testDestination, daily }).evidence).toBe(
      'Day 2 costs €69.00 without the bed; a moderate day is €68.99.',
    )
    const enough = { ...testDestination, daily: { ...daily, moderate: 6900 } }
    expect(notPassed(testPlan, testRequest, enough)).toEqual([])
  })

  it('fails amounts in another currency', () => {
    expect(outcome('money', { ...testPlan, currency: 'USD' }).evidence).toContain(
      'Amounts are in USD; Marebello is priced in EUR.',
    )
  })

  it('does not vouch for a stop without a price', () => {
    const unpriced = withStop('sea-gate', { cost: undefined, costCents: 0 })
    expect(notPassed(unpriced, testRequest, withFacts('sea-gate', { cost: undefined }))).toEqual([
      'money unknown',
    ])
    const typed = withActivities((list, day) =>
      day === 1 ? [ownStop("Anna's flat", '07:30', '07:50'), ...list] : list,
    )
    expect(outcome('money', typed)).toMatchObject({
      status: 'unknown',
      evidence: "No price is known for Anna's flat.",
    })
  })

  it('takes a traveller’s own price as theirs and says so', () => {
    const own = { ...ownStop("Anna's flat", '07:30', '07:50'), cost: 'about €5', costCents: 500 }
    const typed = withActivities((list, day) => (day === 1 ? [own, ...list] : list))
    expect(outcome('money', typed)).toMatchObject({ status: 'pass' })
    expect(outcome('money', typed).evidence).toContain('1 price is your own.')
  })
})
