import { describe, expect, it } from 'vitest'
import { localClock } from '~/domain/catalogue/local-clock'
import { journeysOf } from '~/domain/itinerary/split-places'
import { knownTown, planSeveral, severalRequest } from '~/domain/testing/plan-of-several'
import { sayIn } from '~/messages/languages'
import { lunchOnTheWay } from './journey-stop'

const say = sayIn()
const { meals } = localClock(knownTown('paris'))
const during = (
  leavesBase: number,
  minutes: number,
  mode: 'train' | 'flight' | 'car' | 'ferry' = 'train',
) => {
  const departs = leavesBase + 45
  const [arrives, atBase] = [departs + minutes, departs + minutes + 30]
  const times = { departs, arrives, daysLater: 0 as const, leavesBase, atBase }
  const lunch = lunchOnTheWay({ mode, minutes }, times, meals, meals)
  return lunch && say(lunch)
}

/** By train all the way; the second journey takes most of its day. */
const planned = planSeveral(
  severalRequest(
    ['paris', 'lyon', 'nice'].map((id) => [id, 1]),
    4,
  ),
).then(({ itinerary }) => itinerary)

describe('lunch on the day of a journey', () => {
  it('is said where neither place has time for it', () => {
    expect(during(9 * 60 + 30, 280)).toMatch(
      /^Lunch is on the way, around 1[23]:\d\d: take it along from the station/,
    )
    expect(during(9 * 60 + 30, 280, 'car')).toMatch(/: stop for it\.$/)
    expect(during(9 * 60 + 30, 280, 'flight')).toContain('eat at the airport')
    expect(during(9 * 60 + 30, 280, 'ferry')).toContain('eat on board')
  })

  it('is at the station where one leaves in the middle of it, and not as one arrives', () => {
    expect(during(meals.lunch.usual - 15, 240)).toContain('eat before you set off')
    // On board from 10:15 to 13:15, in the hours of Spain.
    const spain = localClock(knownTown('seville')).meals
    const times = { departs: 615, arrives: 795, daysLater: 0 as const, leavesBase: 570, atBase: 930 }
    const lunch = lunchOnTheWay({ mode: 'flight', minutes: 180 }, times, spain, spain)
    expect(lunch && say(lunch)).toMatch(/^Lunch is on the way, around 12:30: take something on board/)
  })

  it('is not spoken of where there is time for it before or after, or at night', () => {
    expect(during(9 * 60 + 30, 60)).toBeUndefined()
    expect(during(meals.lunch.endsFrom, 240)).toBeUndefined()
    const night = { departs: 720, arrives: 400, daysLater: 1 as const, leavesBase: 600, atBase: 430 }
    expect(lunchOnTheWay({ mode: 'flight', minutes: 900 }, night, meals, meals)).toBeUndefined()
  })

  it('is either a stop of the day or said with the journey', async () => {
    const { days } = await planned
    const isSaid = journeysOf({ days }).map(({ reason }) => say(reason).includes('Lunch is on the way'))
    const isPlanned = days
      .filter(({ activities }) => activities.some(({ journey }) => journey))
      .map(({ activities }) => activities.some(({ meal }) => meal === 'lunch'))
    expect(isSaid).toEqual(isPlanned.map((each) => !each))
    expect(isSaid).toContain(true)
  }, 30_000)
})

describe('tips of a trip to several places', () => {
  it('tell the way from an airport only where one may land, and nothing twice', async () => {
    const tips = (await planned).tips.map((tip) => say(tip))
    const airports = tips.filter((tip) => tip.includes('From the airport'))
    expect(airports.map((tip) => tip.split(':')[0])).toEqual(['Paris', 'Nice'])
    const withoutPlace = tips.map((tip) => tip.slice(tip.indexOf(':')))
    expect(new Set(withoutPlace).size).toBe(tips.length)
    expect(tips.filter((tip) => tip.includes('Emergency number'))).toHaveLength(1)
  }, 30_000)
})
