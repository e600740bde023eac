import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * True while what stands in the document is what the server printed for `key`: on the server itself, and in the browser
 * from hydration on until the key changes for the first time. Such a part may keep its markup and needs no code. What came
 * in its place has thrown that markup away, so a key that comes back is not the server's any more.
 */
export function useServerPrinted(key: string): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [printed, setPrinted] = useState(hydrating ? key : null)
  if (printed !== null && printed !== key) setPrinted(null)
  return printed === key
}
