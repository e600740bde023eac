import { expect, it } from 'vitest'
import { partySums } from './party-sums'

const budget = {
  accommodationTotal: 100,
  foodTotal: 60.5,
  activitiesTotal: 20,
  transportTotal: 7,
  grandTotal: 187.5,
}

it('is what the plan says for one adult alone', () => {
  expect(partySums(budget, { adults: 1, children: [] }).total).toBe(18_750)
})

it('is twice that for two who share a room', () => {
  expect(partySums(budget, { adults: 2, children: [] }).total).toBe(37_500)
})

it('counts a room as two halves, and who is under two not at all', () => {
  expect(partySums(budget, { adults: 2, children: [1, 4] })).toEqual({
    accommodation: 20_000,
    food: 18_150,
    activities: 6000,
    transport: 2100,
    total: 46_250,
  })
  expect(partySums(budget, { adults: 2, children: [], rooms: 2 }).accommodation).toBe(40_000)
  expect(partySums(budget, { adults: 1, children: [4] }).accommodation).toBe(20_000)
})
