import { describe, expect, it } from 'vitest'
import type { PlanView } from '~/domain/itinerary/itinerary'
import { testDestination, withFacts } from '~/domain/testing/test-destination'
import {
  notPassed,
  outcome,
  ownStop,
  testPlan,
  testRequest,
  withActivities,
  withStop,
  withTimes,
} from '~/domain/testing/test-plan'

describe('meals: breakfast, lunch and dinner in their hours, hours apart, every day', () => {
  it('fails a day without one of them', () => {
    const plan = withStop('milk-bar', { type: 'attraction', meal: undefined })
    expect(notPassed(plan)).toEqual(['meals fail'])
    expect(outcome('meals', plan).evidence).toBe('Day 2 has no breakfast.')
  })

  it('fails a meal outside its hours', () => {
    const plan = withTimes('net-loft', '13:40', '14:40')
    expect(notPassed(plan)).toEqual(['meals fail'])
    expect(outcome('meals', plan).evidence).toBe(
      'Day 1: lunch 13:40 to 14:40; it belongs between 11:30 and 14:30.',
    )
    expect(notPassed(withTimes('net-loft', '13:30', '14:30'))).toEqual([])
    expect(notPassed(withTimes('anchor-table', '17:30', '18:30'))).toEqual([])
    expect(notPassed(withTimes('anchor-table', '17:29', '18:29'))).toEqual(['meals fail'])
    expect(outcome('meals', withTimes('bread-bench', '09:25', '10:05')).status).toBe('fail')
  })

  it('fails meals too close together', () => {
    const early = withTimes('net-loft', '11:30', '12:30', withTimes('sea-gate', '10:00', '11:00'))
    const plan = withTimes('bread-bench', '09:01', '09:41', early)
    expect(notPassed(plan)).toEqual(['meals fail'])
    const apart = withTimes('net-loft', '12:11', '13:11', withTimes('bread-bench', '09:01', '09:41', early))
    expect(notPassed(apart)).toEqual([])
    expect(outcome('meals', plan).evidence).toBe(
      'Day 1: 109 minutes from breakfast to lunch; at least 150 belong between.',
    )
  })

  it('fails a meal that the place does not serve', () => {
    const shut = withFacts('net-loft', { meals: ['dinner'] })
    expect(notPassed(testPlan, testRequest, shut)).toEqual(['meals fail'])
    expect(outcome('meals', testPlan, testRequest, shut).evidence).toBe(
      'Day 1: Net Loft does not serve lunch.',
    )
  })

  it('takes a food stop without the name of a meal for the one whose hours it lies in', () => {
    expect(notPassed(withStop('net-loft', { meal: undefined }))).toEqual([])
    const snack = withTimes('net-loft', '15:00', '16:00', withStop('net-loft', { meal: undefined }))
    expect(outcome('meals', snack).evidence).toBe('Day 1 has no lunch.')
  })

  it('does not vouch for a table that a traveller typed in', () => {
    const own = { ...ownStop("Anna's kitchen", '12:30', '13:30'), type: 'food' as const }
    const plan = withActivities((list) => list.map((item) => (item.id === 'net-loft' ? own : item)))
    expect(outcome('meals', plan)).toMatchObject({
      status: 'unknown',
      evidence: "Day 1: whether Anna's kitchen serves lunch is not known.",
    })
  })

  it('asks a shorter day for the meals that fall into it, and for those it does ask', () => {
    const late = {
      ...testPlan,
      days: testPlan.days.map((day) =>
        day.day === 2
          ? {
              ...day,
              hours: { from: '12:00', to: '22:00' },
              activities: day.activities.filter(({ startTime }) => startTime >= '12:00'),
            }
          : day,
      ),
    }
    expect(outcome('meals', late).evidence).toContain(
      'Every meal is in its hours; 2 of 3 days have all three. Day 2 runs 12:00 to 22:00.',
    )
    const hungry = {
      ...late,
      days: late.days.map((day) => ({
        ...day,
        activities: day.activities.filter(({ id }) => id !== 'salt-store'),
      })),
    }
    expect(outcome('meals', hungry).evidence).toBe('Day 2 has no lunch.')
  })

  it('lets an older trip dine at the hours of its time', () => {
    const spain = { ...testDestination, country: 'Spain' }
    const status = (plan: PlanView) => outcome('meals', plan, testRequest, spain).status
    const early = withTimes('anchor-table', '17:30', '18:30')
    expect(status(early)).toBe('fail')
    const { clock: _clock, ...older } = early
    expect(status(older)).toBe('pass')
    const { clock: _other, ...tooEarly } = withTimes('anchor-table', '17:29', '18:29')
    expect(status(tooEarly)).toBe('fail')
  })
})
