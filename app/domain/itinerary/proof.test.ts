import { expect, it } from 'vitest'
import { proofOf } from './proof'

const checks = (...statuses: ('pass' | 'fail' | 'unknown')[]) => statuses.map((status) => ({ status }))

it.each([
  ['pass', checks('pass', 'pass'), { passed: 2, total: 2 }],
  ['unknown', checks('pass', 'unknown'), { passed: 1, total: 2 }],
  ['fail', checks('unknown', 'fail', 'pass'), { passed: 1, total: 3 }],
] as const)('of several checks is %s', (mark, list, figures) => {
  expect(proofOf({ checks: list })).toEqual({ mark, ...figures })
})

it('is never whole beside a wish that is not met', () => {
  expect(proofOf({ checks: checks('pass', 'pass'), unmet: ['Nothing for Beach.'] })).toEqual({
    mark: 'unknown',
    passed: 2,
    total: 3,
  })
})
