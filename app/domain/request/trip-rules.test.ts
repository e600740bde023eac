import { describe, expect, it } from 'vitest'
import { walkingLabel } from '~/messages/en/filter-words'
import { defaultFilters, filterNames, isSet } from './filters'
import {
  defaultForm,
  defaultInterests,
  formToSend,
  moveStart,
  onDate,
  tidyInterests,
  timesProblem,
  toggled,
  tripLength,
  withTime,
} from './trip-rules'

const form = { ...defaultForm('2027-05-01'), destination: 'Rome, Italy' }

describe('the form a visitor starts with', () => {
  it('is for today and five days on, at a moderate budget', () => {
    expect(defaultForm('2027-04-28')).toEqual({
      destination: '',
      startDate: '2027-04-28',
      endDate: '2027-05-03',
      budget: 'moderate',
      interests: ['Sightseeing', 'Food & Dining', 'Museums'],
      additionalInfo: '',
    })
    expect(defaultInterests).toHaveLength(3)
  })

  it('moves to the day that it is for the visitor and keeps everything else', () => {
    expect(onDate(form, '2027-06-01')).toEqual({ ...form, startDate: '2027-06-01', endDate: '2027-06-06' })
  })

  it('has filters that ask for nothing', () => {
    for (const name of filterNames) expect(isSet(name, defaultFilters), name).toBe(false)
    expect(defaultFilters).toMatchObject({ pace: 'moderate', maxWalkingDistance: 5, dietaryRestrictions: [] })
  })
})

describe('interests', () => {
  it('are trimmed, inside too, and kept once whatever their case', () => {
    expect(tidyInterests([' Street \n  art ', 'street art', '  ', 'Art'])).toEqual(['Street art', 'Art'])
  })

  it('are put in and taken out by the same press', () => {
    expect(toggled(['a', 'b'], 'b')).toEqual(['a'])
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  })
})

describe('dates', () => {
  it('count the first day and the last', () => {
    expect(tripLength('2027-05-01', '2027-05-01')).toBe(1)
    expect(tripLength('2027-05-01', '2027-05-04')).toBe(4)
  })

  it('keep the length when the start goes past the end', () => {
    const dates = { startDate: '2027-05-01', endDate: '2027-05-04' }
    expect(moveStart(dates, '2027-05-10')).toEqual({ startDate: '2027-05-10', endDate: '2027-05-13' })
    expect(moveStart(dates, '2027-05-04')).toEqual({ startDate: '2027-05-04', endDate: '2027-05-04' })
    expect(moveStart(dates, '2027-04-01')).toEqual({ startDate: '2027-04-01', endDate: '2027-05-04' })
  })

  it('do not turn a trip that ended before it began into a negative one', () => {
    const turned = { startDate: '2027-05-04', endDate: '2027-05-01' }
    expect(moveStart(turned, '2027-05-10')).toEqual({ startDate: '2027-05-10', endDate: '2027-05-10' })
  })

  it('leave the end alone while the start is being typed', () => {
    const dates = { startDate: '2027-05-01', endDate: '2027-05-04' }
    expect(moveStart(dates, '')).toEqual({ startDate: '', endDate: '2027-05-04' })
    expect(moveStart(dates, '2027-99-01')).toEqual({ startDate: '2027-99-01', endDate: '2027-05-04' })
  })
})

describe('the times of arrival and departure', () => {
  const oneDay = { startDate: '2027-05-01', endDate: '2027-05-01' }

  it('must follow each other on a single day', () => {
    const problem = 'leave-before-arrival'
    expect(timesProblem({ ...oneDay, arrivalTime: '12:00', departureTime: '11:59' })).toBe(problem)
    expect(timesProblem({ ...oneDay, arrivalTime: '12:00', departureTime: '12:00' })).toBe(problem)
    expect(timesProblem({ ...oneDay, arrivalTime: '12:00', departureTime: '12:01' })).toBeNull()
  })

  it('may be in any order on two days, and left out', () => {
    const twoDays = { startDate: '2027-05-01', endDate: '2027-05-02' }
    expect(timesProblem({ ...twoDays, arrivalTime: '12:00', departureTime: '08:00' })).toBeNull()
    expect(timesProblem({ ...oneDay, departureTime: '08:00' })).toBeNull()
    expect(timesProblem({ ...oneDay, arrivalTime: '12:00' })).toBeNull()
  })

  it('are left out again when their field is emptied', () => {
    const timed = withTime(form, 'arrivalTime', '14:30')
    expect(timed).toEqual({ ...form, arrivalTime: '14:30' })
    expect(withTime(timed, 'departureTime', '09:00')).toEqual({
      ...form,
      arrivalTime: '14:30',
      departureTime: '09:00',
    })
    expect(withTime(timed, 'arrivalTime', '')).toEqual(form)
  })
})

it('the walking slider says what its kilometres mean', () => {
  expect([0, 2, 2.5, 5, 6, 8, 9].map(walkingLabel)).toEqual([
    'Minimal (< 2km)',
    'Minimal (< 2km)',
    'Moderate (2-5km)',
    'Moderate (2-5km)',
    'Active (5-8km)',
    'Active (5-8km)',
    'Extensive (8km+)',
  ])
})

it('filters are sent under a paid plan while they are switched on, and only then', () => {
  const chosen = { ...form, advancedFilters: { ...defaultFilters, childFriendly: true } }
  expect(formToSend(chosen, { plan: 'premium', filtersOn: true })).toEqual({
    ...chosen,
    planType: 'premium',
  })
  expect(formToSend(form, { plan: 'explorer', filtersOn: true })).toEqual({
    ...form,
    planType: 'explorer',
    advancedFilters: defaultFilters,
  })
  expect(formToSend(chosen, { plan: 'premium', filtersOn: false })).toEqual({
    ...form,
    planType: 'premium',
  })
  expect(formToSend(chosen, { plan: 'free', filtersOn: true })).toEqual({ ...form, planType: 'free' })
})
