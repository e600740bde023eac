import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'
import { defaultFilters } from '~/domain/request/filters'
import type { AdvancedFilters } from '~/domain/request/trip-form'
import { failing, planSeveral, severalRequest } from '~/domain/testing/plan-of-several'
import { sayIn } from '~/messages/languages'

const sayAll = sayIn()
const say = (said: Said | undefined) => (said === undefined ? '' : sayAll(said))
const journeyOf = ({ days }: Itinerary) => {
  const found = days.flatMap((day) =>
    day.activities.flatMap((stop) => (stop.journey ? [{ day, stop, journey: stop.journey }] : [])),
  )
  if (!found[0]) throw new Error('no journey')
  return found[0]
}
const length = (startTime: string, endTime: string) => fromClock(endTime) - fromClock(startTime)

describe('a trip to several places that is out of the ordinary', () => {
  it('lands in Honolulu on the date on which it left Tokyo, by the clock before it left', async () => {
    const { itinerary } = await planSeveral(
      severalRequest(
        [
          ['tokyo', 2],
          ['honolulu', 2],
        ],
        5,
      ),
    )
    const { stop, journey, day } = journeyOf(itinerary)
    expect(journey.daysLater).toBe(0)
    expect(stop.endTime < stop.startTime).toBe(true)
    // What is told of Honolulu that day begins after the landing.
    const after = day.activities.slice(day.activities.indexOf(stop) + 1)
    expect(after.every(({ startTime }) => startTime >= stop.endTime)).toBe(true)
    expect(failing(itinerary)).toEqual([])
  })

  it('counts four hours to New York between the two changes of the clock, and five before them', async () => {
    const on = async (startDate: string) => {
      const { itinerary } = await planSeveral(
        severalRequest(
          [
            ['london', 2],
            ['new-york', 2],
          ],
          5,
          { startDate },
        ),
      )
      expect(failing(itinerary)).toEqual([])
      const { stop, journey } = journeyOf(itinerary)
      return journey.minutes - length(stop.startTime, stop.endTime)
    }
    // New York is four hours behind from its change on the 14th of March until London's on the 28th, five before.
    expect(await on('2027-03-15')).toBe(4 * 60)
    expect(await on('2027-03-01')).toBe(5 * 60)
  })

  it('leaves for an island when a ferry does, and plans nothing there before it lands', async () => {
    const { itinerary } = await planSeveral(
      severalRequest(
        [
          ['athens', 2],
          ['mykonos', 2],
        ],
        5,
        { ways: ['ferry'] },
      ),
    )
    const { stop, journey, day } = journeyOf(itinerary)
    expect(journey.mode).toBe('ferry')
    if (journey.first) expect(stop.startTime >= journey.first).toBe(true)
    const after = day.activities.slice(day.activities.indexOf(stop) + 1)
    expect(after.every(({ startTime }) => startTime >= stop.endTime)).toBe(true)
    expect(failing(itinerary)).toEqual([])
  })

  it('leaves before the day begins for the only ferry that lands on the same date, and says when one eats', async () => {
    const { itinerary } = await planSeveral(
      severalRequest(
        [
          ['athens', 2],
          ['santorini', 2],
        ],
        5,
        { ways: ['ferry'] },
      ),
    )
    const { stop, journey, day } = journeyOf(itinerary)
    expect([journey.first, stop.startTime, stop.endTime]).toEqual(['07:30', '07:30', '15:30'])
    expect(say(day.before?.note)).toBe('You leave at 06:30. Have breakfast before you go or on the way.')
    expect(say(day.activities[0]?.title)).toMatch(/^Leave .+ with your bags$/)
    expect(day.activities.some(({ meal }) => meal === 'dinner')).toBe(true)
    expect(failing(itinerary)).toEqual([])
  })

  it('goes to bed on arrival where it is too late for anything else, and says that one dines on the way', async () => {
    const { itinerary } = await planSeveral(
      severalRequest(
        [
          ['athens', 2],
          ['mykonos', 2],
        ],
        5,
        { ways: ['ferry'] },
      ),
    )
    const { stop, day } = journeyOf(itinerary)
    expect(stop.endTime).toBe('20:30')
    expect(say(day.note)).toContain('You arrive at 21:00. Have dinner on the way or when you are there.')
    const after = day.activities.slice(day.activities.indexOf(stop) + 1)
    expect(after.map(({ type, startTime }) => [type, startTime])).toEqual([['accommodation', '21:00']])
  })

  it('visits no museum on the Monday on which it is shut, after arriving on a Sunday', async () => {
    // Sunday, the 16th of May; on Mondays the Uffizi and the Accademia are shut.
    const { itinerary } = await planSeveral(
      severalRequest(
        [
          ['rome', 2],
          ['florence', 3],
        ],
        6,
        { startDate: '2027-05-14', interests: ['Museums', 'Art'] },
      ),
    )
    expect(journeyOf(itinerary).day.date).toBe('2027-05-16')
    const monday = itinerary.days.find(({ date }) => date === '2027-05-17')
    const ids = monday?.activities.map(({ placeId }) => placeId) ?? []
    expect(ids.length).toBeGreaterThan(3)
    expect(ids).not.toContain('uffizi')
    expect(ids).not.toContain('accademia')
    const others = itinerary.days.filter((day) => day !== monday).flatMap(({ activities }) => activities)
    expect(others.map(({ placeId }) => placeId)).toContain('uffizi')
    expect(failing(itinerary)).toEqual([])
  })

  it('says which place and which wishes clash', async () => {
    const filters: AdvancedFilters = {
      ...defaultFilters,
      accessibility: ['Wheelchair accessible', 'Visual aids'],
    }
    const request = severalRequest(
      [
        ['brussels', 3],
        ['verona', 13],
      ],
      17,
      { startDate: '2027-12-07', filters },
    )
    await expect(planSeveral(request)).rejects.toThrow(
      /"Wheelchair accessible" and "Visual aids" .* in Verona/,
    )
  })
})
