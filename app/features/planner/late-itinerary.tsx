import { useEffect } from 'react'
import { latePart } from '~/ui/late-part'
import { Skeleton } from '~/ui/skeleton'

const loadItinerary = async () => (await import('./itinerary-view')).ItineraryView

/** The itinerary of the page that asks for one. */
export const LateItinerary = latePart(loadItinerary, <Skeleton lines={12} />)

/** Fetches its code once the page works, so that a plan that is asked for does not wait for it. */
export function useItineraryAhead() {
  useEffect(() => {
    // Without a network it is fetched when it is needed.
    loadItinerary().catch(() => null)
  }, [])
}
