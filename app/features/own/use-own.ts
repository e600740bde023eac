import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { onTripInHand, tripInHand } from '~/features/trips/trip-in-hand'
import { OwnStore } from './own-store'

/** One store a trip, whichever parts of the page use it. */
const stores = new Map<string, OwnStore>()

function storeOf(tripId: string): OwnStore {
  const known = stores.get(tripId)
  if (known) return known
  const store = new OwnStore(tripId)
  stores.set(tripId, store)
  void store.open()
  return store
}

const never = () => () => undefined
const nothing = { changes: [], entries: [], waits: false }
const none = () => nothing
const noTrip = () => null

/** Notes, lists and costs of the trip on the screen; null where it belongs to nobody. */
export function useOwn() {
  const tripId = useSyncExternalStore(onTripInHand, tripInHand, noTrip)
  const store = useMemo(() => (tripId === null ? null : storeOf(tripId)), [tripId])
  const state = useSyncExternalStore(store?.listen ?? never, store?.current ?? none, none)
  useEffect(() => {
    if (!store) return
    const again = () => void store.send()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [store])
  return store && { ...state, put: store.put.bind(store) }
}

export type Own = NonNullable<ReturnType<typeof useOwn>>
