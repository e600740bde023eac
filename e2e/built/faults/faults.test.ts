// A fault at every call to D1 and KV, in the built Worker. `npm test` runs this with the heap of a deployed Worker.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { accountFlows } from './account-flows'
import { blows, everyFault, type Flow } from './every-fault'
import { planIsMade } from './generation-flow'
import { tripFlows } from './trip-flows'
import { giftFlows, hostedFlows, passkeyFlows } from './way-flows'

let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker()
}, 120_000)
afterAll(() => worker.close(), 60_000)

function rehearse<State>(flows: Record<string, Flow<State>>) {
  for (const [name, flow] of Object.entries(flows)) {
    for (const blow of blows) {
      // Some flows are run thirty times over.
      it(`survives at every call: ${name}, ${blow}`, { timeout: 240_000 }, async () => {
        expect(await everyFault(worker, flow, blow)).toBeGreaterThan(0)
      })
    }
  }
}

describe('what is done with a trip', () => rehearse(tripFlows))
describe('what is done with an account', () => rehearse(accountFlows))
describe('passkeys, gifts by mail and the provider’s own checkout', () => {
  rehearse(passkeyFlows)
  rehearse(giftFlows)
  rehearse(hostedFlows)
})
describe('what a generator does', () => rehearse({ 'a plan is made': planIsMade }))
