import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True on the server, and in the browser while React takes over the server's markup. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
