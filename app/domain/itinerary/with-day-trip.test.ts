import { describe, expect, it } from 'vitest'
import { fromClock, toClock } from '~/domain/calendar/clock-time'
import type { DayTrip } from '~/domain/catalogue/destination'
import type { TripPart } from '~/domain/catalogue/trip-parts'
import { richCity } from '~/domain/testing/rich-city'
import type { Activity } from './itinerary'
import { withDayTrips } from './with-day-trip'

const lunchHours = { from: fromClock('12:00'), to: fromClock('14:30') }
const parts: TripPart[] = [
  { name: 'Palace', minutes: 120, hint: 'The ticket names the hour of entry.' },
  { name: 'Lunch by the pond', minutes: 60, meal: 'lunch' },
  { name: 'Gardens', minutes: 90 },
  { name: 'Stables', minutes: 60, ifTime: true },
]
const [known] = richCity.dayTrips
if (!known) throw new Error('a day trip was expected')
const trip: DayTrip = { ...known, parts }

function stopAt(times: string, more: Partial<Activity> = {}): Activity {
  const [startTime = '', endTime = ''] = times.split('-')
  return {
    id: 'd1-trip',
    type: 'attraction',
    title: `Day trip to ${trip.name}`,
    description: '',
    placeId: trip.id,
    latitude: 50,
    longitude: 10,
    startTime,
    endTime,
    costCents: 0,
    reason: '',
    travel: { mode: 'transit', minutes: 52, meters: 30_000 },
    ...more,
  }
}

const stay = { type: 'accommodation' as const, placeId: 'base-0', title: 'Home' }

function told(times: string, { of = trip, more = {} }: { of?: DayTrip; more?: Partial<Activity> } = {}) {
  const home = stopAt('18:00-18:00', { ...stay, travel: { mode: 'transit', minutes: 58, meters: 30_000 } })
  const [stop] = withDayTrips([stopAt(times, more), home], [of], lunchHours)
  return stop?.dayTrip
}
const rows = (times: string, of?: DayTrip) =>
  told(times, of && { of })?.parts.map(({ name, startTime, endTime }) => `${startTime}-${endTime} ${name}`)

describe('the parts of a day trip', () => {
  it('come one after the other, from arriving to leaving, with the ways there and back', () => {
    expect(rows('10:00-15:30')).toEqual([
      '10:00-12:00 Palace',
      '12:00-13:00 Lunch by the pond',
      '13:00-14:30 Gardens',
      '14:30-15:30 Stables',
    ])
    expect(told('10:00-15:30')).toMatchObject({ by: trip.by, leave: '09:05', back: '16:30' })
    expect(told('10:00-15:30')?.parts[0]?.hint).toBe('The ticket names the hour of entry.')
  })

  it('move and change with the stop', () => {
    expect(rows('11:00-16:30')?.[0]).toBe('11:00-13:00 Palace')
    expect(told('11:00-16:30')).toMatchObject({ leave: '10:05', back: '17:30' })
  })

  it('grow a little where there is more time, and the rest is free', () => {
    expect(rows('10:00-16:10')?.at(-1)).toMatch(/-16:10 Stables$/)
    expect(told('10:00-16:10')).not.toHaveProperty('freeFrom')
    const long = told('09:00-18:00')
    expect(long?.freeFrom).toBe(long?.parts.at(-1)?.endTime)
    expect(long?.parts.find(({ meal }) => meal)).toMatchObject({ startTime: '13:00', endTime: '14:00' })
  })

  it('are a little shorter where there is less time, and nothing is said of it', () => {
    const less = told('10:00-15:05')
    expect(less?.parts).toHaveLength(4)
    expect(less).not.toHaveProperty('short')
  })

  it('are left out, the less important ones first, and it is said which', () => {
    expect(told('10:00-14:20')).toMatchObject({ leftOut: ['Stables'] })
    const short = told('10:30-13:00')
    expect(short?.leftOut).toEqual(['Gardens', 'Stables'])
    expect(short?.parts.map(({ name }) => name)).toEqual(['Palace', 'Lunch by the pond'])
  })

  it('are called short where each has clearly less than usual', () => {
    expect(told('10:00-14:20')).not.toHaveProperty('short')
    expect(told('10:00-13:50')).toMatchObject({ short: true })
  })

  it('have lunch at the hour at which people eat there', () => {
    expect(rows('12:30-18:00')?.[0]).toMatch(/Palace$/)
    const early = { ...trip, parts: [parts[1], parts[0], parts[2], parts[3]] as TripPart[] }
    expect(rows('09:30-15:00', early)?.findIndex((row) => row.endsWith('Lunch by the pond'))).toBe(1)
  })

  it('have no lunch where one is not there at noon, and it is no part that was left out', () => {
    const afternoon = told('14:30-18:00')
    expect(afternoon?.parts.some(({ meal }) => meal)).toBe(false)
    expect(afternoon?.leftOut ?? []).not.toContain('Lunch by the pond')
  })

  it('have a walk on which one eats at any hour', () => {
    const hike: TripPart[] = [
      { name: 'Walk round the lake', minutes: 240, meal: 'lunch' },
      { name: 'Village', minutes: 45 },
    ]
    const names = told('14:30-19:15', { of: { ...trip, parts: hike } })?.parts.map(({ name }) => name)
    expect(names).toEqual(['Walk round the lake', 'Village'])
  })

  it('tell when one leaves at the latest', () => {
    expect(told('10:00-15:30', { of: { ...trip, lastBack: '16:00' } })).toMatchObject({ lastBack: '16:00' })
  })

  it('are of no stop with another name, of another place, or of a trip whose parts are not known', () => {
    expect(told('10:00-15:30', { more: { title: 'A day at the sea' } })).toBeUndefined()
    expect(told('10:00-15:30', { more: { placeId: 'sight-1' } })).toBeUndefined()
    expect(told('10:00-15:30', { of: known })).toBeUndefined()
  })

  it('go when the catalogue has them no more', () => {
    const [before] = withDayTrips([stopAt('10:00-15:30')], [trip], lunchHours)
    expect(before?.dayTrip).toBeDefined()
    expect(withDayTrips(before ? [before] : [], [known], lunchHours)[0]).not.toHaveProperty('dayTrip')
  })

  it('fill any stay without a gap or an overlap', () => {
    for (let from = fromClock('08:00'); from <= fromClock('15:00'); from += 35)
      for (let minutes = 30; minutes <= 600 && from + minutes < 1440; minutes += 45) {
        const times = `${toClock(from)}-${toClock(from + minutes)}`
        const trips = told(times)
        const ends = [toClock(from), ...(trips?.parts.map(({ endTime }) => endTime) ?? [])]
        expect(
          trips?.parts.map(({ startTime }) => startTime),
          times,
        ).toEqual(ends.slice(0, -1))
        expect(trips?.freeFrom ?? toClock(from + minutes), times).toBe(ends.at(-1))
        for (const { startTime, endTime } of trips?.parts ?? [])
          expect(fromClock(endTime) - fromClock(startTime), times).toBeGreaterThan(0)
      }
  })
})
