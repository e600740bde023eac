import { createContext } from 'react'

/** Plans the trip of the page again; null where it cannot be planned from here. */
export const PlanAgain = createContext<(() => void) | null>(null)
