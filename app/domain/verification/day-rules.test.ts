import { describe, expect, it } from 'vitest'
import { toClock } from '~/domain/calendar/clock-time'
import { meals } from '~/domain/catalogue/vocabulary'
import { defaultFilters } from '~/domain/request/filters'
import { betweenMeals, dayShape, mealsWithin, mealWindows } from '~/domain/request/pace'
import { dayHours, dayLoad, leastBetweenMeals, mealHours, mealsDue } from './day-rules'

describe('what the checks hold a day to is what the planner plans for', () => {
  const paces = ['relaxed', 'moderate', 'fast-paced'] as const
  const filters = paces.flatMap((pace) =>
    [true, false].map((childFriendly) => ({ ...defaultFilters, pace, childFriendly })),
  )

  it.each(filters)('$pace, with children: $childFriendly', (filter) => {
    const { from, to, load } = dayShape(filter)
    expect(dayHours(filter)).toEqual({ from, to })
    expect(dayLoad(filter)).toBe(load)
  })

  it('at meals', () => {
    expect(mealHours).toEqual(mealWindows)
    expect(leastBetweenMeals).toBe(betweenMeals)
  })

  it('on days that begin late or end early', () => {
    const clock = Array.from({ length: 49 }, (_, half) => half * 30)
    for (const from of clock)
      for (const to of clock.filter((end) => end > from && end < 1440)) {
        const day = { hours: { from: toClock(from), to: toClock(to) } }
        expect(mealsDue(day), `${day.hours.from} to ${day.hours.to}`).toEqual(mealsWithin({ from, to }))
      }
    expect(mealsDue({})).toEqual(meals)
  })
})
