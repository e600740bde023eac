import { createContext } from 'react'

/** The response's nonce while the server renders; the browser hides nonces and needs none. */
export const NonceContext = createContext<string | undefined>(undefined)
