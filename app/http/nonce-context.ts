import { createContext } from 'react'

/** The response's nonce during server rendering; browsers hide nonces from scripts and need none here. */
export const NonceContext = createContext<string | undefined>(undefined)
