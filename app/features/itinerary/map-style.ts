import { createContext } from 'react'

/** The address of the style that an interactive map is drawn with; null where the operator has set none. */
export const MapStyle = createContext<string | null>(null)
