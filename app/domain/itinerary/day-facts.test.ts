import { describe, expect, it } from 'vitest'
import { testDestination, withFacts } from '~/domain/testing/test-destination'
import { ownStop, testPlan } from '~/domain/testing/test-plan'
import { addDayFacts, dayWithFacts, type SunTimes } from './day-facts'
import type { ItineraryDay } from './itinerary'

const sun = { rise: '05:58', set: '20:31' }
const [monday] = testPlan.days as [ItineraryDay, ...ItineraryDay[]]
const hoursOf = (day: ItineraryDay, id: string) => day.activities.find((stop) => stop.id === id)?.hours
const noSun: SunTimes = () => null

describe('what stands beside a day', () => {
  it('is the light of its date at the destination', () => {
    const asked: unknown[] = []
    const day = addDayFacts(monday, testDestination, (...question) => {
      asked.push(question)
      return sun
    })
    expect(day.sun).toEqual(sun)
    expect(asked).toEqual([['2027-05-03', [44, 9], 'Europe/Rome']])
    expect(addDayFacts(monday, testDestination, noSun)).not.toHaveProperty('sun')
  })

  it('is when each place is open on that date', () => {
    const day = addDayFacts(monday, withFacts('clock-stairs', { hours: 'Mo 10:00-12:00,15:00-18:30' }), noSun)
    expect(hoursOf(day, 'sea-gate')).toEqual([{ from: '08:00', to: '22:00' }])
    expect(hoursOf(day, 'clock-stairs')).toEqual([
      { from: '10:00', to: '12:00' },
      { from: '15:00', to: '18:30' },
    ])
  })

  it('is no hours where it is always open, and none where nobody knows them', () => {
    expect(hoursOf(addDayFacts(monday, withFacts('sea-gate', { hours: '24/7' }), noSun), 'sea-gate')).toEqual(
      [],
    )
    for (const hours of [undefined, 'now and then']) {
      const day = addDayFacts(monday, withFacts('sea-gate', { hours }), noSun)
      expect(day.activities.find(({ id }) => id === 'sea-gate')).not.toHaveProperty('hours')
    }
    const own = { ...monday, activities: [ownStop('A nap', '14:00', '15:00')] }
    expect(addDayFacts(own, testDestination, noSun).activities[0]).not.toHaveProperty('hours')
  })
})

it('a day that was changed loses the facts that no longer hold, and is summed again', () => {
  const before = addDayFacts(monday, testDestination, () => sun)
  const left = { ...before, activities: before.activities.slice(0, 2) }
  const after = dayWithFacts(left, withFacts('sea-gate', { hours: undefined }), noSun)
  expect(after).not.toHaveProperty('sun')
  expect(hoursOf(after, 'bread-bench')).toEqual([{ from: '07:00', to: '22:00' }])
  expect(hoursOf(after, 'sea-gate')).toBeUndefined()
  expect(after.costCents).toBe(2500)
})

it('a ride names its line where one is known, and forgets it when the way is walked after all', () => {
  const [first, second] = monday.activities
  if (!first || !second) throw new Error('the plan has two stops')
  const [door, hill] = [44.4, 44.42]
  const there = { mode: 'transit', minutes: 12, meters: 2200 } as const
  const start = { ...first, latitude: door, longitude: 9 }
  const day = { ...monday, activities: [start, { ...second, latitude: hill, longitude: 9, travel: there }] }
  const destination = {
    ...testDestination,
    lines: {
      stops: [
        { name: 'Harbour', at: [door, 9] as [number, number] },
        { name: 'Hill', at: [hill, 9] as [number, number] },
      ],
      runs: [{ name: 'Tram 28', stops: [0, 1] }],
    },
  }
  const [from, ridden] = addDayFacts(day, destination, noSun).activities
  expect(ridden?.travel).toEqual({ ...there, line: { name: 'Tram 28', from: 'Harbour', to: 'Hill' } })
  expect(addDayFacts(day, testDestination, noSun).activities[1]?.travel).toEqual(there)
  const otherMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
    (each) => each !== Number(day.date.slice(5, 7)),
  )
  const { stops, runs } = destination.lines
  const shut = { stops, runs: runs.map((run) => ({ ...run, months: otherMonths })) }
  const without = addDayFacts(day, { ...destination, lines: shut }, noSun)
  expect(without.activities[1]?.travel).toEqual(there)
  if (!from || !ridden) throw new Error('the day has two stops')
  const walked = { ...ridden, travel: { ...ridden.travel, mode: 'walk' as const } }
  const after = dayWithFacts({ ...day, activities: [from, walked] }, destination, noSun)
  expect(after.activities[1]?.travel).toEqual({ ...there, mode: 'walk' })
})
