import { expect, it } from 'vitest'
import { countsIn } from './audit.mjs'

it('reads what npm audit prints', () => {
  const vulnerabilities = { info: 0, low: 1, moderate: 0, high: 2, critical: 0, total: 3 }
  expect(countsIn(JSON.stringify({ auditReportVersion: 2, metadata: { vulnerabilities } }))).toEqual({
    info: 0,
    low: 1,
    moderate: 0,
    high: 2,
    critical: 0,
  })
})

it('knows where the registry has no advisories', () => {
  expect(countsIn('')).toBeNull()
  expect(countsIn('{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}')).toBeNull()
})
