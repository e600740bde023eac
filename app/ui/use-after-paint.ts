import { useCallback, useEffect, useRef } from 'react'

/**
 * Work that waits for the next frame, so that the screen reacts first. `soon` queues work; `settle` runs all of
 * it now, for callers that need the result.
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
  // Work that still waits when the component is gone is dropped.
  useEffect(
    () => () => {
      waiting.current = []
    },
    [],
  )
  return { soon, settle }
}
