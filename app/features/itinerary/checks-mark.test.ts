import { expect, it } from 'vitest'
import { worstOf } from './checks-mark'

it.each([
  ['pass', ['pass', 'pass']],
  ['unknown', ['pass', 'unknown']],
  ['fail', ['unknown', 'fail', 'pass']],
] as const)('of several checks is %s', (worst, statuses) => {
  expect(worstOf(statuses.map((status) => ({ status })))).toBe(worst)
})
