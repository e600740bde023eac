import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * True while what stands in the document is what the server printed for `key`: on the server itself, and in the browser
 * from hydration on for as long as the key stays the same. Such a part may keep its markup and needs no code.
 */
export function useServerPrinted(key: string): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [printed] = useState(hydrating ? key : null)
  return printed === key
}
