import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountFlows } from './account-flows'
import { blows, everyFault, type Flow } from './every-fault'
import { tripFlows } from './trip-flows'

// A cache that fails is told of; here it fails on purpose.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterAll(() => void vi.restoreAllMocks())

function rehearse<State>(flows: Record<string, Flow<State>>) {
  for (const [name, flow] of Object.entries(flows)) {
    for (const blow of blows) {
      // Some flows are run thirty times over.
      it(`survives at every call: ${name}, ${blow}`, { timeout: 120_000 }, async () => {
        expect(await everyFault(flow, blow)).toBeGreaterThan(0)
      })
    }
  }
}

describe('what is done with a trip', () => rehearse(tripFlows))
describe('what is done with an account', () => rehearse(accountFlows))
