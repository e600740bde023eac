import { createContext } from 'react'

/** The address of the interactive map's style; null where none is configured. */
export const MapStyle = createContext<string | null>(null)
