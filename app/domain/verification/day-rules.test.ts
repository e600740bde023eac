import { describe, expect, it } from 'vitest'
import { toClock } from '~/domain/calendar/clock-time'
import { meals } from '~/domain/catalogue/vocabulary'
import { defaultFilters } from '~/domain/request/filters'
import * as planner from '~/domain/request/pace'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { dayHours, dayLoad, leastBetweenMeals, mealHours, mealsDue } from './day-rules'

describe('what the checks hold a day to is what the planner plans for', () => {
  const paces = ['relaxed', 'moderate', 'fast-paced'] as const
  const cases = ['Spain', 'Italy', 'Japan', 'United States', 'Nowhere'].flatMap((country) =>
    paces.flatMap((pace) =>
      [true, false].flatMap((childFriendly) =>
        [['Art'], ['Nightlife']].map((interests) => ({ country, pace, childFriendly, interests })),
      ),
    ),
  )

  it.each(cases)('$country, $pace, with children: $childFriendly, $interests', (each) => {
    const { country, pace, childFriendly, interests } = each
    const filters = { ...defaultFilters, pace, childFriendly }
    const request = { ...cityRequest(), filters, interests }
    const context = { request, destination: { ...testCity, country }, plan: { clock: 'local' as const } }
    const hours = planner.dayHours(request, { country })
    expect(dayHours(context)).toEqual({ from: hours.from, to: hours.to })
    expect(dayLoad(context)).toBe(planner.dayLoad(filters, hours))
    expect(mealHours(context)).toEqual(hours.meals)
    const clock = Array.from({ length: 49 }, (_, half) => half * 30)
    for (const from of clock)
      for (const to of clock.filter((end) => end > from && end < 1440)) {
        const day = { hours: { from: toClock(from), to: toClock(to) } }
        const due = mealsDue(day, context)
        expect(due, `${day.hours.from} to ${day.hours.to}`).toEqual(planner.mealsWithin({ from, to }, hours))
      }
    expect(mealsDue({}, context)).toEqual(meals)
  })

  it('between meals', () => {
    expect(leastBetweenMeals).toBe(planner.betweenMeals)
  })
})

describe('a trip that was planned before the local clock', () => {
  const context = (country: string, pace: 'relaxed' | 'moderate' = 'moderate', childFriendly = false) => ({
    request: { ...cityRequest(), filters: { ...defaultFilters, pace, childFriendly } },
    destination: { ...testCity, country },
    plan: {},
  })
  const dinner = (country: string) => {
    const { from, to } = mealHours(context(country)).dinner
    return `${toClock(from)} to ${toClock(to)}`
  }

  it('is held to the load of its pace alone', () => {
    expect(dayLoad(context('Spain'))).toBe(430)
    expect(dayLoad({ ...context('Spain'), plan: { clock: 'local' } })).toBe(490)
  })

  it('may dine as it did then, or as people do there', () => {
    expect(dinner('Spain')).toBe('17:30 to 23:45')
    expect(dinner('Japan')).toBe('17:15 to 21:30')
    const { breakfast, lunch } = mealHours(context('Spain'))
    expect([breakfast.from, breakfast.to].map(toClock)).toEqual(['06:00', '11:00'])
    expect([lunch.from, lunch.to].map(toClock)).toEqual(['11:00', '16:30'])
  })

  it('has a meal due on days that are long enough for it then and now', () => {
    const due = (from: string, to: string) => mealsDue({ hours: { from, to } }, context('Spain'))
    expect(due('00:00', '23:59')).toEqual(meals)
    expect(due('12:30', '21:45')).toEqual(['lunch', 'dinner'])
    // Lunch was due on days that begin by 12:30, in Spain it is by 14:00.
    expect(due('12:31', '21:45')).toEqual(['dinner'])
    expect(due('18:01', '23:00')).toEqual([])
    expect(due('18:00', '21:44')).toEqual([])
  })

  it('may be home as late as then', () => {
    const home = (...of: Parameters<typeof context>) => toClock(dayHours(context(...of)).to)
    expect(home('Japan')).toBe('22:00')
    expect(home('Japan', 'relaxed')).toBe('21:30')
    expect(home('Spain')).toBe('23:45')
    expect(home('Spain', 'moderate', true)).toBe('20:30')
  })
})
