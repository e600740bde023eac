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
    const context = { request, destination: { ...testCity, country } }
    const hours = planner.dayHours(request, { country })
    expect(dayHours(context)).toEqual({ from: hours.from, to: hours.to })
    expect(dayLoad(filters)).toBe(planner.paceLimits(filters).load)
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
