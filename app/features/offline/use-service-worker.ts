import { useEffect } from 'react'

/**
 * Starts the service worker and tells it who is signed in, so that it deletes what it stored for others. Not in
 * development, where it would serve old code. Nothing is told or deleted while it is not known who that is (undefined).
 */
export function useServiceWorker(who: string | null | undefined): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => who !== undefined && active?.postMessage({ type: 'who', who }))
      .catch((error: unknown) => console.warn('trips cannot be kept on this device', error))
  }, [who])
  useEffect(() => {
    // A chunk of its own: a guest who never signed in does not need it.
    if (who === undefined) return
    try {
      if (who === null && !localStorage.getItem('vphq-signed-in')) return
      void import('./forget-person').then(({ forgetWhoLeft }) => forgetWhoLeft(who !== null))
    } catch {
      // Where storage is blocked, there is nothing to remove.
    }
  }, [who])
}
