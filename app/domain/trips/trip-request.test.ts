import { expect, it } from 'vitest'
import { defaultFilters } from '~/domain/request/filters'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { TripEdit } from './trip'
import { requestOf } from './trip-request'

const itinerary = { ...testPlan, checks: [], scores: [] }
const trip = { request: testRequest, budget: 'luxury' as const, interests: ['Art'], itinerary }

it('a trip is held against what was asked for, on the dates it has now', () => {
  expect(requestOf(trip)).toEqual(testRequest)
  expect(requestOf(trip, { ...itinerary, startDate: '2027-06-01', endDate: '2027-06-05' })).toEqual({
    ...testRequest,
    startDate: '2027-06-01',
    days: 5,
  })
})

it('of a trip that kept no request, what it says of itself is held', () => {
  expect(requestOf({ ...trip, request: null })).toEqual({
    destinationId: 'marebello',
    budget: 'luxury',
    interests: ['Art'],
    additionalInfo: '',
    filters: defaultFilters,
    seed: 0,
    sample: false,
    dayLimit: null,
    startDate: '2027-05-03',
    days: 3,
  })
})

it('an edit has a version and between one and sixty days', () => {
  const reads = (version: number, startDate: string, endDate: string) =>
    TripEdit.safeParse({ version, itinerary: { ...itinerary, startDate, endDate } }).success
  expect(reads(1, '2027-05-03', '2027-05-05')).toBe(true)
  expect(reads(0, '2027-05-03', '2027-05-05')).toBe(false)
  expect(reads(1, '2027-05-03', '2027-05-03')).toBe(true)
  expect(reads(1, '2027-05-03', '2027-05-02')).toBe(false)
  expect(reads(1, '2027-05-01', '2027-06-29')).toBe(true)
  expect(reads(1, '2027-05-01', '2027-06-30')).toBe(false)
})
