import { useEffect } from 'react'

/** Address of the trip's files, if the plan includes them; they are stored with the page. */
interface KeptTrip {
  address: string
  /** Id of the reader's own trip; null for a shared one. */
  tripId: string | null
  /** The version that was stored since the page was opened; null before. */
  version: number | null
  exportBase: string | null
  /** Addresses of what the page fetches later. */
  also?: readonly string[]
}

const none: readonly string[] = []

/** The active service worker of this page; never resolves in browsers without one. */
async function controller(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null
  await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller) return navigator.serviceWorker.controller
  return new Promise((resolve) => {
    const taken = () => resolve(navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true })
  })
}

/** Whether the browser's data saver is on. */
function sparing(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}

/** Stores the open trip with its poster and files, so that it opens without a network. */
export function useKeptTrip({ address, tripId, version, exportBase, also = none }: KeptTrip): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was stored is kept in the place of what was there before
  useEffect(() => {
    let left = false
    async function keep() {
      const worker = await controller()
      if (!worker || left || !navigator.onLine) return
      worker.postMessage({ type: 'keep', address, shared: tripId === null, sparing: sparing(), also })
      if (!exportBase || sparing()) return
      const { warmFiles } = await import('~/features/export/warm-files.client')
      await warmFiles(exportBase, tripId)
    }
    keep().catch((error: unknown) => console.warn('the trip could not be kept', error))
    return () => {
      left = true
    }
  }, [address, tripId, version, exportBase, also])
}
