import { describe, expect, it } from 'vitest'
import { problemText } from '~/messages/en/problems'
import { AdvancedFilters, TripForm } from './trip-form'
import { defaultForm, tidyInterests, tripLength } from './trip-rules'

const dates = { startDate: '2027-05-01', endDate: '2027-05-03' }

function faults(input: object): Record<string, string> {
  const parsed = TripForm.safeParse(input)
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join('.'), problemText(message)]),
  )
}

describe('the trip form', () => {
  it('starts today and ends five days later, with three interests and a moderate budget', () => {
    expect(defaultForm('2027-02-26')).toEqual({
      destination: '',
      startDate: '2027-02-26',
      endDate: '2027-03-03',
      budget: 'moderate',
      interests: ['Sightseeing', 'Food & Dining', 'Museums'],
      additionalInfo: '',
    })
  })

  it('takes the defaults for what is left out', () => {
    expect(TripForm.parse(dates)).toEqual({ ...defaultForm('2027-05-01'), ...dates })
  })

  it('starts the filters at five kilometres and a moderate pace', () => {
    expect(AdvancedFilters.parse({})).toMatchObject({
      travelStyle: [],
      accessibility: [],
      dietaryRestrictions: [],
      maxWalkingDistance: 5,
      pace: 'moderate',
      localExperiencesOnly: false,
      childFriendly: false,
    })
  })

  it('leaves an empty destination to the plan rules and trims what there is', () => {
    expect(TripForm.parse({ ...dates, destination: '   ' }).destination).toBe('')
    expect(TripForm.parse({ ...dates, destination: ' Rome, Italy ' }).destination).toBe('Rome, Italy')
  })

  it('refuses an end before the start, at the end date', () => {
    expect(faults({ startDate: '2027-05-03', endDate: '2027-05-02' })).toEqual({
      endDate: 'The end date is before the start date.',
    })
    expect(faults({ startDate: '2027-05-03', endDate: '2027-05-03' })).toEqual({})
  })

  it('refuses more than 60 days and takes 60', () => {
    expect(faults({ startDate: '2027-05-01', endDate: '2027-06-29' })).toEqual({})
    expect(faults({ startDate: '2027-05-01', endDate: '2027-06-30' })).toEqual({
      endDate: 'A trip can be at most 60 days long.',
    })
  })

  it('refuses days that the calendar does not have', () => {
    expect(Object.keys(faults({ startDate: '2027-02-29', endDate: '2027-03-02' }))).toEqual(['startDate'])
    expect(Object.keys(faults({ startDate: '1 May', endDate: '2027-05-02' }))).toEqual(['startDate'])
    expect(Object.keys(faults({ endDate: '2027-05-02' }))).toEqual(['startDate'])
  })

  it('refuses levels, paces, distances and wishes that are not offered', () => {
    expect(Object.keys(faults({ ...dates, budget: 'cheap' }))).toEqual(['budget'])
    expect(Object.keys(faults({ ...dates, advancedFilters: { pace: 'slow' } }))).toEqual([
      'advancedFilters.pace',
    ])
    expect(Object.keys(faults({ ...dates, advancedFilters: { maxWalkingDistance: 11 } }))).toEqual([
      'advancedFilters.maxWalkingDistance',
    ])
    expect(Object.keys(faults({ ...dates, advancedFilters: { maxWalkingDistance: -1 } }))).toEqual([
      'advancedFilters.maxWalkingDistance',
    ])
    expect(Object.keys(faults({ ...dates, advancedFilters: { dietaryRestrictions: ['Paleo'] } }))).toEqual([
      'advancedFilters.dietaryRestrictions.0',
    ])
    expect(faults({ ...dates, advancedFilters: { maxWalkingDistance: 0 } })).toEqual({})
  })

  it('refuses texts without end', () => {
    expect(Object.keys(faults({ ...dates, destination: 'x'.repeat(121) }))).toEqual(['destination'])
    expect(Object.keys(faults({ ...dates, additionalInfo: 'x'.repeat(2001) }))).toEqual(['additionalInfo'])
    expect(Object.keys(faults({ ...dates, interests: ['x'.repeat(61)] }))).toEqual(['interests.0'])
    expect(Object.keys(faults({ ...dates, interests: Array.from({ length: 25 }, String) }))).toEqual([
      'interests',
    ])
  })

  it('takes times of arrival and departure, of which the one comes before the other on a single day', () => {
    const day = { startDate: '2027-05-01', endDate: '2027-05-01' }
    const times = { arrivalTime: '14:30', departureTime: '09:00' }
    expect(faults({ ...dates, ...times })).toEqual({})
    expect(faults({ ...day, ...times })).toEqual({ departureTime: 'You leave before you arrive.' })
    expect(faults({ ...day, arrivalTime: '09:00', departureTime: '20:00' })).toEqual({})
    expect(Object.keys(faults({ ...dates, arrivalTime: '25:00' }))).toEqual(['arrivalTime'])
  })

  it('reads basic as explorer', () => {
    expect(TripForm.parse({ ...dates, planType: 'basic' }).planType).toBe('explorer')
  })
})

describe('interests', () => {
  it('are trimmed, and blanks and repeats are ignored', () => {
    expect(tidyInterests([' Museums ', '', '   ', 'museums', 'Street   food', 'Museums'])).toEqual([
      'Museums',
      'Street food',
    ])
    expect(TripForm.parse({ ...dates, interests: ['  ', 'Art '] }).interests).toEqual(['Art'])
  })
})

describe('the length of a trip', () => {
  it('counts the first and the last day', () => {
    expect(tripLength('2027-05-01', '2027-05-01')).toBe(1)
    expect(tripLength('2027-05-01', '2027-05-03')).toBe(3)
    expect(tripLength('2027-12-30', '2028-01-02')).toBe(4)
    expect(tripLength('2028-02-28', '2028-03-01')).toBe(3)
    expect(tripLength('2027-05-02', '2027-05-01')).toBe(0)
  })
})
