import { expect, it } from 'vitest'
import { rulesThatHold } from './alert-rules'

const hold = (...events: [string, number][]) =>
  rulesThatHold(events.map(([event, count]) => ({ hour: 1, event, count }))).map(({ rule }) => rule.id)

it('one payment that was not applied is enough', () => {
  expect(hold(['payment-fits-no-purchase', 1], ['plan-made', 1000])).toEqual(['payments-not-applied'])
  expect(hold(['plan-made', 1000], ['plan-refused', 500])).toEqual([])
})

it('plans that fail count by their share, and a single one is none', () => {
  expect(hold(['plan-asked', 2], ['plan-failed', 2])).toEqual([])
  expect(hold(['plan-asked', 30], ['plan-failed', 3])).toEqual(['plans-fail'])
  expect(hold(['plan-asked', 31], ['plan-failed', 3])).toEqual([])
})

it('a limit or a budget of the whole site calls at once, those of single callers only when they are many', () => {
  expect(hold(['site-limit-reached', 1])).toEqual(['site-limit'])
  expect(hold(['site-budget-spent', 1])).toEqual(['model-budget'])
  expect(hold(['limit-reached', 99], ['model-budget-spent', 500])).toEqual([])
  expect(hold(['limit-reached', 100])).toEqual(['many-limits'])
})

it('a gift is tried again by itself, and calls when that does not help', () => {
  expect(hold(['gift-not-returned', 2])).toEqual([])
  expect(hold(['gift-not-returned', 3])).toEqual(['gifts-not-returned'])
})
