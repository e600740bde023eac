import { useCallback, useEffect, useRef } from 'react'

/**
 * Work that waits for the picture which answers a hand: `soon` has it done after the next one, in order; `settle` has
 * all of it done at once, for whoever needs to know what came of it.
 */
export function useAfterPaint() {
  const waiting = useRef<(() => void)[]>([])
  const settle = useCallback(() => {
    const work = waiting.current
    waiting.current = []
    for (const each of work) each()
  }, [])
  const soon = useCallback(
    (work: () => void) => {
      waiting.current.push(work)
      requestAnimationFrame(() => setTimeout(settle))
    },
    [settle],
  )
  // What waits when the editor goes belongs to nobody any more.
  useEffect(
    () => () => {
      waiting.current = []
    },
    [],
  )
  return { soon, settle }
}
