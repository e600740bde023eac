import { describe, expect, it } from 'vitest'
import { askedDay, drawnDays } from './drawn-days'

const days = (count: number, stops: number) =>
  Array.from({ length: count }, (_, index) => ({ day: index + 1, activities: Array(stops).fill({}) }))

describe('the days that the server draws', () => {
  it('are all of a short trip', () => {
    expect(drawnDays(days(5, 9), 1).size).toBe(5)
  })

  it('are as many as the limit lets pass, however long the trip is', () => {
    expect([...drawnDays(days(60, 10), 1)]).toEqual([1, 2, 3, 4])
    expect(drawnDays(days(60, 15), 30).size).toBe(3)
  })

  it('begin with the open one, which is drawn whatever it has', () => {
    expect([...drawnDays(days(60, 10), 20)][0]).toBe(20)
    expect([...drawnDays(days(60, 90), 20)]).toEqual([20])
  })

  it('go on with earlier ones at the end of the trip', () => {
    expect([...drawnDays(days(60, 20), 60)]).toEqual([60, 59])
  })
})

it('a day is asked for by its number', () => {
  expect(askedDay('3', days(4, 1))).toBe(3)
  for (const asked of [null, '', '0', '5', '3.0', 'x']) expect(askedDay(asked, days(4, 1))).toBeNull()
})
