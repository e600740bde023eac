import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { DayView } from '~/domain/itinerary/itinerary'
import type { Entry } from '~/domain/trips/own/entries'
import { followStops, keyOf, stopOf } from '~/domain/trips/own/follow-stops'
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

/** The same for the plan that is shown: an entry goes with its stop when a plan that was made anew has other ids. */
export function useOwnOf(days: readonly DayView[] | undefined): Own | null {
  const own = useOwn()
  const entries = useMemo(
    () =>
      own && days
        ? followStops(
            own.entries,
            days.flatMap(({ activities }) => activities),
          )
        : [],
    [own, days],
  )
  if (!own) return null
  const put = (id: string, entry: Entry | null) => {
    own.put(id, entry)
    // What it was kept as before would come back if this were taken out.
    for (const [index, before] of own.entries.entries()) {
      const after = entries[index]
      if (after && after !== before && keyOf(after, stopOf(after)) === id)
        own.put(keyOf(before, stopOf(before)), null)
    }
  }
  return { ...own, entries, put }
}
