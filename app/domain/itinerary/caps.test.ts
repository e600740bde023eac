import { describe, expect, it } from 'vitest'
import { dayOf, stop, tripOf } from '~/domain/testing/test-trip'
import { mostDrawn } from '~/features/itinerary/day-line-stops'
import { problemText } from '~/messages/en/problems'
import { caps, overCaps, tooManyStops } from './caps'
import type { Itinerary } from './itinerary'

const { itinerary } = tripOf([dayOf(1, '2027-04-13', [stop()])])
const [day] = itinerary.days
const stops = (count: number) => Array.from({ length: count }, (_, index) => ({ ...stop(), id: `s${index}` }))
const days = (count: number, activities: number) =>
  Array.from({ length: count }, () => ({ ...dayOf(1, '2027-04-13', []), activities: stops(activities) }))
const over = (more: Partial<Itinerary>) =>
  overCaps({ ...itinerary, ...more }).map(({ path, problem }) => `${path.join('.')}: ${problemText(problem)}`)

describe('the caps of an itinerary', () => {
  it('let a plan pass, and what lies on them', () => {
    expect(over({})).toEqual([])
    const texts = {
      overview: 'x'.repeat(caps.overview),
      tips: Array.from({ length: caps.tips }, () => 'tip'),
    }
    expect(over({ ...texts, days: days(caps.days, caps.activities / caps.days) })).toEqual([])
  })

  it('say which list is too long', () => {
    expect(over({ days: days(1, 31) })).toEqual(['days.0.activities: At most 30 stops and rides a day.'])
    expect(over({ tips: Array.from({ length: 41 }, () => 'tip') })).toEqual(['tips: At most 40 tips.'])
    const hours = Array.from({ length: 13 }, () => ({ from: '09:00', to: '10:00' }))
    if (!day) throw new Error('no day')
    expect(over({ days: [{ ...day, activities: [{ ...stop(), hours }] }] })).toEqual([
      'days.0.activities.0.hours: At most 12 opening times.',
    ])
  })

  it('let no trip grow over the most stops, and leave them to one that has more', () => {
    const [most, more, evenMore] = [days(14, 30), days(15, 30), days(16, 30)]
    expect(tooManyStops(most, [])).toBeNull()
    expect(problemText(tooManyStops(more, most) ?? '')).toBe('A trip holds at most 420 stops and rides.')
    expect(tooManyStops(more, more)).toBeNull()
    expect(tooManyStops(more, evenMore)).toBeNull()
    expect(tooManyStops(evenMore, more)).not.toBeNull()
  })

  it('say which text is too long, and when all of them are', () => {
    expect(over({ overview: 'x'.repeat(4001) })).toEqual(['overview: Use at most 4,000 characters.'])
    expect(over({ tips: ['', 'x'.repeat(601)] })).toEqual(['tips.1: Use at most 600 characters.'])
    const long = days(10, 30).map((each) => ({
      ...each,
      activities: each.activities.map((activity) => ({ ...activity, description: 'x'.repeat(590) })),
    }))
    expect(over({ days: long })).toEqual([
      'days: All texts of a trip together hold at most 100,000 characters.',
    ])
  })

  it('say which amount is too high to be added up exactly', () => {
    if (!day) throw new Error('no day')
    const dear = (costCents: number) => [{ ...day, activities: [{ ...stop(), costCents }] }]
    expect(over({ days: dear(caps.cents) })).toEqual([])
    expect(caps.cents * caps.activities).toBeLessThan(Number.MAX_SAFE_INTEGER)
    expect(over({ days: dear(Number.MAX_SAFE_INTEGER) })).toEqual([
      'days.0.activities.0.costCents: Enter at most 10,000,000,000.',
    ])
  })

  it('count a message with all that fills it', () => {
    const overview = { code: 'x', params: { names: Array.from({ length: 200 }, () => 'y'.repeat(600)) } }
    expect(over({ overview })).toHaveLength(1)
  })

  it('name no more than a few', () => {
    expect(over({ tips: Array.from({ length: 1000 }, () => 'x'.repeat(601)) })).toHaveLength(10)
  })
})

it('what may be saved is drawn', () => {
  expect(mostDrawn).toBeGreaterThanOrEqual(caps.activitiesADay)
})
