import { createContext } from 'react'
import type { Drawings } from '~/domain/posters/drawings'

/** Where the server finds the drawings of landmarks; without it every poster is a landscape. */
export const DrawingsContext = createContext<Drawings>(() => null)
