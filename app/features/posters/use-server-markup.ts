import { useState } from 'react'
import { useHydrating } from '~/ui/use-hydrating'

/**
 * True while the document holds the server's markup for `key`: on the server, and in the browser from hydration
 * until the key changes for the first time. Such a part keeps its markup and needs no code. After a change the
 * markup is gone, so an earlier key does not bring it back.
 */
export function useServerMarkup(key: string): boolean {
  const hydrating = useHydrating()
  const [kept, setKept] = useState(hydrating ? key : null)
  if (kept !== null && kept !== key) setKept(null)
  return kept === key
}
