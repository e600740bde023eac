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

/** Number of the last failed call of this page: the server sends it in a header that scripts may read. */
function failed(): string {
  let number = ''
  for (const entry of performance.getEntriesByType?.('resource') ?? []) {
    if (!(entry instanceof PerformanceResourceTiming)) continue
    for (const { name, description } of entry.serverTiming ?? []) if (name === 'request') number = description
  }
  return number
}
