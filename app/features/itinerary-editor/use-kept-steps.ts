import { useEffect } from 'react'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { keepSteps } from './kept-steps'
import type { History } from './use-draft'

interface Edit {
  tripId: string
  version: number
  /** What the server has; null where it has none of the steps. */
  saved: ItineraryView | null
  history: History
}

/** Keeps every step of an edit on this device, so that nothing is lost when the page is left, reloaded or crashes. */
export function useKeptSteps({ tripId, version, saved, history }: Edit) {
  useEffect(() => {
    const { past, present, future } = history
    const steps = [...past, present, ...future].map(({ itinerary }) => itinerary)
    // Nothing has been edited.
    if (steps.length === 1 && present.itinerary === saved) return
    const found = saved ? steps.indexOf(saved) : -1
    void keepSteps(tripId, { version, steps, at: past.length, saved: found < 0 ? null : found })
  }, [tripId, version, saved, history])
}
