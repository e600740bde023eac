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
