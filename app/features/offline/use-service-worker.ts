import { useEffect } from 'react'
import { forgetWhoLeft } from './forget-person'

/**
 * Starts the service worker and tells it who is signed in, so that it forgets what it kept of anybody else. In development
 * there is none: it would serve yesterday's code.
 */
export function useServiceWorker(who: string | null): void {
  useEffect(() => {
    forgetWhoLeft(who !== null)
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ type: 'who', who }))
      .catch((error: unknown) => console.warn('trips cannot be kept on this device', error))
  }, [who])
}
