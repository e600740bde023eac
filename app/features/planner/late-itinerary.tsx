import { useEffect } from 'react'
import { latePart } from '~/ui/late-part'
import { Skeleton } from '~/ui/skeleton'

const loadItinerary = async () => (await import('./itinerary-view')).ItineraryView

/** The itinerary of the page that asks for one. */
export const LateItinerary = latePart(loadItinerary, <Skeleton lines={12} />)

/** What a plan needs as it arrives; loaded then, it would take the processor and the line from the plan itself. */
const loadForPlan = () =>
  Promise.all([
    import('./read-events'),
    import('./itinerary-view').then(({ partsOfPlan }) =>
      Promise.all(partsOfPlan.map(({ ahead }) => ahead())),
    ),
  ]).catch(() => null)

/**
 * Fetches its code once the page works, so that a plan that is asked for does not wait for it, and what is needed while the plan
 * arrives when a hand first touches the page.
 */
export function useItineraryAhead() {
  useEffect(() => {
    // Without a network it is fetched when it is needed.
    LateItinerary.ahead().catch(() => null)
    const touched = new AbortController()
    const once = { once: true, signal: touched.signal }
    addEventListener('pointerdown', loadForPlan, once)
    addEventListener('focusin', loadForPlan, once)
    return () => touched.abort()
  }, [])
}
