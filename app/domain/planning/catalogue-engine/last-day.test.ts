import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { DayView } from '~/domain/itinerary/itinerary'
import { atOnce } from '~/domain/planning/steps'
import type { TimedOption } from '~/domain/planning/trip-draft'
import { usualEnds } from '~/domain/request/usual-ends'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { make } from '~/domain/testing/test-plan-of-city'
import { tripCandidates } from './candidates/candidates'
import { tripMeals } from './meals/meals'
import { dayTimes } from './solve/day-times'
import { withLongerVisits } from './solve/settle-day'
import { solveDays } from './solve/solve'

const seeds = [0, 1]

/** The last days of trips to the city for several seeds. */
async function lastDays(city: Destination = testCity): Promise<DayView[]> {
  const plans = await Promise.all(seeds.map((seed) => make(cityRequest({ days: 3, seed }), city)))
  return plans.flatMap(({ plan }) => plan.days.slice(-1))
}

const endOf = ({ activities }: DayView) => activities.at(-1)?.startTime ?? ''
const minutesLeft = (day: DayView) => fromClock(usualEnds.departure) - fromClock(endOf(day))

/** The city with sights that close at an hour. */
function until(hour: string): Destination {
  const places = testCity.places.map((place) =>
    ['food', 'base'].includes(place.kind) ? place : { ...place, hours: `09:00-${hour}` },
  )
  return { ...testCity, places }
}

describe('a last day without a departure', { timeout: 60_000 }, () => {
  it('lasts until about the usual one where there is something to see', async () => {
    const days = await lastDays()
    for (const day of days) expect(minutesLeft(day)).toBeLessThanOrEqual(60)
  })

  it('says when it is really over where everything closes before', async () => {
    const days = await lastDays(until('15:00'))
    for (const day of days) {
      expect(minutesLeft(day)).toBeGreaterThan(60)
      expect(day.note).toContain(`Planned for leaving at about ${endOf(day)}.`)
    }
  })

  it('stays longer at the sights of its afternoon where others are left out, until one leaves at most', () => {
    const draft = tripMeals(tripCandidates(cityRequest({ days: 3 }), testCity))
    if (!draft) throw new Error('No meals')
    const solved = atOnce(solveDays(draft))[2] ?? []
    const stops = solved.map(({ option }) => option).slice(0, -1)
    const short = dayTimes(stops, 2, draft) ?? []
    const longer = withLongerVisits(short, 2, draft)
    const lunch = short.findIndex(({ option }) => option.meal === 'lunch')
    const ends = (times: TimedOption[]) => times.at(-1)?.end ?? 0
    expect(lunch).toBeGreaterThan(0)
    expect(ends(longer)).toBeGreaterThan(ends(short) + 30)
    expect(ends(longer)).toBeLessThanOrEqual(fromClock(usualEnds.departure))
    expect(longer.map(({ option }) => option)).toEqual(stops)
  })
})
