import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'

/**
 * Asks the server to change a trip and shows the result in place. A change that fails, for example without a
 * network, leaves the page as it is and is logged.
 */
export function useTripCall() {
  const { revalidate, state } = useRevalidator()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (state === 'idle') setBusy(false)
  }, [state])
  /** Whether that worked. */
  const call = useCallback(
    async (method: 'POST' | 'DELETE', address: string): Promise<boolean> => {
      setBusy(true)
      try {
        const response = await fetch(address, { method })
        if (!response.ok) throw new Error(`it answered ${response.status}`)
        revalidate()
        return true
      } catch (error) {
        console.warn(`${method} ${address} did not work:`, error)
        setBusy(false)
        return false
      }
    },
    [revalidate],
  )
  return { busy, call }
}

export const saveAddress = (tripId: string) => `/api/trips/${tripId}/save`
