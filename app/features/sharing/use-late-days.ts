import { useCallback, useEffect, useRef, useState } from 'react'

export interface LateDays {
  /** The markup of a day; null while it is not there. */
  markupOf(day: number): string | null
  /** Fetches a day before the others. */
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

/** Where a batch of days is drawn. */
export const batchAddress = (address: string, [first]: readonly number[]) => `${address}/days/${first}`

/** The markup of each day in an answer. */
async function fetchDays(address: string): Promise<[number, string][]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`days could not be fetched: ${answer.status}`)
  const document = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return [...document.querySelectorAll<HTMLElement>('[data-drawn]')].map((day) => [
    Number(day.dataset.drawn),
    day.innerHTML,
  ])
}

/**
 * Days that the server did not draw with the page. They are fetched when the browser is idle, batch by batch; the batch of
 * a day that is opened first.
 */
export function useLateDays(
  address: string,
  batches: readonly number[][],
  isDrawn: (day: number) => boolean,
): LateDays {
  const [markup, setMarkup] = useState<ReadonlyMap<number, string>>(new Map())
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set())
  const underWay = useRef(new Set<number>())
  const fetchBatch = useCallback(
    (batch: readonly number[]) => {
      const [first = 0] = batch
      if (underWay.current.has(first)) return
      underWay.current.add(first)
      const done = (days: [number, string][]) => {
        setMarkup((known) => new Map([...known, ...days]))
        setAsked((known) => new Set([...known, first]))
      }
      fetchDays(batchAddress(address, batch)).then(done, (error: unknown) => {
        console.warn(error)
        // Opening a day tries again.
        underWay.current.delete(first)
      })
    },
    [address],
  )
  const next = batches.find((batch) => !asked.has(batch[0] ?? 0) && batch.some((day) => !isDrawn(day)))
  useEffect(() => {
    if (!next || underWay.current.has(next[0] ?? 0)) return
    return whenIdle(() => fetchBatch(next))
  }, [next, fetchBatch])
  const draw = (day: number) => {
    const batch = batches.find((days) => days.includes(day))
    if (batch && !isDrawn(day) && !markup.has(day)) fetchBatch(batch)
  }
  return { markupOf: (day) => markup.get(day) ?? null, draw }
}
