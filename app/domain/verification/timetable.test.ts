import { describe, expect, it } from 'vitest'
import type { PlanView } from '~/domain/itinerary/itinerary'
import { withFacts } from '~/domain/testing/test-destination'
import {
  asked,
  notPassed,
  outcome,
  testPlan,
  testRequest,
  withActivities,
  withStop,
  withTimes,
} from '~/domain/testing/test-plan'

describe('time: stops do not overlap and last as long as they should', () => {
  it('fails a stop that starts before the one before has ended', () => {
    const plan = withTimes('sea-gate', '08:30', '10:00')
    expect(outcome('time', plan)).toMatchObject({
      status: 'fail',
      evidence: 'Day 1: Sea Gate starts 08:30, before Bread Bench ends at 08:40.',
    })
  })

  it('fails a visit shorter than the shortest and longer than the longest stay', () => {
    expect(notPassed(withTimes('sea-gate', '09:00', '09:30'))).toEqual([])
    expect(notPassed(withTimes('sea-gate', '09:00', '09:29'))).toEqual(['time fail'])
    expect(notPassed(withTimes('sea-gate', '09:00', '11:30'))).toEqual([])
    expect(notPassed(withTimes('sea-gate', '09:00', '11:31'))).toEqual(['time fail'])
    expect(outcome('time', withTimes('sea-gate', '09:00', '11:31')).evidence).toBe(
      'Day 1: 151 minutes at Sea Gate; 150 is the most.',
    )
  })

  it('fails a day that starts before or ends after the hours of its pace', () => {
    expect(notPassed(withTimes('bread-bench', '07:30', '08:10'))).toEqual([])
    expect(notPassed(withTimes('bread-bench', '07:29', '08:10'))).toEqual(['time fail'])
    expect(notPassed(withTimes('bread-bench', '07:29', '08:10'), asked({ pace: 'fast-paced' }))).toEqual([])
    const inTime = { startTime: '22:15', endTime: '22:15', time: '10:15 PM' }
    expect(notPassed(withStop('harbour-rooms', inTime))).toEqual([])
    const late = withStop('harbour-rooms', { startTime: '22:16', endTime: '22:16', time: '10:16 PM' })
    expect(notPassed(late)).toEqual(['time fail'])
    expect(outcome('time', late).evidence).toContain('Day 1: back at Harbour Quarter 22:16, past 22:15.')
  })

  it('lets one leave the base before the day begins for the departure, and not before', () => {
    const leaving = (startTime: string, on: number) =>
      withActivities((list, day) =>
        day === on ? list.slice(-1).map((stay) => ({ ...stay, startTime, endTime: startTime })) : list,
      )
    const request = { ...testRequest, departure: '06:30' }
    const evidence = (plan: PlanView) => outcome('time', plan, request).evidence
    const early = (day: number, at: string) => `Day ${day}: Harbour Quarter starts ${at}, before 07:30.`
    expect(evidence(leaving('06:30', 3))).not.toContain('before 07:30')
    expect(evidence(leaving('06:15', 3))).toContain(early(3, '06:15'))
    expect(evidence(leaving('06:30', 2))).toContain(early(2, '06:30'))
  })

  it('lets the night at the base go on past midnight', () => {
    expect(notPassed(withStop('harbour-rooms', { endTime: '08:00' }))).toEqual([])
  })

  it('fails a time that reads otherwise than it is', () => {
    const plan = withStop('sea-gate', { time: '9:30 AM' })
    expect(notPassed(plan)).toEqual(['time fail'])
    expect(outcome('time', plan).evidence).toBe(
      'Day 1: Sea Gate is announced for 9:30 AM and starts 9:00 AM.',
    )
  })

  it('does not vouch for a stay whose usual length is not known', () => {
    expect(notPassed(testPlan, testRequest, withFacts('sea-gate', { visit: undefined }))).toEqual([
      'time unknown',
    ])
  })

  it('names the first two failures and counts the rest', () => {
    const plan = withTimes('sea-gate', '09:00', '09:10')
    const more = withTimes('fish-hall', '09:00', '09:10', withTimes('far-light', '15:00', '15:10', plan))
    expect(outcome('time', more).evidence).toBe(
      'Day 1: 10 minutes at Sea Gate; it takes at least 30. ' +
        'Day 2: 10 minutes at Far Light; it takes at least 30. And 1 more.',
    )
  })

  it('fails a stop outside the hours that a day declares for itself', () => {
    const late = {
      ...testPlan,
      days: testPlan.days.map((day) =>
        day.day === 1 ? { ...day, hours: { from: '08:30', to: '22:00' } } : day,
      ),
    }
    expect(outcome('time', late).evidence).toBe('Day 1: Bread Bench starts 08:00, before 08:30.')
  })
})
