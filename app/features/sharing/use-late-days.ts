import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DayView } from '~/domain/itinerary/itinerary'

type Content = ComponentType<{ day: DayView }>

export interface LateDays {
  /** Draws a day; null while it is not its turn. */
  contentOf(day: number): Content | null
  /** Draws a day before the others. */
  draw(day: number): void
}

/** The next moment in which the browser has nothing else to do. Returns the function that forgets it. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 100)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

/**
 * Days of a long trip that the server did not draw. The browser draws them: one that is opened at once, the others one after
 * the other when it is idle, and all of them before it prints.
 */
export function useLateDays(late: readonly number[]): LateDays {
  const [content, setContent] = useState<{ Content: Content } | null>(null)
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set())
  const draw = useCallback((day: number) => setDrawn((days) => new Set([...days, day])), [])
  const waiting = late.filter((day) => !drawn.has(day))
  const [next] = waiting
  const isNeeded = late.length > 0

  useEffect(() => {
    if (!isNeeded) return
    const load = () =>
      import('./parts-on-demand').then(({ DayContent }) => setContent({ Content: DayContent }))
    return whenIdle(() => load().catch((error: unknown) => console.warn('days could not be drawn', error)))
  }, [isNeeded])

  useEffect(() => {
    if (!content || next === undefined) return
    return whenIdle(() => draw(next))
  }, [content, next, draw])

  useEffect(() => {
    if (!content || next === undefined) return
    // The browser takes the page as it stands when the event is over.
    const all = () => flushSync(() => setDrawn(new Set(late)))
    window.addEventListener('beforeprint', all)
    return () => window.removeEventListener('beforeprint', all)
  }, [content, next, late])

  return { contentOf: (day) => (content && drawn.has(day) ? content.Content : null), draw }
}
