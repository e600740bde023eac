import { expect, it } from 'vitest'
import { isRefundable } from './refund-rule'

it('a payment is paid back on request for seven days, to the moment', () => {
  const paidAt = 1_800_000_000_000
  const week = 7 * 86_400_000
  expect(isRefundable(paidAt, paidAt)).toBe(true)
  expect(isRefundable(paidAt, paidAt + week - 1)).toBe(true)
  expect(isRefundable(paidAt, paidAt + week)).toBe(false)
  expect(isRefundable(null, paidAt)).toBe(false)
  expect(isRefundable(null, 0)).toBe(false)
})
