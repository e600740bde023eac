import { useEffect } from 'react'

/** Where the files of a trip are, if it may be taken along; they are kept with the page. */
interface KeptTrip {
  address: string
  shared: boolean
  exportBase: string | null
}

/** The worker that answers this page, once there is one; never in browsers without. */
async function controller(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null
  await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller) return navigator.serviceWorker.controller
  return new Promise((resolve) => {
    const taken = () => resolve(navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true })
  })
}

/** Whether this reader asked their browser to be sparing with data. */
function sparing(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}

/** Keeps the trip that is open, so that it opens again without a network, with its drawing and its files. */
export function useKeptTrip({ address, shared, exportBase }: KeptTrip): void {
  useEffect(() => {
    let left = false
    async function keep() {
      const worker = await controller()
      if (!worker || left || !navigator.onLine) return
      worker.postMessage({ type: 'keep', address, shared, sparing: sparing() })
      if (!exportBase || sparing()) return
      const { warmFiles } = await import('~/features/export/warm-files.client')
      await warmFiles(exportBase)
    }
    keep().catch((error: unknown) => console.warn('the trip could not be kept', error))
    return () => {
      left = true
    }
  }, [address, shared, exportBase])
}
