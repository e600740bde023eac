import type { Said, Say } from '~/domain/message'
import { memory } from '~/features/trips/memory'
import { sayHere } from '~/messages/say-here'

/**
 * Renders messages while trips are edited, in the page's language. Saving finds the message behind each text
 * again.
 */
const speak = (said: Said) => memory.over(sayHere())(said)

export const say: Say = Object.defineProperty(speak, 'units', { get: () => sayHere().units })
