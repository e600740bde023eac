import { env } from 'cloudflare:workers'
import type { AppContext } from '~/load-context'
import { compose } from '../../compose'
import { faultyD1 } from './faulty-d1'
import { faultyKv } from './faulty-kv'

/** How a Worker is struck: one call fails, or everything from it on, as when the isolate is gone. */
export const blows = ['one call fails', 'the Worker dies'] as const

export interface Flow<State> {
  /** Makes what the flow needs; `run` tells the rounds apart. */
  prepare(parts: AppContext, run: string): Promise<State>
  act(parts: AppContext, state: State): Promise<unknown>
  /** What holds however far `act` came. */
  unharmed(parts: AppContext, state: State): Promise<void>
  /** What holds once `act` was done again. */
  settled(parts: AppContext, state: State): Promise<void>
}

/** More calls to D1 and KV than any flow makes. */
const mostCalls = 60

/** Runs a flow with a fault before and after each of its calls to D1 and KV in turn. Gives how many faults there were. */
export async function everyFault<State>(flow: Flow<State>, blow: (typeof blows)[number]): Promise<number> {
  const sound = compose({ ...env })
  for (let fault = 0; fault < mostCalls; fault++) {
    const state = await flow.prepare(sound, `${blow === 'one call fails' ? 'f' : 'd'}${fault}`)
    let moments = 0
    const fails = () => {
      const moment = moments++
      return blow === 'one call fails' ? moment === fault : moment >= fault
    }
    const struck = compose({ ...env, DB: faultyD1(env.DB, fails), CACHE: faultyKv(env.CACHE, fails) })
    // A flow that gets over a fault by itself is as good as one that is asked again.
    await flow.act(struck, state).catch(() => undefined)
    await flow.unharmed(sound, state)
    if (moments <= fault) return fault
    await flow.act(sound, state)
    await flow.settled(sound, state)
  }
  throw new Error('the flow has no end')
}
