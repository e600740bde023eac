import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { limits } from '../app/domain/quota/limits'
import { withoutWhy } from './without-reasons'

it('leaves out the reason of every limit, and nothing else', () => {
  const code = readFileSync(new URL('../app/domain/quota/limits.ts', import.meta.url), 'utf8')
  const left = withoutWhy(code)
  for (const { why } of limits) expect(left).not.toContain(why)
  const reasons = code.match(/\bwhy: '[^'\n]*',?/g) ?? []
  expect(reasons).toHaveLength(limits.length)
  expect(left).toHaveLength(code.length - reasons.join('').length)
})
