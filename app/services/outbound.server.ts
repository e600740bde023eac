import { UpstreamDown } from '~/domain/errors'

/** How long we wait for a service, milliseconds. */
export interface Patience {
  /** For one call, the reading of its answer included. */
  each: number
  /** For all calls together, from the first one on; without it as long as they take. */
  all?: number
}

/**
 * A `fetch` that ends: nothing else calls out of the Worker. Throws UpstreamDown when there is no answer in time, or none at
 * all; an answer that stops in its middle fails the reading with a TimeoutError. A signal of the caller's ends a call as well.
 */
export function outbound({ each, all }: Patience): typeof globalThis.fetch {
  let end: number | undefined
  return async (input, init) => {
    end ??= all === undefined ? Number.POSITIVE_INFINITY : Date.now() + all
    const left = Math.min(each, end - Date.now())
    if (left <= 0) throw new UpstreamDown('no time left to ask')
    const timeout = AbortSignal.timeout(left)
    const callers = [init?.signal, input instanceof Request ? input.signal : null]
    const signal = AbortSignal.any([timeout, ...callers.filter((given) => given != null)])
    try {
      // biome-ignore lint/style/noRestrictedGlobals: this is the one place.
      return await fetch(input, { ...init, signal })
    } catch (error) {
      if (timeout.aborted) throw new UpstreamDown(`no answer within ${left} ms`)
      if (signal.aborted) throw error
      throw new UpstreamDown(error instanceof Error ? error.message : 'network')
    }
  }
}

/** Whether reading an answer took too long. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
