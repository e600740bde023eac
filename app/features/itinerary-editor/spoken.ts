import type { Say } from '~/domain/message'
import { memory } from '~/features/trips/memory'
import { sayIn } from '~/messages/languages'

/**
 * Renders messages while trips are edited, in the page's language. Saving finds the message behind each text
 * again.
 */
export const say: Say = (said) => memory.over(sayIn(document.documentElement.lang))(said)
