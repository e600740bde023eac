import { describe, expect, it } from 'vitest'
import type { Said } from '~/domain/message'
import { notPassed, outcome, testPlan, testRequest } from '~/domain/testing/test-plan'

describe('days: as many as the form asks, in order, each dated', () => {
  it('fails a plan that is a day short, and only for that', () => {
    expect(notPassed(testPlan, { ...testRequest, days: 4 })).toEqual(['days fail'])
    expect(outcome('days', testPlan, { ...testRequest, days: 4 }).evidence).toContain(
      'The trip was asked for 4 days and has 3.',
    )
  })

  it('fails days out of order', () => {
    const days = testPlan.days.map((day) => ({ ...day, day: 4 - day.day }))
    expect(notPassed({ ...testPlan, days })).toEqual(['days fail'])
    expect(outcome('days', { ...testPlan, days }).evidence).toBe('Day 1 is numbered 3. Day 3 is numbered 1.')
  })

  it('fails a day with the date of another', () => {
    const days = testPlan.days.map((day) => (day.day === 3 ? { ...day, date: '2027-05-04' } : day))
    expect(notPassed({ ...testPlan, days })).toEqual(['days fail'])
    expect(outcome('days', { ...testPlan, days }).evidence).toBe(
      'Day 3 is dated 2027-05-04; it falls on 2027-05-05.',
    )
  })

  it('fails a trip whose own first and last date are not those asked for', () => {
    expect(notPassed({ ...testPlan, endDate: '2027-05-06' })).toEqual(['days fail'])
    expect(notPassed({ ...testPlan, startDate: '2027-05-02' })).toEqual(['days fail'])
  })

  it('takes an emptied day for free when its title says so, in words or as a code', () => {
    const called = (title: Said) => {
      const days = testPlan.days.map((day) => {
        const bed = day.activities.filter(({ type }) => type === 'accommodation')
        return day.day === 2 ? { ...day, title, activities: bed } : day
      })
      return outcome('days', { ...testPlan, days }).status
    }
    expect(called('A free day')).toBe('pass')
    expect(called({ code: 'edit.free-day', params: {} })).toBe('pass')
    expect(called('By the sea')).toBe('fail')
    expect(called({ code: 'edit.areas', params: { areas: ['Old Harbour'] } })).toBe('fail')
  })
})

describe('plan: within the day limit of the plan', () => {
  it('fails a trip longer than the plan allows', () => {
    const request = { ...testRequest, dayLimit: 2 }
    expect(notPassed(testPlan, request)).toEqual(['plan fail'])
    expect(outcome('plan', testPlan, request).evidence).toBe('The trip has 3 days; the plan allows 2.')
  })

  it('takes any length where there is no limit', () => {
    expect(outcome('plan', testPlan, { ...testRequest, dayLimit: null })).toMatchObject({
      status: 'pass',
      evidence: '3 days; the plan has no day limit.',
    })
  })

  it('holds a free sample to three days and to being marked as one', () => {
    const sample = { ...testRequest, sample: true, dayLimit: 3 }
    expect(notPassed({ ...testPlan, sample: true }, sample)).toEqual([])
    expect(notPassed(testPlan, sample)).toEqual(['plan fail'])
    expect(notPassed({ ...testPlan, sample: true })).toEqual(['plan fail'])
    const short = { ...testPlan, sample: true, days: testPlan.days.slice(0, 2) }
    expect(outcome('plan', short, sample).evidence).toBe('A free sample has 3 days; this one has 2.')
  })
})
