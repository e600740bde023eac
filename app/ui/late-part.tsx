import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { loadPart } from './load-part'

interface Mark {
  there: boolean
}

/** Parts in the server's markup that React has not taken over yet. */
const awaited = new Set<Mark>()
let told: (() => void)[] = []

/** Longest wait for parts that the server drew, milliseconds; one may have left the page meanwhile. */
const longestWait = 4000

/**
 * A part of a page whose code comes after the page's own. The server draws it with the page, and React takes it over when
 * its code is there. `ahead` fetches the code before the part is drawn: it is then drawn at once, where React would show the
 * fallback for 300 ms.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  let Part: ComponentType<Props> | null = null
  const fetched = async () => {
    Part ??= await load()
  }
  const Gate = lazy(async () => {
    await loadPart(fetched)
    return { default: Arrived }
  })
  // The server has all code in one file: it is there before the first request.
  if (import.meta.env.SSR) void fetched()
  // Memoized outside of the boundary: a new render of the page does not interrupt its hydration.
  const Late = memo(function Late(props: Props) {
    const [There] = useState(() => Part)
    const [mark] = useState(() => ({ there: There !== null }))
    useEffect(() => {
      // Its effects run before those of the page, which then waits for it.
      if (!mark.there) awaited.add(mark)
      return () => settle(mark)
    }, [mark])
    return (
      <Suspense fallback={fallback}>
        {There ? <There {...props} /> : <Gate mark={mark} draw={() => Part && <Part {...props} />} />}
      </Suspense>
    )
  })
  return Object.assign(Late, { ahead: fetched })
}

function Arrived({ mark, draw }: { mark: Mark; draw: () => ReactNode }) {
  useEffect(() => {
    mark.there = true
    settle(mark)
  }, [mark])
  return draw()
}

function settle(mark: Mark) {
  awaited.delete(mark)
  if (awaited.size > 0) return
  for (const tell of told) tell()
  told = []
}

/** Resolves once React has taken over all parts of the page. */
export function partsArrived(): Promise<void> {
  if (awaited.size === 0) return Promise.resolve()
  return new Promise((resolve) => {
    told.push(resolve)
    setTimeout(resolve, longestWait)
  })
}
