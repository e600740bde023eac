import { createContext, useContext, useSyncExternalStore } from 'react'

/** The number of the request while the server renders. */
export const RequestNumberContext = createContext('')

const never = () => () => {}

/** The number of the failed request, as it is in the operator's log; empty if unknown. */
export function useRequestNumber(): string {
  const server = useContext(RequestNumberContext)
  return useSyncExternalStore(
    never,
    () => printed() || failed(),
    () => (import.meta.env.SSR ? server : printed()),
  )
}

const printed = () => document.querySelector('[data-request-number]')?.textContent ?? ''

/** Number of the last call of this page: the server sends it in a header that scripts may read. */
function failed(): string {
  const calls = performance.getEntriesByType?.('resource') as PerformanceResourceTiming[] | undefined
  const timings = calls?.flatMap(({ serverTiming }) => serverTiming ?? [])
  return timings?.findLast(({ name }) => name === 'request')?.description ?? ''
}
