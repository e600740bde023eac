import { expect, it } from 'vitest'
import { dayBatches } from './day-batches'

const days = (count: number, stops: number) =>
  Array.from({ length: count }, (_, index) => ({ day: index + 1, activities: Array(stops).fill({}) }))

it('a trip is drawn in batches of so many stops at most, each day once', () => {
  expect(dayBatches(days(5, 9))).toEqual([[1, 2, 3, 4, 5]])
  expect(dayBatches(days(6, 9))).toEqual([[1, 2, 3, 4, 5], [6]])
  expect(dayBatches(days(3, 90))).toEqual([[1], [2], [3]])
  expect(dayBatches([])).toEqual([])
})
