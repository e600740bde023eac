import type { BuiltWorker } from '../harness/built-worker'

/** The kind of fault: one call fails, or every call from it on, as when the isolate ends. */
export const blows = ['one call fails', 'the Worker dies'] as const

/** Something that a visitor does over HTTP. */
export interface Flow<State> {
  /** Prepares the flow. */
  prepare(worker: BuiltWorker): Promise<State>
  /** Throws when an answer says that it failed. */
  act(state: State): Promise<unknown>
  /** Must hold after `act` was interrupted anywhere. */
  unharmed(state: State): Promise<void>
  /** Must hold after `act` was repeated. */
  settled(state: State): Promise<void>
}

/** More calls to D1 and KV than any flow makes. */
const mostCalls = 60

/** Runs a flow with a fault before and after each of its calls to D1 and KV in turn. Returns the number of faults. */
export async function everyFault<State>(
  worker: BuiltWorker,
  flow: Flow<State>,
  blow: (typeof blows)[number],
): Promise<number> {
  for (let fault = 0; fault < mostCalls; fault++) {
    const state = await flow.prepare(worker)
    await worker.strike({ at: fault, dies: blow === 'the Worker dies' })
    // A flow that recovers from a fault by itself also passes.
    await flow.act(state).catch(() => undefined)
    const moments = await worker.calm()
    await flow.unharmed(state)
    if (moments <= fault) return fault
    await flow.act(state)
    await flow.settled(state)
  }
  throw new Error('the flow has no end')
}
