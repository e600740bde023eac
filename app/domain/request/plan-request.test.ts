import { describe, expect, it } from 'vitest'
import { defaultFilters } from './filters'
import { lastDay, PlanRequest, planRequest } from './plan-request'
import { defaultForm, defaultInterests } from './trip-rules'

const filters = { ...defaultFilters, childFriendly: true }
const form = {
  ...defaultForm('2027-05-01'),
  budget: 'luxury' as const,
  interests: ['Art'],
  additionalInfo: 'no queues',
  advancedFilters: filters,
  arrivalTime: '14:30',
  departureTime: '09:00',
  seed: 7,
}

describe('the request a form makes', () => {
  it('says under a paid plan what the form says', () => {
    expect(planRequest(form, 'premium', 'rome')).toEqual({
      destinationId: 'rome',
      startDate: '2027-05-01',
      days: 6,
      budget: 'luxury',
      interests: ['Art'],
      additionalInfo: 'no queues',
      filters,
      arrival: '14:30',
      departure: '09:00',
      seed: 7,
      sample: false,
      dayLimit: 10,
    })
  })

  it('falls back to what the form starts with', () => {
    const bare = { ...defaultForm('2027-05-01'), interests: [] }
    const request = planRequest(bare, 'explorer', null)
    expect(request).toMatchObject({ destinationId: null, filters: defaultFilters, seed: 0, dayLimit: 3 })
    expect(request.interests).toEqual(defaultInterests)
    expect(Object.keys(request)).not.toContain('arrival')
    expect(Object.keys(request)).not.toContain('departure')
  })

  it('has no cap of days for members', () => {
    expect(planRequest(form, 'globetrotter', 'rome').dayLimit).toBeNull()
  })

  it('is the same sample for everybody under the free plan', () => {
    expect(planRequest(form, 'free', 'rome')).toEqual({
      destinationId: 'rome',
      startDate: '2027-05-01',
      days: 3,
      budget: 'moderate',
      interests: defaultInterests,
      additionalInfo: '',
      filters: defaultFilters,
      seed: 0,
      sample: true,
      dayLimit: 3,
    })
  })

  it('ends so many days later', () => {
    expect(lastDay({ startDate: '2027-04-29', days: 3 })).toBe('2027-05-01')
    expect(lastDay({ startDate: '2027-04-29', days: 1 })).toBe('2027-04-29')
  })

  it('is read back from where it was kept, within its limits', () => {
    const request = planRequest(form, 'premium', 'rome')
    expect(PlanRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request)
    const reads = (more: object) => PlanRequest.safeParse({ ...request, ...more }).success
    expect([1, 60].map((days) => reads({ days }))).toEqual([true, true])
    expect([0, 61, 1.5].map((days) => reads({ days }))).toEqual([false, false, false])
    expect([0, -1].map((seed) => reads({ seed }))).toEqual([true, false])
    expect(reads({ destinationId: null, locality: 'Ghent', dayLimit: null })).toBe(true)
  })
})
