import type { BuiltWorker } from '../harness/built-worker'

/** How a Worker is struck: one call fails, or everything from it on, as when the isolate is gone. */
export const blows = ['one call fails', 'the Worker dies'] as const

/** Something a visitor does, over HTTP alone. */
export interface Flow<State> {
  /** Makes what the flow needs. */
  prepare(worker: BuiltWorker): Promise<State>
  /** Throws when an answer says that it was not done. */
  act(state: State): Promise<unknown>
  /** What holds however far `act` came. */
  unharmed(state: State): Promise<void>
  /** What holds once `act` was done again. */
  settled(state: State): Promise<void>
}

/** More calls to D1 and KV than any flow makes. */
const mostCalls = 60

/** Runs a flow with a fault before and after each of its calls to D1 and KV in turn. Gives how many faults there were. */
export async function everyFault<State>(
  worker: BuiltWorker,
  flow: Flow<State>,
  blow: (typeof blows)[number],
): Promise<number> {
  for (let fault = 0; fault < mostCalls; fault++) {
    const state = await flow.prepare(worker)
    await worker.strike({ at: fault, dies: blow === 'the Worker dies' })
    // A flow that gets over a fault by itself is as good as one that is asked again.
    await flow.act(state).catch(() => undefined)
    const moments = await worker.calm()
    await flow.unharmed(state)
    if (moments <= fault) return fault
    await flow.act(state)
    await flow.settled(state)
  }
  throw new Error('the flow has no end')
}
