import { useEffect, useState } from 'react'

/** How long words are marked after they were replaced, milliseconds: long enough to be seen by who reads something else. */
const markedFor = 15_000

/** Whether something was replaced a moment ago. `revised` is the number of the event that did it, 0 where none has. */
export function useJustRevised(revised: number): boolean {
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (revised === 0) return
    const timer = setTimeout(() => setOver(revised), markedFor)
    return () => clearTimeout(timer)
  }, [revised])
  return revised > over
}
