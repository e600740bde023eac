import { expect, test } from 'vitest'
import { bestMonths, nextStart } from './best-months'

const year = (month: (index: number) => [high: number, rainDays: number]) =>
  Array.from({ length: 12 }, (_, index) => {
    const [high, rainDays] = month(index)
    return { high, low: high - 8, rainDays }
  })

test('the best months are neither cold, hot nor wet', () => {
  const highs = [9, 10, 14, 20, 25, 28, 32, 34, 29, 23, 17, 12]
  expect(bestMonths(year((index) => [highs[index] ?? 0, 10]))).toEqual([4, 5, 6, 10])
})

test('where it is always hot, the dry months are the best', () => {
  expect(bestMonths(year((index) => [32, index < 3 ? 4 : 20]))).toEqual([1, 2, 3])
})

test('where no month is comfortable, the least bad ones are named', () => {
  expect(bestMonths(year((index) => [index === 6 ? 13 : index === 7 ? 12 : 0, 14]))).toEqual([7, 8])
})

test('a plan begins on the second Friday of the next good month, three weeks ahead or more', () => {
  expect(nextStart([4, 10], '2026-11-23')).toBe('2027-04-09')
  expect(nextStart([4, 10], '2027-03-19')).toBe('2027-04-09')
  expect(nextStart([4, 10], '2027-03-20')).toBe('2027-10-08')
  expect(nextStart([1], '2026-12-28')).toBe('2028-01-14')
})
